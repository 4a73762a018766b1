import { staffActor } from '#clinic/professionals/service.server.ts';
import type { Bind, Viewer } from '#platform/http/bind.server.ts';
import * as contract from './contract.ts';
import { addExtraHour, type OpeningDeps, removeAbsence, showOpening } from './opening/service.server.ts';

/** Working-hours endpoints without effect on appointments; the others are bound by appointments. */
export function bindOpening(bind: Bind, deps: OpeningDeps): void {
  const actorOf = (viewer: Viewer) => staffActor(deps.db, viewer);

  bind(contract.getOpening, async ({ viewer }) => showOpening(deps, await actorOf(viewer)));
  bind(contract.removeAbsence, async ({ viewer, params }) =>
    removeAbsence(deps, await actorOf(viewer), params.id),
  );
  bind(contract.addExtraHour, async ({ viewer, body }) => addExtraHour(deps, await actorOf(viewer), body));
}
