import { staffActor } from '#clinic/professionals/service.server.ts';
import type { Bind, Viewer } from '#platform/http/bind.server.ts';
import type { RecordsDeps } from '../deps.server.ts';
import { listNotes, markNote, writeNote } from './contract.ts';
import { createNotes } from './service.server.ts';

export function bindNotes(bind: Bind, deps: RecordsDeps): void {
  const notes = createNotes(deps);
  const actorOf = (viewer: Viewer) => staffActor(deps.db, viewer);

  bind(listNotes, async ({ viewer, params }) => notes.list(await actorOf(viewer), params.id));
  bind(
    writeNote,
    async ({ viewer, params, body, remember }) => ({
      id: await notes.write(await actorOf(viewer), params.id, body, remember),
    }),
    async (_, id) => ({ id: id ?? 0 }),
  );
  bind(markNote, async ({ viewer, params, body }) =>
    notes.mark(await actorOf(viewer), params.id, body.marks),
  );
}
