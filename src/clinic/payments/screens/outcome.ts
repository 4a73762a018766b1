import { ApiError, messageOf } from '#platform/api/client.ts';
import { AnswerLost } from '#platform/idempotency/lost-answer.ts';
import { formatEurosExactly } from '#platform/money.ts';
import type { PayableKind } from '../references.ts';
import { type Said, sentences } from './sentences.ts';

/**
 * Outcome of recording a captured payment. `ready`: nothing was charged, payment can be repeated; `failed`: money has
 * or may have moved, so payment must not be repeated.
 */
export type PaymentOutcome =
  | { step: 'paid' }
  | { step: 'ready' | 'checking' | 'failed'; said: Said & { title: string }; mayRecordAgain?: boolean };

export const outcomeOf = ({
  success,
  message,
}: {
  success: boolean;
  message?: string | undefined;
}): PaymentOutcome =>
  success
    ? { step: 'paid' }
    : {
        step: 'checking',
        said: { tone: 'info', title: sentences.checking, text: message ?? sentences.checkingText },
      };

/**
 * Interprets a refusal or failure. The server's message is used if it has judged the payment, not if the server
 * failed.
 */
export function outcomeOfFailure(error: unknown): PaymentOutcome {
  if (error instanceof AnswerLost) {
    const { answerLost: title, answerLostText: text } = sentences;
    return { step: 'failed', said: { tone: 'warning', title, text }, mayRecordAgain: true };
  }
  const { status = 0, problem } = error instanceof ApiError ? error : {};
  const isJudged = status === 402 || status === 404 || status === 409;
  const text = (isJudged && messageOf(error)) || sentences.notRecordedText;
  if (problem?.code === 'declined') return { step: 'ready', said: { ...sentences.notCaptured, note: text } };
  return {
    step: 'failed',
    said: { tone: 'danger', title: sentences.notRecorded, text },
    mayRecordAgain: problem?.code !== 'bought_nothing',
  };
}

/**
 * Outcome after the wallet's response to the capture was lost and the server was asked. Only here can it be certain
 * that nothing was captured, so that payment can be repeated.
 */
export function outcomeOfLostCapture(error: unknown): PaymentOutcome {
  if (error instanceof ApiError && error.problem.code === 'not_verified')
    return { step: 'ready', said: { ...sentences.notCaptured, note: sentences.noChargeFound } };
  if (!(error instanceof AnswerLost)) return outcomeOfFailure(error);
  const { answerLost: title, captureLostText: text } = sentences;
  return { step: 'failed', said: { tone: 'warning', title, text }, mayRecordAgain: true };
}

/** Outcome of a refused or failed report of an order: the wallet's dialog does not open. */
export type RefusedOrder = { said: Said; newPriceCents?: number; isFinal?: boolean };

export function refusalOf(error: unknown, type: PayableKind = 'appointment'): RefusedOrder {
  const { code, price } = error instanceof ApiError ? error.problem : {};
  if (code === 'price_changed' && typeof price === 'number') {
    const text = sentences.priceChangedText(formatEurosExactly(price));
    return { said: { tone: 'warning', title: sentences.priceChanged, text }, newPriceCents: price };
  }
  const said = messageOf(error);
  const text = said ?? sentences.notStartedText;
  if (error instanceof ApiError && error.status === 409)
    return { said: { tone: 'warning', text }, isFinal: true };
  if (said === undefined && type === 'subscription') return { said: sentences.notSubscribed };
  return { said: { tone: 'danger', title: sentences.notStarted, text } };
}
