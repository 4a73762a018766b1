import { staffActor } from '#clinic/professionals/service.server.ts';
import type { Bind } from '#platform/http/bind.server.ts';
import type { PatientsDeps } from '../deps.server.ts';
import { listMessages } from './contract.ts';
import { listMessagesOf } from './service.server.ts';

/** Route of what was sent to somebody. */
export function bindMessages(bind: Bind, deps: PatientsDeps): void {
  bind(listMessages, async ({ viewer, params }) =>
    listMessagesOf(deps, await staffActor(deps.db, viewer), params.id),
  );
}
