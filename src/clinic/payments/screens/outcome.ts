import { ApiError, messageOf } from '#platform/api/client.ts';
import { AnswerLost } from '#platform/idempotency/lost-answer.ts';
import { formatEurosExactly } from '#platform/money.ts';
import type { PayableKind } from '../references.ts';
import { type Said, sentences } from './sentences.ts';

/**
 * What came of recording a captured payment. `ready`: nothing was charged, it may be paid again; `failed`: money has
 * moved, or may have, so nobody is asked to pay again.
 */
export type PaymentOutcome =
  | { step: 'paid' }
  | { step: 'ready' | 'checking' | 'failed'; said: Said & { title: string }; mayRecordAgain?: boolean };

/** What the server's answer means. */
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

/** What a refusal or a failure means. The server's sentence counts where it has judged the payment, not where it is out of order. */
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
 * What came of asking the server, after the wallet's own answer to the capture was lost. Only here it may be that nothing was
 * captured, and that this may be told and tried again.
 */
export function outcomeOfLostCapture(error: unknown): PaymentOutcome {
  if (error instanceof ApiError && error.problem.code === 'not_verified')
    return { step: 'ready', said: { ...sentences.notCaptured, note: sentences.noChargeFound } };
  if (!(error instanceof AnswerLost)) return outcomeOfFailure(error);
  const { answerLost: title, captureLostText: text } = sentences;
  return { step: 'failed', said: { tone: 'warning', title, text }, mayRecordAgain: true };
}

/** What a refused or failed report of an order means: the wallet's sheet does not open. */
export type RefusedOrder = { said: Said; newPriceCents?: number; isFinal?: boolean };

export function refusalOf(error: unknown, type: PayableKind = 'appointment'): RefusedOrder {
  const { code, price } = error instanceof ApiError ? error.problem : {};
  if (code === 'price_changed' && typeof price === 'number') {
    const text = sentences.priceChangedText(formatEurosExactly(price));
    return { said: { tone: 'warning', title: sentences.priceChanged, text }, newPriceCents: price };
  }
  const said = messageOf(error);
  const text = said ?? sentences.notStartedText;
  // Judged by the server: over, paid already, or under review.
  if (error instanceof ApiError && error.status === 409)
    return { said: { tone: 'warning', text }, isFinal: true };
  if (said === undefined && type === 'subscription') return { said: sentences.notSubscribed };
  return { said: { tone: 'danger', title: sentences.notStarted, text } };
}
