import { staffActor } from '#clinic/professionals/service.server.ts';
import type { Bind, Viewer } from '#platform/http/bind.server.ts';
import type { PatientsDeps } from '../deps.server.ts';
import { addPerson, listPeople, readPatientRecord, updatePatientRecord } from './contract.ts';
import { createDirectory } from './service.server.ts';

export function bindDirectory(bind: Bind, deps: PatientsDeps): void {
  const directory = createDirectory(deps);
  const actorOf = (viewer: Viewer) => staffActor(deps.db, viewer);

  bind(listPeople, async ({ viewer, query }) => directory.list(await actorOf(viewer), query));
  bind(readPatientRecord, async ({ viewer, params }) => directory.read(await actorOf(viewer), params.id));
  bind(
    addPerson,
    async ({ viewer, body, remember }) => {
      const actor = await actorOf(viewer);
      return directory.show(actor, await directory.add(actor, body, remember));
    },
    async ({ viewer }, id) => directory.show(await actorOf(viewer), id ?? 0),
  );
  bind(updatePatientRecord, async ({ viewer, params, body }) => {
    const actor = await actorOf(viewer);
    await directory.change(actor, params.id, body);
    return directory.show(actor, params.id);
  });
}
