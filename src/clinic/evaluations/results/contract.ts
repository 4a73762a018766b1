import { z } from 'zod';
import { staffRoles } from '#clinic/audit/contract.ts';
import { openingReasons } from '#clinic/patients/terms.ts';
import { endpoint } from '#platform/api/endpoint.ts';
import { pathId } from '#platform/api/ids.contract.ts';
import { commonRefusals, type RefusalTable, refusalTable } from '#platform/api/refusals.ts';
import { bandNames } from '../instruments/terms.ts';
import { instrumentNames } from '../terms.ts';
import { maxCommentLength } from './terms.ts';
import { texts } from './texts.ts';

const { invalid, not_found, not_allowed } = commonRefusals;
const byId = z.object({ id: pathId });
const resultFields = {
  id: z.int(),
  instrument: z.enum(instrumentNames),
  finishedAt: z.string(),
  /** Both null when the answers cannot be decrypted. */
  score: z.int().nullable(),
  band: z.enum(bandNames).nullable(),
};

const result = z.object({
  ...resultFields,
  releasedAt: z.string(),
  /** Comment of the professional, and their name. */
  words: z.string(),
  by: z.string(),
});
export type Result = z.output<typeof result>;

export const listResults = endpoint({
  method: 'GET',
  path: '/api/evaluation-results',
  access: 'signed-in',
  summary: 'List your released results, oldest first',
  status: 200,
  reply: z.array(result),
});

export const resultPdf = endpoint({
  method: 'GET',
  path: '/api/evaluations/:id/pdf',
  access: 'signed-in',
  summary: 'One of your released results, as a PDF file',
  params: byId,
  status: 200,
  reply: null,
  file: 'application/pdf',
  refusals: {
    not_found,
    ...refusalTable({ unreadable: { status: 409 } }, texts),
  },
});

const waiting = z.object({
  id: z.int(),
  patientId: z.int(),
  name: z.string().nullable(),
  instrument: z.enum(instrumentNames),
  finishedAt: z.string(),
  /** When reading it is due. */
  dueAt: z.string(),
  releasedAt: z.string().nullable(),
  owner: z.string().nullable(),
  /** Whether the user treats the patient. */
  isMine: z.boolean(),
});
export type FinishedEvaluation = z.output<typeof waiting>;

export const listAnswered = endpoint({
  method: 'GET',
  path: '/api/staff/evaluations',
  access: { roles: staffRoles },
  asksByItself: true,
  summary:
    'List finished questionnaires, unread ones first, without answers; professionals see their patients’',
  status: 200,
  reply: z.array(waiting),
});

const reading = z.object({
  id: z.int(),
  patientId: z.int(),
  name: z.string().nullable(),
  instrument: z.enum(instrumentNames),
  createdAt: z.string(),
  finishedAt: z.string().nullable(),
  answers: z.array(z.int().nullable()),
  /** False when the answers cannot be decrypted. */
  isReadable: z.boolean(),
  /** Late answer to the risk item, given after the questionnaire was finished or unreadable. */
  saidLater: z.int().nullable(),
  /** The patient has closed their account, so there is no record to link to. */
  isClosed: z.boolean(),
  /** Null until all items are answered. */
  score: z.int().nullable(),
  band: z.enum(bandNames).nullable(),
  releasedAt: z.string().nullable(),
  words: z.string().nullable(),
  /** What was done about its alerts, oldest first. */
  alertOutcomes: z.array(z.object({ at: z.string(), by: z.string(), text: z.string() })),
  mayRelease: z.boolean(),
  /** Finished ones of the same instrument, oldest first, including this one. */
  course: z.array(z.object(resultFields)),
});
export type EvaluationReading = z.output<typeof reading>;

export const readRefusals = {
  not_found,
  not_allowed,
  ...refusalTable({ reason_required: { status: 400 } }, () => texts().refusals),
} satisfies RefusalTable;

export const readEvaluation = endpoint({
  method: 'POST',
  path: '/api/staff/evaluations/:id/read',
  access: { roles: ['professional', 'admin'] },
  summary: 'Answers and score, for the treating professional, and for the director with a reason. Logged',
  params: byId,
  body: z.strictObject({ reason: z.enum(openingReasons).optional() }),
  status: 200,
  reply: reading,
  refusals: readRefusals,
});

export const releaseRefusals = {
  invalid,
  not_found,
  not_allowed,
  ...refusalTable({ not_finished: { status: 409 }, released: { status: 409 } }, () => texts().refusals),
} satisfies RefusalTable;

export const releaseEvaluation = endpoint({
  method: 'POST',
  path: '/api/staff/evaluations/:id/release',
  access: { roles: ['professional', 'admin'] },
  summary:
    'Release a result to the patient, with a comment; treating professionals only. The e-mail does not contain the result',
  params: byId,
  body: z.strictObject({
    words: z
      .string({ error: () => texts().commentMissing })
      .trim()
      .min(1, { error: () => texts().commentMissing })
      .max(maxCommentLength, { error: () => texts().commentTooLong }),
  }),
  status: 204,
  reply: null,
  refusals: releaseRefusals,
});
