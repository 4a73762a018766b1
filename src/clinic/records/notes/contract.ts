import { z } from 'zod';
import { endpoint } from '#platform/api/endpoint.ts';
import { pathId } from '#platform/api/ids.contract.ts';
import { commonRefusals, type RefusalTable } from '#platform/api/refusals.ts';
import { severalLines } from '#platform/text/plain-text.ts';
import { markReasons, maxNoteLength } from '../terms.ts';
import { texts } from './texts.ts';

const { not_found, invalid, not_allowed } = commonRefusals;
const byId = z.object({ id: pathId });
/** Excludes reception. */
const therapistAccess = { roles: ['professional', 'admin'] } as const;

const offset = z.int().min(0).max(maxNoteLength);
const mark = z.strictObject({ from: offset, to: offset, why: z.enum(markReasons) });

const note = z.object({
  id: z.int(),
  sessionOn: z.string(),
  writtenAt: z.string(),
  /** Null if it cannot be decrypted. */
  text: z.string().nullable(),
  marks: z.array(z.object({ from: z.int(), to: z.int(), why: z.enum(markReasons) })),
  isReviewed: z.boolean(),
});
export type Note = z.output<typeof note>;

export const noteRefusals = { not_found, invalid, not_allowed } satisfies RefusalTable;

export const listNotes = endpoint({
  method: 'GET',
  path: '/api/staff/people/:id/notes',
  access: therapistAccess,
  summary: 'Your notes about a patient you treat, newest first. The read is logged',
  params: byId,
  status: 200,
  reply: z.object({ notes: z.array(note) }),
  refusals: noteRefusals,
});

export const writeNote = endpoint({
  method: 'POST',
  path: '/api/staff/people/:id/notes',
  access: therapistAccess,
  idempotent: true,
  summary: 'Write a session note about a patient you treat; its text cannot be changed afterwards',
  params: byId,
  body: z.strictObject({
    sessionOn: z.iso.date({ error: () => texts().chooseDay }),
    text: z
      .string({ error: () => texts().missing })
      .trim()
      .min(1, { error: () => texts().missing })
      .max(maxNoteLength, { error: () => texts().tooLong })
      .regex(severalLines, { error: () => texts().badCharacters }),
  }),
  status: 201,
  reply: z.object({ id: z.int() }),
  refusals: noteRefusals,
});

export const markNote = endpoint({
  method: 'POST',
  path: '/api/staff/notes/:id/marks',
  access: therapistAccess,
  summary:
    'Mark the passages of your note that a copy of the record omits (Ley 41/2002, art. 18.3); none is valid too',
  params: byId,
  body: z.strictObject({ marks: z.array(mark).max(500) }),
  status: 204,
  reply: null,
  refusals: noteRefusals,
});
