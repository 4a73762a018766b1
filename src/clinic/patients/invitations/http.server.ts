import { staffActor } from '#clinic/professionals/service.server.ts';
import type { Bind } from '#platform/http/bind.server.ts';
import type { PatientsDeps } from '../deps.server.ts';
import { acceptInvitation, invite } from './contract.ts';
import { createInvitations } from './service.server.ts';

export function bindInvitations(bind: Bind, deps: PatientsDeps): void {
  const invitations = createInvitations(deps);
  bind(invite, async ({ viewer, params }) => invitations.send(await staffActor(deps.db, viewer), params.id));
  bind(acceptInvitation, async ({ viewer, body }) => {
    await invitations.accept(viewer.userId, body.token);
    return { success: true as const };
  });
}
