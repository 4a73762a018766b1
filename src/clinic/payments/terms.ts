import { type DeskMethod, deskMethods, type TakenMethod } from './references.ts';
import { termTexts } from './term-texts.ts';

/** Name of each payment method, alone ('Efectivo') and in a sentence ('en efectivo'). */
export const methodNames = (): Record<TakenMethod, { name: string; inWords: string }> => termTexts().methods;

/** Operations from this amount on are not paid in cash. */
export const noCashFromCents = 100_000;

/**
 * Payment methods for an operation. From 1,000 € on cash is prohibited if one party acts as a business (Ley 7/2012,
 * art. 7.Uno.1, as amended by Ley 11/2021); instalments count together (art. 7.Uno.2).
 * @param operationCents total of the operation, instalments included
 */
export const methodsFor = (operationCents: number): readonly DeskMethod[] =>
  operationCents < noCashFromCents ? deskMethods : deskMethods.filter((method) => method !== 'cash');

/** Till events: opened with a float, handed over, cash withdrawn to safe or bank, closed. */
export const tillStepNames = ['opening', 'handover', 'withdrawal', 'closing'] as const;
export type TillStep = (typeof tillStepNames)[number];

/**
 * Decisions about an item whose payment was refunded in the wallet's own panel: waive the payment, cancel, or
 * request payment again.
 */
export const returnDecisionNames = ['keep', 'cancel', 'ask'] as const;
export type ReturnDecision = (typeof returnDecisionNames)[number];

export const maxNoteLength = 200;

/** Refuses cash in either direction while the till is closed: the next count would not match. */
export const tillClosed = {
  status: 409,
  get message() {
    return termTexts().tillClosed;
  },
} as const;

/**
 * Above this amount an invoice names its recipient (Real Decreto 1619/2012, art. 4.1.a and 6.1: simplified invoices
 * up to 400 €, VAT included).
 */
export const recipientRequiredAboveCents = 40_000;

/** State of a payment's invoice; 'none' for undone payments. */
export const invoiceStates = ['pending', 'noted', 'none'] as const;
type InvoiceState = (typeof invoiceStates)[number];

export const invoiceLists = ['pending', 'lacking', 'all'] as const;
export type InvoiceList = (typeof invoiceLists)[number];

/** Invoice number as shown: 'F/12', or '12' without a series. */
export const formatInvoiceNumber = ({ series, number }: { series: string; number: string }): string =>
  series === '' ? number : `${series}/${number}`;

export type InvoiceMark = { state: InvoiceState; text: string | null };

export function formatInvoiceState({ state, text }: InvoiceMark): string {
  const { invoice } = termTexts();
  return state === 'noted' ? invoice.noted(text ?? '') : invoice[state];
}

/** Derives the state of a payment's invoice. @param isUndone the payment was a mistake and was undone */
export function deriveInvoiceMark({
  series,
  number,
  isUndone,
}: {
  series: string | null;
  number: string | null;
  isUndone: boolean;
}): InvoiceMark {
  if (number !== null) return { state: 'noted', text: formatInvoiceNumber({ series: series ?? '', number }) };
  return { state: isUndone ? 'none' : 'pending', text: null };
}
