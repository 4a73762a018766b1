import { ApiError, problemMessage } from '#platform/api/client.ts';
import { ResponseLost } from '#platform/idempotency/lost-response.ts';
import { formatEurosExactly } from '#platform/money.ts';
import type { PayableKind } from '../references.ts';
import { type PaymentMessage, paymentMessages } from './payment-messages.ts';
import { texts } from './texts.ts';

/**
 * Outcome of recording a captured payment. `ready`: nothing was charged, payment can be repeated; `failed`: money has
 * or may have moved, so payment must not be repeated.
 */
export type PaymentOutcome =
  | { step: 'paid' }
  | {
      step: 'ready' | 'checking' | 'failed';
      said: PaymentMessage & { title: string };
      mayRecordAgain?: boolean;
    };

export const toOutcome = ({
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
        said: paymentMessages.checking(message),
      };

/**
 * Interprets a refusal or failure. The server's message is used if it has judged the payment, not if the server
 * failed.
 */
export function outcomeOnFailure(error: unknown): PaymentOutcome {
  if (error instanceof ResponseLost)
    return { step: 'failed', said: paymentMessages.answerLost(), mayRecordAgain: true };
  const { status = 0, problem } = error instanceof ApiError ? error : {};
  const isJudged = status === 402 || status === 404 || status === 409;
  const said = isJudged ? problemMessage(error) : undefined;
  if (problem?.code === 'declined') return { step: 'ready', said: paymentMessages.notCaptured(said) };
  return {
    step: 'failed',
    said: paymentMessages.notRecorded(said),
    mayRecordAgain: problem?.code !== 'bought_nothing',
  };
}

/**
 * Outcome after the wallet's response to the capture was lost and the server was asked. Only here can it be certain
 * that nothing was captured, so that payment can be repeated.
 */
export function outcomeOnLostCapture(error: unknown): PaymentOutcome {
  if (error instanceof ApiError && error.problem.code === 'not_verified')
    return { step: 'ready', said: paymentMessages.notCaptured(texts().noChargeFound) };
  if (!(error instanceof ResponseLost)) return outcomeOnFailure(error);
  return { step: 'failed', said: paymentMessages.captureLost(), mayRecordAgain: true };
}

/** Outcome of a refused or failed report of an order: the wallet's dialog does not open. */
export type RefusedOrder = { said: PaymentMessage; newPriceCents?: number; isFinal?: boolean };

export function toRefusedOrder(error: unknown, type: PayableKind = 'appointment'): RefusedOrder {
  const { code, price } = error instanceof ApiError ? error.problem : {};
  if (code === 'price_changed' && typeof price === 'number')
    return { said: paymentMessages.priceChanged(formatEurosExactly(price)), newPriceCents: price };
  const said = problemMessage(error);
  if (error instanceof ApiError && error.status === 409)
    return { said: { tone: 'warning', text: said ?? texts().notStarted.text }, isFinal: true };
  if (said === undefined && type === 'subscription') return { said: paymentMessages.notSubscribed() };
  return { said: paymentMessages.notStarted(said) };
}
