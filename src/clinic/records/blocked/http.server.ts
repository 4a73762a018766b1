import { staffActor } from '#clinic/professionals/service.server.ts';
import type { Bind } from '#platform/http/bind.server.ts';
import type { RecordsDeps } from '../deps.server.ts';
import { findBlocked, openBlocked, readBlocked, readBlockedFile } from './contract.ts';
import { createBlocked } from './service.server.ts';

export function bindBlocked(bind: Bind, deps: RecordsDeps): void {
  const blocked = createBlocked(deps);
  bind(findBlocked, async ({ viewer, query }) =>
    blocked.find(await staffActor(deps.db, viewer), query.search),
  );
  bind(openBlocked, async ({ viewer, params, body }) =>
    blocked.open(await staffActor(deps.db, viewer), params.id, body.reason),
  );
  bind(readBlocked, async ({ viewer, params }) => blocked.read(await staffActor(deps.db, viewer), params.id));
  bind(readBlockedFile, async ({ viewer, params: { id, name }, reply }) => {
    const file = await blocked.readFile(await staffActor(deps.db, viewer), id, name);
    reply.type('application/pdf').header('Content-Disposition', `attachment; filename="${name}"`);
    return file;
  });
}
