import { z } from 'zod';
import { deskRoles } from '#clinic/audit/contract.ts';
import { legalNotice } from '#legal-notice';
import { endpoint } from '#platform/api/endpoint.ts';
import { commonRefusals, type RefusalTable, refusalTable } from '#platform/api/refusals.ts';
import { byPatient } from '../directory/contract.ts';
import { texts } from './texts.ts';

export const invitationRefusals = {
  not_found: commonRefusals.not_found,
  ...refusalTable(
    { has_account: { status: 409 }, no_email: { status: 409 }, too_young: { status: 409 } },
    () => ({
      ...texts().inviteRefusals,
      too_young: texts().tooYoung(legalNotice.ownAccountFromAge),
    }),
  ),
} satisfies RefusalTable;

export const invite = endpoint({
  method: 'POST',
  path: '/api/staff/people/:id/invitation',
  access: { roles: deskRoles },
  summary: 'E-mail a link, valid once and for a week, that links an account to the record',
  params: byPatient,
  status: 201,
  reply: z.object({ email: z.string(), until: z.string() }),
  refusals: invitationRefusals,
});

export const acceptRefusals = refusalTable(
  { link_over: { status: 410 }, contradicts: { status: 409 } },
  () => texts().refusals,
);

export const acceptInvitation = endpoint({
  method: 'POST',
  path: '/api/invitations/accept',
  access: { roles: ['client'] },
  summary: 'Link a clinic record to your account; replaces the account’s empty record',
  body: z.strictObject({ token: z.string().trim().min(1).max(200) }),
  status: 200,
  reply: z.object({ success: z.literal(true) }),
  refusals: acceptRefusals,
});
