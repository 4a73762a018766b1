import { staffActor } from '#clinic/professionals/service.server.ts';
import type { Bind, Viewer } from '#platform/http/bind.server.ts';
import type { PatientsDeps } from '../deps.server.ts';
import { addCallback, endCallback, listCallbacks, undoCallback } from './contract.ts';
import { createCallbacks } from './service.server.ts';

export function bindCallbacks(bind: Bind, deps: PatientsDeps): void {
  const callbacks = createCallbacks(deps);
  const actorOf = (viewer: Viewer) => staffActor(deps.db, viewer);

  bind(listCallbacks, async ({ viewer }) => callbacks.list(await actorOf(viewer)));
  bind(
    addCallback,
    async ({ viewer, body, remember }) => ({
      id: await callbacks.leave(await actorOf(viewer), body, remember),
    }),
    async (_, id) => ({ id: id ?? 0 }),
  );
  bind(endCallback, async ({ viewer, params }) => callbacks.end(await actorOf(viewer), params.id));
  bind(undoCallback, async ({ viewer, params }) => callbacks.undo(await actorOf(viewer), params.id));
}
