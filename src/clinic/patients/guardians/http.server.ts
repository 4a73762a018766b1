import { staffActor } from '#clinic/professionals/service.server.ts';
import type { Bind, Viewer } from '#platform/http/bind.server.ts';
import type { PatientsDeps } from '../deps.server.ts';
import { createDirectory } from '../directory/service.server.ts';
import { addGuardian, changeGuardian, removeGuardian } from './contract.ts';
import { createGuardians } from './service.server.ts';

/** Every endpoint returns the child's record. */
export function bindGuardians(bind: Bind, deps: PatientsDeps): void {
  const guardians = createGuardians(deps);
  const directory = createDirectory(deps);
  const actorOf = (viewer: Viewer) => staffActor(deps.db, viewer);

  bind(addGuardian, async ({ viewer, params, body }) => {
    const actor = await actorOf(viewer);
    await guardians.add(actor, params.id, body);
    return directory.show(actor, params.id);
  });
  bind(changeGuardian, async ({ viewer, params, body }) => {
    const actor = await actorOf(viewer);
    await guardians.change(actor, params, body);
    return directory.show(actor, params.id);
  });
  bind(removeGuardian, async ({ viewer, params }) => {
    const actor = await actorOf(viewer);
    await guardians.remove(actor, params);
    return directory.show(actor, params.id);
  });
}
