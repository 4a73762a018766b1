import { z } from 'zod';
import { deskRoles } from '#clinic/audit/contract.ts';
import { endpoint } from '#platform/api/endpoint.ts';
import { pathId } from '#platform/api/ids.contract.ts';
import { commonRefusals, type RefusalTable, refusalTable } from '#platform/api/refusals.ts';
import { severalLines } from '#platform/text/plain-text.ts';
import { answerChannels, contactStates, maxMessageLength, subjects } from '../terms.ts';
import { texts } from './texts.ts';

const byId = z.object({ id: pathId });
const owner = z.object({ userId: z.int(), name: z.string() }).nullable();

const listedMessage = z.object({
  id: z.int(),
  subject: z.enum(subjects),
  name: z.string(),
  state: z.enum(contactStates),
  owner,
  createdAt: z.string(),
  dueAt: z.string(),
});
export type ListedMessage = z.output<typeof listedMessage>;

const answer = z.object({
  id: z.int(),
  way: z.enum(answerChannels),
  text: z.string(),
  by: z.string(),
  createdAt: z.string(),
  /** Delivery state of the e-mail; null for a call, and if unknown by now. */
  delivery: z.enum(['queued', 'sent', 'failed', 'void', 'suppressed']).nullable(),
});
export type ContactAnswer = z.output<typeof answer>;

const contactMessage = listedMessage.extend({
  email: z.string().nullable(),
  phone: z.string().nullable(),
  message: z.string(),
  answers: z.array(answer),
});
export type ContactMessage = z.output<typeof contactMessage>;

/** Messages per response; there are rarely more than a dozen open ones. */
export const maxShown = 200;

export const listContact = endpoint({
  method: 'GET',
  path: '/api/staff/contact',
  access: { roles: deskRoles },
  asksByItself: true,
  summary: 'List contact messages without text: open ones, most urgent first, or settled ones',
  query: z.strictObject({ show: z.enum(['open', 'settled']).default('open') }),
  status: 200,
  reply: z.array(listedMessage),
});

export const deskRefusals = {
  not_found: commonRefusals.not_found,
  ...refusalTable(
    {
      somebody_elses: { status: 409 },
      is_settled: { status: 409 },
      too_late: { status: 409 },
      no_email: { status: 409 },
      no_phone: { status: 409 },
    },
    () => texts().refusals,
  ),
} satisfies RefusalTable;

export const readContact = endpoint({
  method: 'GET',
  path: '/api/staff/contact/:id',
  access: { roles: deskRoles },
  summary: 'A contact message with its text and answers. The read is logged',
  params: byId,
  status: 200,
  reply: contactMessage,
  refusals: { not_found: deskRefusals.not_found },
});

export const takeContact = endpoint({
  method: 'POST',
  path: '/api/staff/contact/:id/take',
  access: { roles: deskRoles },
  summary: 'Assign a message to yourself, if it is unassigned or still with the colleague you saw',
  params: byId,
  body: z.strictObject({ from: z.int().positive().nullable() }),
  status: 200,
  reply: contactMessage,
  refusals: {
    not_found: deskRefusals.not_found,
    somebody_elses: deskRefusals.somebody_elses,
    is_settled: deskRefusals.is_settled,
  },
});

export const answerContact = endpoint({
  method: 'POST',
  path: '/api/staff/contact/:id/answers',
  access: { roles: deskRoles },
  idempotent: true,
  summary: 'Answer by e-mail, or record a call',
  params: byId,
  body: z.strictObject({
    way: z.enum(answerChannels),
    text: z
      .string({ error: () => texts().empty })
      .trim()
      .min(1, { error: () => texts().empty })
      .max(maxMessageLength, { error: () => texts().tooLong(maxMessageLength) })
      .regex(severalLines, { error: () => texts().badCharacters }),
  }),
  status: 201,
  reply: contactMessage,
  refusals: deskRefusals,
});

export const sendAnswerAgain = endpoint({
  method: 'POST',
  path: '/api/staff/contact/:id/answers/:answerId/again',
  access: { roles: deskRoles },
  summary: 'Send the e-mail of an answer again that was not delivered',
  params: z.object({ id: pathId, answerId: pathId }),
  status: 200,
  reply: contactMessage,
  refusals: { not_found: deskRefusals.not_found, too_late: deskRefusals.too_late },
});

const settlingOptions = {
  access: { roles: deskRoles },
  params: byId,
  status: 200,
  reply: contactMessage,
  refusals: { not_found: deskRefusals.not_found },
} as const;

export const closeContact = endpoint({
  method: 'POST',
  path: '/api/staff/contact/:id/close',
  ...settlingOptions,
  summary: 'Close a message',
});

export const reopenContact = endpoint({
  method: 'POST',
  path: '/api/staff/contact/:id/reopen',
  ...settlingOptions,
  summary: 'Reopen a message',
});
