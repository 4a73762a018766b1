import { z } from 'zod';
import { endpoint } from '#platform/api/endpoint.ts';
import { idInAddress } from '#platform/api/ids.contract.ts';
import { commonRefusals, type RefusalTable } from '#platform/api/refusals.ts';
import { severalLines } from '#platform/text/plain-text.ts';
import { markReasons, mostLetters } from '../terms.ts';

const { not_found, invalid, not_allowed } = commonRefusals;
const byId = z.object({ id: idInAddress });
/** Excludes reception. */
const treating = { roles: ['professional', 'admin'] } as const;

const place = z.int().min(0).max(mostLetters);
const mark = z.strictObject({ from: place, to: place, why: z.enum(markReasons) });

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
  access: treating,
  summary: 'One’s own notes of somebody one treats, newest first. That they were read is recorded',
  params: byId,
  status: 200,
  reply: z.object({ notes: z.array(note) }),
  refusals: noteRefusals,
});

const missing = 'Escribe la nota.';

export const writeNote = endpoint({
  method: 'POST',
  path: '/api/staff/people/:id/notes',
  access: treating,
  idempotent: true,
  summary: 'Write a note of a session with somebody one treats; its text does not change afterwards',
  params: byId,
  body: z.strictObject({
    sessionOn: z.iso.date('Elige el día de la sesión.'),
    text: z
      .string(missing)
      .trim()
      .min(1, missing)
      .max(mostLetters, 'Es demasiado larga: pártela en dos.')
      .regex(severalLines, 'Quita los caracteres raros.'),
  }),
  status: 201,
  reply: z.object({ id: z.int() }),
  refusals: noteRefusals,
});

export const markNote = endpoint({
  method: 'POST',
  path: '/api/staff/notes/:id/marks',
  access: treating,
  summary:
    'Which passages of one’s own note a copy of the record leaves out (Ley 41/2002, art. 18.3); none is an answer, too',
  params: byId,
  body: z.strictObject({ marks: z.array(mark).max(500) }),
  status: 204,
  reply: null,
  refusals: noteRefusals,
});
