import type { ClinicBind } from '#clinic/professionals/service.server.ts';
import * as contract from './contract.ts';
import { addExtraHour, type OpeningDeps, removeAbsence, showOpening } from './opening/service.server.ts';

/** Working-hours endpoints without effect on appointments; the others are bound by appointments. */
export function bindOpening(bind: ClinicBind, deps: OpeningDeps): void {
  bind(contract.getOpening, ({ actor }) => showOpening(deps, actor));
  bind(contract.removeAbsence, ({ actor, params }) => removeAbsence(deps, actor, params.id));
  bind(contract.addExtraHour, ({ actor, body }) => addExtraHour(deps, actor, body));
}
