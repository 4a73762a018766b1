import { letter, noteToClinic } from '#clinic/notifications/service.server.ts';
import { clinicContact } from '#platform/clinic-contact.ts';
import { defaultLanguage } from '#platform/language/language.ts';
import { formatEurosExactly } from '#platform/money.ts';
import { letterTexts } from './letter-texts.ts';
import type { DeskMethod, PayableKind, PaymentMethod } from './references.ts';
import { methodNames } from './terms.ts';
import { texts } from './texts.ts';

type Money = { cents: number | null; currency: string };

/** '65,00 €'; other currencies unformatted, because we never request them. */
function moneyText({ cents, currency }: Money): string {
  if (cents === null) return letterTexts().unknownAmount(currency);
  if (currency === 'EUR') return formatEurosExactly(cents);
  return `${(cents / 100).toFixed(2).replace('.', ',')} ${currency}`;
}

/** Sent when a payment buys nothing and is refunded. */
export function boughtNothingLetter(money: Money & { reason: string }, kind: PayableKind) {
  const { subject, received, returned, ...said } = letterTexts().boughtNothing;
  const reasons: Record<string, string> = { ...said.reasons, gone: texts().items[kind].gone };
  return letter(subject, [received(moneyText(money)), reasons[money.reason] ?? '', returned]);
}

/** Sent when credit is paid out. @param left remaining credit in cents */
export function creditPaidOutLetter({
  method,
  left,
  ...money
}: Money & { method: DeskMethod; left: number }) {
  const said = letterTexts().creditPaidOut;
  return letter(said.subject, [
    said.given(moneyText(money), methodNames()[method].inWords),
    left > 0 ? said.left(moneyText({ ...money, cents: left })) : '',
    said.ifWrong(clinicContact().phone),
  ]);
}

function describeDestination(method: PaymentMethod): string {
  const said = letterTexts().refunded;
  if (method === 'cash') return said.inCash;
  return method === 'credit' ? said.asCredit : said.toBank;
}

export function refundedLetter({
  method = 'wallet',
  ...money
}: Money & { reason?: string; isPart?: boolean; hasReceipt?: boolean; method?: PaymentMethod }) {
  const said = letterTexts().refunded;
  return letter(said.subject, [
    money.isPart ? said.part(moneyText(money)) : said.whole(moneyText(money)),
    money.reason === 'price_difference' ? said.priceDifference : '',
    describeDestination(method),
    money.hasReceipt ? said.receiptInProfile : '',
  ]);
}

type SaidReceipts = {
  receipts: readonly (Money & { number: string; method?: PaymentMethod })[];
  hasProfile: boolean;
};

/** One sentence per receipt, what it is, and where it stays. */
export function receiptSentences({ receipts, hasProfile }: SaidReceipts): string[] {
  const said = letterTexts().receipt;
  return [
    ...receipts.map(({ number, method = 'wallet', ...money }) =>
      method === 'wallet'
        ? said.attached(number, moneyText(money))
        : said.attachedWithMethod(number, moneyText(money), methodNames()[method].inWords),
    ),
    said.notAnInvoice,
    hasProfile ? said.inProfile : '',
  ];
}

export const receiptLetter = (said: SaidReceipts) =>
  letter(letterTexts().receipt.subject, receiptSentences(said));

export function undoneLetter({ method, ...money }: Money & { method: PaymentMethod }) {
  const said = letterTexts().undone;
  return letter(said.subject, [
    method === 'wallet'
      ? said.wallet(moneyText(money))
      : said.desk(moneyText(money), methodNames()[method].inWords),
    said.receipts,
    said.ifWrong(clinicContact().phone),
  ]);
}

export const underReviewLetter = (money: Money, kind: PayableKind) =>
  letter(letterTexts().underReview.subject, [
    letterTexts().underReview.reviewing(moneyText(money)),
    texts().items[kind].whileReviewedLetter,
  ]);

export const declinedLetter = (kind: PayableKind) =>
  letter(letterTexts().declined.subject, [letterTexts().declined.rejected, texts().items[kind].afterDecline]);

/** The letter when a payment was returned at the wallet's and the clinic asks for it again. */
export function payAgainLetter(money: Money, kind: PayableKind) {
  const said = letterTexts().payAgain;
  return letter(said.subject, [
    said.returned(moneyText(money)),
    said[kind],
    said.where(clinicContact().phone),
  ]);
}

/** The clinic's mailbox has no language of its own. */
const { refundByHand } = letterTexts(defaultLanguage);

/** Note to the clinic: the wallet refuses a refund, so it must be returned by other means. */
export const refundByHandLetter = (money: Money & { reference: string; captureId: string }, issue: string) =>
  noteToClinic(refundByHand.subject, [
    refundByHand.refused(moneyText(money), issue),
    {
      facts: [
        [refundByHand.payment, money.captureId],
        [refundByHand.reference, money.reference],
      ],
    },
    refundByHand.otherMeans,
  ]);

/** Note to the clinic: more is due back than this payment contains. */
export const partByHandLetter = (money: Money & { reference: string; captureId: string | null }) =>
  noteToClinic(refundByHand.subject, [
    refundByHand.tooLittleLeft(moneyText(money)),
    {
      facts: [
        [refundByHand.payment, money.captureId ?? refundByHand.unknownPayment],
        [refundByHand.reference, money.reference],
      ],
    },
    refundByHand.check,
  ]);
