import { ApiError, problemMessage } from '#platform/api/client.ts';
import { ResponseLost } from '#platform/idempotency/lost-response.ts';
import { formatEurosExactly } from '#platform/money.ts';
import type { PayableKind } from '../references.ts';
import { type PaymentMessage, paymentMessages } from './payment-messages.ts';

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
        said: {
          tone: 'info',
          title: paymentMessages.checking,
          text: message ?? paymentMessages.checkingText,
        },
      };

/**
 * Interprets a refusal or failure. The server's message is used if it has judged the payment, not if the server
 * failed.
 */
export function outcomeOnFailure(error: unknown): PaymentOutcome {
  if (error instanceof ResponseLost) {
    const { answerLost: title, answerLostText: text } = paymentMessages;
    return { step: 'failed', said: { tone: 'warning', title, text }, mayRecordAgain: true };
  }
  const { status = 0, problem } = error instanceof ApiError ? error : {};
  const isJudged = status === 402 || status === 404 || status === 409;
  const text = (isJudged && problemMessage(error)) || paymentMessages.notRecordedText;
  if (problem?.code === 'declined')
    return { step: 'ready', said: { ...paymentMessages.notCaptured, note: text } };
  return {
    step: 'failed',
    said: { tone: 'danger', title: paymentMessages.notRecorded, text },
    mayRecordAgain: problem?.code !== 'bought_nothing',
  };
}

/**
 * Outcome after the wallet's response to the capture was lost and the server was asked. Only here can it be certain
 * that nothing was captured, so that payment can be repeated.
 */
export function outcomeOnLostCapture(error: unknown): PaymentOutcome {
  if (error instanceof ApiError && error.problem.code === 'not_verified')
    return { step: 'ready', said: { ...paymentMessages.notCaptured, note: paymentMessages.noChargeFound } };
  if (!(error instanceof ResponseLost)) return outcomeOnFailure(error);
  const { answerLost: title, captureLostText: text } = paymentMessages;
  return { step: 'failed', said: { tone: 'warning', title, text }, mayRecordAgain: true };
}

/** Outcome of a refused or failed report of an order: the wallet's dialog does not open. */
export type RefusedOrder = { said: PaymentMessage; newPriceCents?: number; isFinal?: boolean };

export function toRefusedOrder(error: unknown, type: PayableKind = 'appointment'): RefusedOrder {
  const { code, price } = error instanceof ApiError ? error.problem : {};
  if (code === 'price_changed' && typeof price === 'number') {
    const text = paymentMessages.priceChangedText(formatEurosExactly(price));
    return { said: { tone: 'warning', title: paymentMessages.priceChanged, text }, newPriceCents: price };
  }
  const said = problemMessage(error);
  const text = said ?? paymentMessages.notStartedText;
  if (error instanceof ApiError && error.status === 409)
    return { said: { tone: 'warning', text }, isFinal: true };
  if (said === undefined && type === 'subscription') return { said: paymentMessages.notSubscribed };
  return { said: { tone: 'danger', title: paymentMessages.notStarted, text } };
}
