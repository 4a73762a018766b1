import { z } from 'zod';
import { endpoint } from '#platform/api/endpoint.ts';
import { refusalTable } from '#platform/api/refusals.ts';
import { consentVersion, marks, maxAnswerLength } from './terms.ts';
import { texts } from './texts.ts';

const consent = z.object({
  /** Null if there is no consent. */
  givenAt: z.string().nullable(),
  /** Number of stored check-ins that cannot be decrypted. */
  unreadable: z.int(),
});

export const readConsent = endpoint({
  method: 'GET',
  path: '/api/selfcare/consent',
  access: 'signed-in',
  summary: 'Whether you have consented to storing your check-ins',
  status: 200,
  reply: consent,
});

export const giveConsent = endpoint({
  method: 'POST',
  path: '/api/selfcare/consent',
  access: 'signed-in',
  summary: 'Consent to storing check-ins (GDPR 9.2.a), for the wording shown',
  body: z.strictObject({ statement: z.literal(consentVersion) }),
  status: 201,
  reply: consent,
});

export const withdrawConsent = endpoint({
  method: 'DELETE',
  path: '/api/selfcare/consent',
  access: 'signed-in',
  summary: 'Withdraw the consent; deletes all check-ins and recommendations at once',
  status: 204,
  reply: null,
});

const mark = z.int().min(marks[0]).max(marks[4]);
const words = z
  .string()
  .trim()
  .max(maxAnswerLength, { error: () => texts().tooLong(maxAnswerLength) });
const scores = { mood: mark, sleepQuality: mark, stressLevel: mark, energyLevel: mark };
const answers = { good: words, hard: words };

const assessment = z.object({
  id: z.int(),
  userId: z.int(),
  date: z.string(),
  /** The day it is about (Europe/Madrid). */
  day: z.string(),
  ...scores,
  answers: z.object(answers),
});
export type Assessment = z.output<typeof assessment>;

export const listAssessments = endpoint({
  method: 'GET',
  path: '/api/selfcare/assessments',
  access: 'signed-in',
  summary: 'List your check-ins, newest first',
  status: 200,
  reply: z.array(assessment),
});

export const checkInRefusals = refusalTable({ consent_required: { status: 403 } }, () => texts().refusals);

export const addAssessment = endpoint({
  method: 'POST',
  path: '/api/selfcare/assessments',
  access: 'signed-in',
  summary: 'Store today’s check-in; a later one on the same Madrid day replaces it',
  body: z.strictObject({ ...scores, answers: z.strictObject(answers) }),
  status: 201,
  reply: assessment,
  refusals: checkInRefusals,
});
