import { staffActor } from '#clinic/professionals/service.server.ts';
import type { Bind, Viewer } from '#platform/http/bind.server.ts';
import type { AppointmentsDeps } from '../deps.server.ts';
import { createCalls } from './calls.server.ts';
import * as contract from './contract.ts';
import { resolveAffectedAppointments } from './resolution.server.ts';
import {
  addAbsence,
  changeHoliday,
  changeWeeklyHours,
  changeWorkingBlocks,
  removeExtraHour,
  removeHolidayChange,
} from './service.server.ts';

export function bindClosures(bind: Bind, deps: AppointmentsDeps): void {
  const calls = createCalls(deps);
  const actorOf = (viewer: Viewer) => staffActor(deps.db, viewer);

  bind(contract.addAbsence, async ({ viewer, body }) => addAbsence(deps, await actorOf(viewer), body));
  bind(contract.changeWeeklyHours, async ({ viewer, body }) =>
    changeWeeklyHours(deps, await actorOf(viewer), body),
  );
  bind(contract.changeWorkingBlocks, async ({ viewer, body }) =>
    changeWorkingBlocks(deps, await actorOf(viewer), body),
  );
  bind(contract.removeExtraHour, async ({ viewer, params, query }) =>
    removeExtraHour(deps, await actorOf(viewer), params.id, query.preview === 'true'),
  );
  bind(contract.changeHoliday, async ({ viewer, body }) => changeHoliday(deps, await actorOf(viewer), body));
  bind(contract.removeHolidayChange, async ({ viewer, params, query }) =>
    removeHolidayChange(deps, await actorOf(viewer), params.date, query.preview === 'true'),
  );
  bind(contract.resolveAffected, async ({ viewer, body }) => ({
    outcomes: await resolveAffectedAppointments(deps, await actorOf(viewer), body),
  }));
  bind(contract.listCalls, async ({ viewer }) => calls.list(await actorOf(viewer)));
  bind(contract.endCall, async ({ viewer, params }) => calls.end(await actorOf(viewer), params.id));
}
