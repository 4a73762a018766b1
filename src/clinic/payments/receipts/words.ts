import type { Organization } from '#clinic/organization/contract.ts';
import { legalNotice } from '#config';
import { formatEurosExactly } from '#platform/money.ts';
import { formatDate } from '#platform/time/spanish-dates.ts';
import type { PaymentMethod } from '../references.ts';
import { methodWords } from '../terms.ts';
import { partsOf, type VatClass, vatRules } from '../vat.ts';
import { numberText } from './rules.ts';

/** What stands on a receipt: its own row, and who paid. */
export type ReceiptOnPaper = {
  series: string;
  number: number;
  issuedAt: Date;
  captureId: string;
  method: PaymentMethod;
  refundId: string | null;
  payerUserId: number | null;
  /** As the account has it today. */
  payerName: string | null;
  /** Tax included; below zero for a return. */
  cents: number;
  concept: string;
  vat: VatClass;
  vatPercent: number;
};

/** And who issued it, as they were then. */
export type IssuedReceipt = ReceiptOnPaper & { issuer: Organization };

/** A name and what belongs to it. */
export type Fact = readonly [name: string, value: string];

/** Stands on every receipt: an invoice is another document, with duties of its own (Real Decreto 1619/2012). */
export const noInvoice = 'Este justificante no es una factura';

/**
 * Every word of a receipt, in order of reading; drawing adds none.
 * @param receipt dates are written in Madrid time, amounts with two decimals
 */
export function wordsOf(receipt: IssuedReceipt) {
  const isReturn = receipt.refundId !== null;
  const { issuer } = receipt;
  const number = numberText(receipt);
  const title = isReturn ? 'Justificante de devolución' : 'Justificante de pago';
  const total: Fact = [isReturn ? 'Total devuelto' : 'Total pagado', formatEurosExactly(receipt.cents)];
  return {
    fileTitle: `${title} ${number}`,
    title,
    number: `N.º ${number}`,
    date: formatDate(receipt.issuedAt),
    payerLabel: isReturn ? 'Devuelto a' : 'Pagado por',
    payer: receipt.payerName ?? accountOf(receipt),
    anonymousPayer: accountOf(receipt),
    clinicName: issuer.name,
    issuer: [
      issuer.holder,
      `NIF ${issuer.taxId}`,
      issuer.address,
      `Centro sanitario ${issuer.centreAuthorisation}`,
    ],
    concept: receipt.concept,
    lines: linesOf(receipt),
    total,
    exemption: vatRules[receipt.vat].exemption,
    means: meansOf(receipt),
    contact: `${issuer.phone} · ${issuer.email}`,
  };
}
export type ReceiptWords = ReturnType<typeof wordsOf>;

const accountOf = ({ payerUserId }: ReceiptOnPaper): string =>
  payerUserId === null ? 'Sin cuenta' : `Cuenta n.º ${payerUserId}`;

/** How the books call the way that money came or went. */
export const meansName = (method: PaymentMethod): string =>
  method === 'wallet' ? legalNotice.paymentProvider : methodWords[method].name;

/** The tax apart, where there is any. */
function linesOf({ cents, vatPercent }: ReceiptOnPaper): Fact[] {
  if (vatPercent === 0) return [];
  const { baseCents, vatCents } = partsOf(cents, vatPercent);
  return [
    ['Base imponible', formatEurosExactly(baseCents)],
    [`IVA ${vatPercent} %`, formatEurosExactly(vatCents)],
  ];
}

const meansOf = ({ captureId, refundId, method }: ReceiptOnPaper): Fact[] => [
  [refundId === null ? 'Medio de pago' : 'Medio de devolución', meansName(method)],
  ['Operación de pago', captureId],
  ...(refundId === null ? [] : [['Operación de devolución', refundId] as const]),
];
