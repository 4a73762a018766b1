import type { Organization } from '#clinic/organization/contract.ts';
import { legalNotice } from '#legal-notice';
import { formatEurosExactly } from '#platform/money.ts';
import { formatDate } from '#platform/time/dates.ts';
import type { PaymentMethod } from '../references.ts';
import { methodNames } from '../terms.ts';
import { splitVat, type VatClass } from '../vat.ts';
import { formatReceiptNumber } from './rules.ts';
import { texts } from './texts.ts';

export type PrintedReceipt = {
  series: string;
  number: number;
  issuedAt: Date;
  captureId: string;
  method: PaymentMethod;
  refundId: string | null;
  payerUserId: number | null;
  payerName: string | null;
  /** VAT included; negative for a refund. */
  cents: number;
  concept: string;
  vat: VatClass;
  vatPercent: number;
};

export type IssuedReceipt = PrintedReceipt & { issuer: Organization };

export type Fact = readonly [name: string, value: string];

/**
 * All texts of a receipt in reading order, in the current language; drawing adds none. The concept is as stored.
 * @param receipt dates are written in Madrid time, amounts with two decimals
 */
export function receiptTexts(receipt: IssuedReceipt) {
  const { payment, refund, ...said } = texts();
  const of = receipt.refundId === null ? payment : refund;
  const { issuer } = receipt;
  const number = formatReceiptNumber(receipt);
  const total: Fact = [of.total, formatEurosExactly(receipt.cents)];
  return {
    fileTitle: `${of.title} ${number}`,
    title: of.title,
    number: said.number(number),
    date: formatDate(receipt.issuedAt),
    notAnInvoice: said.notAnInvoice,
    issuerLabel: said.issuedBy,
    payerLabel: of.payer,
    payer: receipt.payerName ?? accountOf(receipt),
    anonymousPayer: accountOf(receipt),
    clinicName: issuer.name,
    issuer: [
      issuer.holder,
      said.taxId(issuer.taxId),
      issuer.address,
      said.healthCentre(issuer.centreAuthorisation),
    ],
    conceptLabel: said.concept,
    concept: receipt.concept,
    lines: vatLines(receipt),
    total,
    exemption: receipt.vat === 'exempt' ? said.exemption : null,
    means: transactionLines(receipt),
    contact: `${issuer.phone} · ${issuer.email}`,
  };
}
export type ReceiptTexts = ReturnType<typeof receiptTexts>;

const accountOf = ({ payerUserId }: PrintedReceipt): string =>
  payerUserId === null ? texts().noAccount : texts().account(payerUserId);

export const paymentMethodName = (method: PaymentMethod): string =>
  method === 'wallet' ? legalNotice.paymentProvider : methodNames()[method].name;

function vatLines({ cents, vatPercent }: PrintedReceipt): Fact[] {
  if (vatPercent === 0) return [];
  const { baseCents, vatCents } = splitVat(cents, vatPercent);
  return [
    [texts().vatBase, formatEurosExactly(baseCents)],
    [texts().vat(vatPercent), formatEurosExactly(vatCents)],
  ];
}

function transactionLines({ captureId, refundId, method }: PrintedReceipt): Fact[] {
  const { payment, refund, ...said } = texts();
  return [
    [(refundId === null ? payment : refund).method, paymentMethodName(method)],
    [said.paymentId, captureId],
    ...(refundId === null ? [] : [[said.refundId, refundId] as const]),
  ];
}
