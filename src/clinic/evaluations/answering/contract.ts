import { z } from 'zod';
import { crisisRefusals } from '#clinic/crisis/contract.ts';
import { endpoint } from '#platform/api/endpoint.ts';
import { pathId } from '#platform/api/ids.contract.ts';
import { commonRefusals, refusalTable } from '#platform/api/refusals.ts';
import { instrumentNames } from '../terms.ts';
import { texts } from './texts.ts';

const openedQuestionnaire = z.object({
  id: z.int(),
  instrument: z.enum(instrumentNames),
  /** By item; null when unanswered. */
  answers: z.array(z.int().nullable()),
  /** False when the answers cannot be decrypted; then all are null. */
  isReadable: z.boolean(),
  isFinished: z.boolean(),
  /** Whether an answer has raised an alert. */
  isAlarmed: z.boolean(),
  /** Whether the alert is acknowledged. */
  isTaken: z.boolean(),
  /** When management is notified unless the alert is acknowledged; null once notified or without an alert. */
  directionAt: z.string().nullable(),
  /** Whether the clinic is attended now, and when that changes. */
  attention: z.object({ isOpen: z.boolean(), turnsAt: z.string().nullable() }),
});
export type OpenedQuestionnaire = z.output<typeof openedQuestionnaire>;

export const answeringRefusals = {
  ...crisisRefusals,
  invalid: commonRefusals.invalid,
  not_found: commonRefusals.not_found,
  ...refusalTable(
    { finished: { status: 409 }, unreadable: { status: 409 }, incomplete: { status: 409 } },
    () => texts().refusals,
  ),
};

const byId = z.object({ id: pathId });

export const openQuestionnaire = endpoint({
  method: 'GET',
  path: '/api/evaluations/:id',
  access: 'signed-in',
  summary: 'One of your questionnaires, with the answers so far',
  params: byId,
  status: 200,
  reply: openedQuestionnaire,
  refusals: { not_found: answeringRefusals.not_found },
});

export const answerItem = endpoint({
  method: 'PATCH',
  path: '/api/evaluations/:id/answers/:item',
  access: 'signed-in',
  summary: 'Answer an item, or change the answer; repeating it changes nothing',
  params: z.object({ id: pathId, item: z.coerce.number().int().min(1).max(99) }),
  body: z.strictObject({ value: z.int().min(0).max(3) }),
  status: 200,
  reply: openedQuestionnaire,
  refusals: answeringRefusals,
});

export const finishQuestionnaire = endpoint({
  method: 'POST',
  path: '/api/evaluations/:id/finish',
  access: 'signed-in',
  summary: 'Finish a questionnaire for a professional to read; repeating it changes nothing',
  params: byId,
  status: 200,
  reply: openedQuestionnaire,
  refusals: answeringRefusals,
});
