import { z } from 'zod';
import { staffRoles } from '#clinic/audit/contract.ts';
import { crisisRefusals } from '#clinic/crisis/contract.ts';
import { endpoint } from '#platform/api/endpoint.ts';
import { commonRefusals, refusalTable } from '#platform/api/refusals.ts';
import { severalLines } from '#platform/text/plain-text.ts';
import { maxMessageLength } from './terms.ts';
import { texts } from './texts.ts';

const messageId = z
  .int()
  .positive()
  .max(2 ** 31 - 1);

const message = z.object({
  /** Ascending within a thread. */
  id: z.int(),
  /** The id chosen by the sender's client. */
  key: z.string(),
  side: z.enum(['person', 'team']),
  /** Name of the team member who wrote it; null for the patient's own messages. */
  author: z.string().nullable(),
  text: z.string(),
  sentAt: z.string(),
});
export type Message = z.output<typeof message>;

/** A page of a thread, oldest message first, and the last message id each side has read (0 for none). */
export const threadPage = z.object({
  messages: z.array(message),
  hasOlder: z.boolean(),
  personReadId: z.int(),
  teamReadId: z.int(),
});

/** Whether the team reads messages now, and when that changes. */
const reading = z.object({ isNow: z.boolean(), turnsAt: z.string().nullable() });
export type Reading = z.output<typeof reading>;

const ownThread = threadPage.extend({
  /** `no_plan`: existing messages stay readable; `not_open`: the clinic has not opened its chat. */
  writing: z.enum(['open', 'no_plan', 'not_open']),
  reading,
  /** Names of the care team. */
  team: z.array(z.string()),
});
export type OwnThread = z.output<typeof ownThread>;

export const pageQuery = z.strictObject({
  before: z.coerce
    .number()
    .int()
    .positive()
    .max(2 ** 31 - 1)
    .optional(),
});

export const newMessage = z.strictObject({
  id: z.guid({ error: () => texts().reload }),
  text: z
    .string()
    .trim()
    .min(1, { error: () => texts().empty })
    .regex(severalLines, { error: () => texts().characters })
    .max(maxMessageLength, { error: () => texts().tooLong(maxMessageLength) }),
});
export type NewMessage = z.output<typeof newMessage>;

export const readUpTo = z.strictObject({ upTo: messageId });

export const chatRefusals = {
  invalid: commonRefusals.invalid,
  ...refusalTable({ chat_not_in_plan: { status: 403 } }, () => texts().refusals),
  ...crisisRefusals,
  too_many: commonRefusals.too_many,
};

export const getChat = endpoint({
  method: 'GET',
  path: '/api/chat',
  access: 'signed-in',
  asksByItself: true,
  summary: 'Your thread with the care team: the newest messages, or those before a given one',
  query: pageQuery,
  status: 200,
  reply: ownThread,
});

export const postMessage = endpoint({
  method: 'POST',
  path: '/api/chat/messages',
  access: 'signed-in',
  summary: 'Write to the care team. A repeated id is the same message',
  body: newMessage,
  status: 201,
  reply: message,
  refusals: chatRefusals,
});

export const markRead = endpoint({
  method: 'POST',
  path: '/api/chat/read',
  access: 'signed-in',
  // An open page sends this without user action.
  asksByItself: true,
  summary: 'Mark the team’s messages as read, up to a given one',
  body: readUpTo,
  status: 204,
  reply: null,
});

export const countUnread = endpoint({
  method: 'GET',
  path: '/api/chat/unread',
  access: 'signed-in',
  asksByItself: true,
  summary: 'Number of unread messages from the team',
  status: 200,
  reply: z.object({ unread: z.int() }),
});

/** Server-sent events: `change` whenever the thread may have changed. Events never contain message text. */
export const streamChat = endpoint({
  method: 'GET',
  path: '/api/chat/changes',
  access: 'signed-in',
  asksByItself: true,
  summary: 'Event stream of changes of your thread (text/event-stream)',
  status: 200,
  reply: null,
  file: 'text/event-stream',
});

const threadSummary = z.object({
  patientId: z.int(),
  name: z.string().nullable(),
  /** Messages from the patient that the team has not read, and when the first of them arrived. */
  unread: z.int(),
  waitingSince: z.string().nullable(),
  /** Deadline for the response, if a message waits. */
  dueAt: z.string().nullable(),
  lastAt: z.string(),
  /** Name of the therapist; null if nobody treats the patient yet, in which case the director answers. */
  owner: z.string().nullable(),
  mayRead: z.boolean(),
});
export type ThreadSummary = z.output<typeof threadSummary>;

export const listThreads = endpoint({
  method: 'GET',
  path: '/api/staff/chat/threads',
  access: { roles: staffRoles },
  asksByItself: true,
  summary: 'Threads in the actor’s scope, longest waiting first, without message text',
  status: 200,
  reply: z.array(threadSummary),
});
