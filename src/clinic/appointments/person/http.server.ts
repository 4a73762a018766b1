import { staffActor } from '#clinic/professionals/service.server.ts';
import type { Bind } from '#platform/http/bind.server.ts';
import type { AppointmentsDeps } from '../deps.server.ts';
import { listPersonAppointments, readNotes } from './contract.ts';
import { createAppointmentDirectory } from './service.server.ts';

export function bindAppointmentDirectory(bind: Bind, deps: AppointmentsDeps): void {
  const directory = createAppointmentDirectory(deps);
  bind(listPersonAppointments, async ({ viewer, params }) =>
    directory.list(await staffActor(deps.db, viewer), params.id),
  );
  bind(readNotes, async ({ viewer, params, body }) => ({
    notes: await directory.readNotes(await staffActor(deps.db, viewer), params.id, body.reason),
  }));
}
