import { z } from 'zod';
import { staffRoles } from '#clinic/audit/contract.ts';
import { crisisRefusals } from '#clinic/crisis/contract.ts';
import { endpoint } from '#platform/api/endpoint.ts';
import { commonRefusals, type RefusalTable } from '#platform/api/refusals.ts';
import { severalLines } from '#platform/text/plain-text.ts';
import { longestMessage } from './terms.ts';

const messageId = z
  .int()
  .positive()
  .max(2 ** 31 - 1);

const message = z.object({
  /** Counts up within a thread. */
  id: z.int(),
  /** The sender's own name for it. */
  key: z.string(),
  side: z.enum(['person', 'team']),
  /** Who of the team wrote it. */
  author: z.string().nullable(),
  text: z.string(),
  sentAt: z.string(),
});
export type Message = z.output<typeof message>;

/** A page of a thread, the oldest first, with how far each side has read: up to a message's id, 0 for none. */
export const threadPage = z.object({
  messages: z.array(message),
  hasOlder: z.boolean(),
  personReadId: z.int(),
  teamReadId: z.int(),
});

/** Whether somebody reads now, and when that turns. */
const reading = z.object({ isNow: z.boolean(), turnsAt: z.string().nullable() });
export type Reading = z.output<typeof reading>;

const ownThread = threadPage.extend({
  /** `no_plan`: what is there can be read; `not_open`: the clinic has not opened its chat. */
  writing: z.enum(['open', 'no_plan', 'not_open']),
  reading,
  /** Who reads it, by name. */
  team: z.array(z.string()),
});
export type OwnThread = z.output<typeof ownThread>;

/** The page before a message. */
export const pageQuery = z.strictObject({
  before: z.coerce
    .number()
    .int()
    .positive()
    .max(2 ** 31 - 1)
    .optional(),
});

export const newMessage = z.strictObject({
  id: z.guid('Vuelve a cargar la página y envíalo otra vez.'),
  text: z
    .string()
    .trim()
    .min(1, 'Escribe algo antes de enviarlo.')
    .regex(severalLines, 'Hay caracteres que no podemos aceptar.')
    .max(longestMessage, `Es demasiado largo: caben ${longestMessage} letras. Envíalo en dos mensajes.`),
});
export type NewMessage = z.output<typeof newMessage>;

export const readUpTo = z.strictObject({ upTo: messageId });

export const chatRefusals = {
  invalid: commonRefusals.invalid,
  chat_not_in_plan: {
    status: 403,
    message: 'Tu plan no incluye ahora el chat. Lo que ya está escrito puedes seguir leyéndolo.',
  },
  ...crisisRefusals,
  too_many: commonRefusals.too_many,
} satisfies RefusalTable;

export const getChat = endpoint({
  method: 'GET',
  path: '/api/chat',
  access: 'signed-in',
  asksByItself: true,
  summary: 'One’s own thread with the care team: its newest messages, or those before one',
  query: pageQuery,
  status: 200,
  reply: ownThread,
});

export const postMessage = endpoint({
  method: 'POST',
  path: '/api/chat/messages',
  access: 'signed-in',
  summary: 'Write to the care team. The same id again is the same message',
  body: newMessage,
  status: 201,
  reply: message,
  refusals: chatRefusals,
});

export const markRead = endpoint({
  method: 'POST',
  path: '/api/chat/read',
  access: 'signed-in',
  // An open page does it by itself.
  asksByItself: true,
  summary: 'What the team wrote has been seen, up to a message',
  body: readUpTo,
  status: 204,
  reply: null,
});

export const countUnread = endpoint({
  method: 'GET',
  path: '/api/chat/unread',
  access: 'signed-in',
  asksByItself: true,
  summary: 'How many messages of the team one has not seen',
  status: 200,
  reply: z.object({ unread: z.int() }),
});

/** A stream of server-sent events: `change` whenever the thread may look different. Not a word of it is in it. */
export const streamChat = endpoint({
  method: 'GET',
  path: '/api/chat/changes',
  access: 'signed-in',
  asksByItself: true,
  summary: 'Tells as it happens that one’s own thread has changed (text/event-stream)',
  status: 200,
  reply: null,
  file: 'text/event-stream',
});

const threadSummary = z.object({
  patientId: z.int(),
  name: z.string().nullable(),
  /** Messages of the person that nobody of the team has seen, and when the first of them came. */
  unread: z.int(),
  waitingSince: z.string().nullable(),
  /** Until when it is to be answered, where something waits. */
  dueAt: z.string().nullable(),
  lastAt: z.string(),
  /** Whose patient they are; null where nobody treats them yet, which makes it the direction's. */
  owner: z.string().nullable(),
  /** Whether the asker may open it. */
  mayRead: z.boolean(),
});
export type ThreadSummary = z.output<typeof threadSummary>;

export const listThreads = endpoint({
  method: 'GET',
  path: '/api/staff/chat/threads',
  access: { roles: staffRoles },
  asksByItself: true,
  summary: 'Threads of the people within one’s reach, who waits longest first; never a word of them',
  status: 200,
  reply: z.array(threadSummary),
});
