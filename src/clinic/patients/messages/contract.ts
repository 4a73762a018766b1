import { z } from 'zod';
import { deskRoles } from '#clinic/audit/contract.ts';
import { endpoint } from '#platform/api/endpoint.ts';
import { byPatient, cardRefusals } from '../directory/contract.ts';

/** `queued`: on its way; `void`: overtaken by another; `suppressed`: kept back, the address has had its share of the day. */
const states = ['queued', 'sent', 'failed', 'void', 'suppressed'] as const;

const message = z.object({
  id: z.int(),
  channel: z.enum(['email', 'sms']),
  /** In words: 'Recordatorio de la cita'. What it said is nobody's at the desk. */
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
  summary: 'What was sent to or about a person and whether it arrived, newest first; never the words',
  params: byPatient,
  status: 200,
  reply: z.array(message),
  refusals: { not_found: cardRefusals.not_found },
});
