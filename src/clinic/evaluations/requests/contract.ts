import { z } from 'zod';
import { staffRoles } from '#clinic/audit/contract.ts';
import { crisisRefusals } from '#clinic/crisis/contract.ts';
import { endpoint } from '#platform/api/endpoint.ts';
import { pathId } from '#platform/api/ids.contract.ts';
import { commonRefusals, type RefusalTable, refusalTable } from '#platform/api/refusals.ts';
import { instrumentNames } from '../terms.ts';
import { texts } from './texts.ts';

const instrument = z.enum(instrumentNames, { error: () => texts().chooseQuestionnaire });

/** `sent`: nothing answered yet; `answered`: waiting to be read by the clinic. */
const states = ['sent', 'begun', 'answered', 'released'] as const;

const myEvaluation = z.object({
  id: z.int(),
  instrument,
  state: z.enum(states),
  /** True when the clinic sent it, false when the user requested it. */
  isSent: z.boolean(),
  createdAt: z.string(),
  answered: z.int(),
  finishedAt: z.string().nullable(),
});
export type MyEvaluation = z.output<typeof myEvaluation>;

const overview = z.object({
  /** Whether evaluations are available: a crisis protocol is in force. */
  isOpen: z.boolean(),
  /** Whether the user has an active plan that includes evaluations. */
  isHolder: z.boolean(),
  /** `unknown`: the birth date is not known, so the user declares their age. */
  age: z.enum(['adult', 'minor', 'unknown']),
  /** First day (Europe/Madrid) on which each may be requested; null means now. */
  mayAskFrom: z.record(instrument, z.string().nullable()),
  evaluations: z.array(myEvaluation),
});
export type Overview = z.output<typeof overview>;

export const listMine = endpoint({
  method: 'GET',
  path: '/api/evaluations',
  access: 'signed-in',
  summary: 'List your questionnaires, newest first, and whether you can request one',
  status: 200,
  reply: overview,
});

const adultRefusals = refusalTable(
  { too_young: { status: 409 }, adult_statement_required: { status: 400 } },
  () => texts().refusals,
);

const { invalid, not_found, not_allowed } = commonRefusals;

export const evaluationRequestRefusals = {
  ...crisisRefusals,
  invalid,
  ...adultRefusals,
  ...refusalTable({ no_plan: { status: 409 }, too_soon: { status: 409 } }, () => texts().refusals),
};

const wish = z.strictObject({
  instrument,
  /** Required when the clinic does not know the birth date. */
  isAdult: z.literal(true).optional(),
});

export const requestOwnEvaluation = endpoint({
  method: 'POST',
  path: '/api/evaluations',
  access: 'signed-in',
  summary: 'Request a questionnaire; returns the open one if there is one',
  body: wish,
  status: 200,
  reply: z.object({ id: z.int() }),
  refusals: evaluationRequestRefusals,
});

export const sendRefusals = {
  ...crisisRefusals,
  invalid,
  not_found,
  not_allowed,
  ...adultRefusals,
  ...refusalTable({ no_account: { status: 409 }, already_open: { status: 409 } }, () => texts().refusals),
} satisfies RefusalTable;

const byPatient = z.object({ id: pathId });

export const sendEvaluation = endpoint({
  method: 'POST',
  path: '/api/staff/people/:id/evaluations',
  access: { roles: ['professional', 'admin'] },
  summary:
    'Send a questionnaire to a patient of the sender; the e-mail, if there is an address, does not name it',
  params: byPatient,
  body: wish,
  status: 201,
  reply: z.object({
    id: z.int(),
    /** Whether an e-mail is queued: the account has an address that is within its daily limit. */
    isTold: z.boolean(),
  }),
  refusals: sendRefusals,
});

const evaluationOfPerson = z.object({
  id: z.int(),
  instrument,
  state: z.enum(states),
  createdAt: z.string(),
  finishedAt: z.string().nullable(),
  releasedAt: z.string().nullable(),
});
export type EvaluationOfPerson = z.output<typeof evaluationOfPerson>;

const evaluationsOfPerson = z.object({
  /** Whether the user may send one: they treat the patient, and evaluations are available. */
  maySend: z.boolean(),
  isAgeKnown: z.boolean(),
  /** Address that gets the letter about a new questionnaire: the account's. Null without one, or without `maySend`. */
  accountEmail: z.string().nullable(),
  /** Urgent alert that is not closed, for the care team and the director; null for reception. */
  urgentAlert: z.object({ raisedAt: z.string(), isAcknowledged: z.boolean() }).nullable(),
  evaluations: z.array(evaluationOfPerson),
});
export type EvaluationsOfPerson = z.output<typeof evaluationsOfPerson>;

export const listPersonEvaluations = endpoint({
  method: 'GET',
  path: '/api/staff/people/:id/evaluations',
  access: { roles: staffRoles },
  summary: 'List a patient’s questionnaires with their state, without answers, and an open urgent alert',
  params: byPatient,
  status: 200,
  reply: evaluationsOfPerson,
  refusals: { not_found },
});
