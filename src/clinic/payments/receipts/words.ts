import type { Organization } from '#clinic/organization/contract.ts';
import { legalNotice } from '#config';
import { formatEurosExactly } from '#platform/money.ts';
import { formatDate } from '#platform/time/spanish-dates.ts';
import type { PaymentMethod } from '../references.ts';
import { methodWords } from '../terms.ts';
import { partsOf, type VatClass, vatRules } from '../vat.ts';
import { numberText } from './rules.ts';

export type ReceiptOnPaper = {
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

export type IssuedReceipt = ReceiptOnPaper & { issuer: Organization };

export type Fact = readonly [name: string, value: string];

/** Stands on every receipt: an invoice is another document with its own obligations (Real Decreto 1619/2012). */
export const noInvoice = 'Este justificante no es una factura';

/**
 * All texts of a receipt in reading order; drawing adds none.
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

export const meansName = (method: PaymentMethod): string =>
  method === 'wallet' ? legalNotice.paymentProvider : methodWords[method].name;

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
