import { z } from 'zod';
import { staffRoles } from '#clinic/audit/contract.ts';
import { endpoint } from '#platform/api/endpoint.ts';
import { pathId } from '#platform/api/ids.contract.ts';
import { commonRefusals, type RefusalTable, refusalTable } from '#platform/api/refusals.ts';
import { chatRefusals, newMessage, pageQuery, postMessage, readUpTo, threadPage } from '../contract.ts';
import { texts } from './texts.ts';

export const deskRefusals = {
  invalid: chatRefusals.invalid,
  not_found: commonRefusals.not_found,
  ...refusalTable({ crisis_protocol_missing: { status: 409 } }, () => texts().refusals),
} satisfies RefusalTable;

/** Number of the patient record. */
const params = z.object({ id: pathId });
const treating = { roles: ['professional', 'admin'] } as const;

const openThread = threadPage.extend({
  name: z.string().nullable(),
  /** Whether the patient can answer: their plan includes the chat. */
  canAnswer: z.boolean(),
  /** Whether the clinic has opened its chat; otherwise neither side can write. */
  isOpen: z.boolean(),
});
export type OpenThread = z.output<typeof openThread>;

export const getThread = endpoint({
  method: 'GET',
  path: '/api/staff/chat/threads/:id',
  access: treating,
  // An open thread sends this at every change, without user action: an idle desk's session must still expire.
  asksByItself: true,
  summary: 'Messages of a patient and their care team, for the team only. Logged',
  params,
  query: pageQuery,
  status: 200,
  reply: openThread,
  refusals: { not_found: deskRefusals.not_found },
});

export const answerThread = endpoint({
  method: 'POST',
  path: '/api/staff/chat/threads/:id/messages',
  access: treating,
  summary: 'Answer a patient. A repeated id is the same message',
  params,
  body: newMessage,
  status: 201,
  reply: postMessage.reply,
  refusals: deskRefusals,
});

export const markThreadRead = endpoint({
  method: 'POST',
  path: '/api/staff/chat/threads/:id/read',
  access: treating,
  asksByItself: true,
  summary: 'Mark the patient’s messages as read, up to a given one',
  params,
  body: readUpTo,
  status: 204,
  reply: null,
  refusals: { not_found: deskRefusals.not_found },
});

/** Server-sent events: `change` whenever any thread may have changed. Events never contain message text. */
export const streamThreads = endpoint({
  method: 'GET',
  path: '/api/staff/chat/changes',
  access: { roles: staffRoles },
  asksByItself: true,
  summary: 'Event stream of changes of threads (text/event-stream)',
  status: 200,
  reply: null,
  file: 'text/event-stream',
});
