import { z } from 'zod';
import { deskRoles } from '#clinic/audit/contract.ts';
import { endpoint } from '#platform/api/endpoint.ts';
import { pathId } from '#platform/api/ids.contract.ts';
import { commonRefusals, type RefusalTable, refusalTable } from '#platform/api/refusals.ts';
import { byPatient, recordRefusals } from '../directory/contract.ts';
import { texts } from './texts.ts';

/** `void`: replaced by a newer one; `suppressed`: not sent because the address had reached its daily limit. */
const states = ['queued', 'sent', 'failed', 'void', 'suppressed'] as const;

const message = z.object({
  id: z.int(),
  channel: z.enum(['email', 'sms']),
  /** Kind of message: 'Recordatorio de la cita'. Reception never sees the text. */
  about: z.string(),
  createdAt: z.string(),
  sentAt: z.string().nullable(),
  state: z.enum(states),
});
export type PersonMessage = z.output<typeof message>;

export const listMessages = endpoint({
  method: 'GET',
  path: '/api/staff/people/:id/messages',
  access: { roles: deskRoles },
  summary: 'Messages sent to or about a patient with their delivery, newest first, without text',
  params: byPatient,
  status: 200,
  reply: z.array(message),
  refusals: { not_found: recordRefusals.not_found },
});

const failedMessage = z.object({
  id: z.int(),
  /** `suppressed`: withheld, because the unverified address had reached its daily limit. */
  state: z.enum(['failed', 'suppressed']),
  channel: z.enum(['email', 'sms']),
  about: z.string(),
  /** Address or phone of the recipient. */
  recipient: z.string(),
  name: z.string().nullable(),
  phone: z.string().nullable(),
  createdAt: z.string(),
  /** False once the message has expired or its text is redacted. */
  mayBeSentAgain: z.boolean(),
});
export type FailedMessage = z.output<typeof failedMessage>;

export const listFailedMessages = endpoint({
  method: 'GET',
  path: '/api/staff/messages/failed',
  access: { roles: deskRoles },
  summary:
    'Messages of the last days that could not be delivered or were withheld, newest first, without text',
  status: 200,
  reply: z.array(failedMessage),
});

export const resendRefusals = {
  not_found: commonRefusals.not_found,
  ...refusalTable({ too_late: { status: 409 } }, () => texts().refusals),
} satisfies RefusalTable;

export const resendMessage = endpoint({
  method: 'POST',
  path: '/api/staff/messages/:id/resend',
  access: { roles: deskRoles },
  summary: 'Try to deliver a message again, or send one that was withheld',
  params: z.object({ id: pathId }),
  status: 204,
  reply: null,
  refusals: resendRefusals,
});
