import { staffActor } from '#clinic/professionals/service.server.ts';
import type { Bind } from '#platform/http/bind.server.ts';
import type { PatientsDeps } from '../deps.server.ts';
import { listFailedMessages, listMessages, resendMessage } from './contract.ts';
import { listFailed, listMessagesOf, resend } from './service.server.ts';

export function bindMessages(bind: Bind, deps: PatientsDeps): void {
  bind(listMessages, async ({ viewer, params }) =>
    listMessagesOf(deps, await staffActor(deps.db, viewer), params.id),
  );
  bind(listFailedMessages, () => listFailed(deps));
  bind(resendMessage, async ({ viewer, params }) =>
    resend(deps, await staffActor(deps.db, viewer), params.id),
  );
}
