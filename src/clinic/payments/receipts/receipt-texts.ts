import type { Organization } from '#clinic/organization/contract.ts';
import { legalNotice } from '#config';
import { formatEurosExactly } from '#platform/money.ts';
import { formatDate } from '#platform/time/dates.ts';
import type { PaymentMethod } from '../references.ts';
import { methodNames } from '../terms.ts';
import { splitVat, type VatClass, vatRules } from '../vat.ts';
import { formatReceiptNumber } from './rules.ts';

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

/** Printed on every receipt: an invoice is another document with its own obligations (Real Decreto 1619/2012). */
export const notAnInvoice = 'Este recibo no es una factura';

/**
 * All texts of a receipt in reading order; drawing adds none.
 * @param receipt dates are written in Madrid time, amounts with two decimals
 */
export function receiptTexts(receipt: IssuedReceipt) {
  const isReturn = receipt.refundId !== null;
  const { issuer } = receipt;
  const number = formatReceiptNumber(receipt);
  const title = isReturn ? 'Recibo de devolución' : 'Recibo';
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
    lines: vatLines(receipt),
    total,
    exemption: vatRules[receipt.vat].exemption,
    means: transactionLines(receipt),
    contact: `${issuer.phone} · ${issuer.email}`,
  };
}
export type ReceiptTexts = ReturnType<typeof receiptTexts>;

const accountOf = ({ payerUserId }: PrintedReceipt): string =>
  payerUserId === null ? 'Sin cuenta' : `Cuenta n.º ${payerUserId}`;

export const paymentMethodName = (method: PaymentMethod): string =>
  method === 'wallet' ? legalNotice.paymentProvider : methodNames[method].name;

function vatLines({ cents, vatPercent }: PrintedReceipt): Fact[] {
  if (vatPercent === 0) return [];
  const { baseCents, vatCents } = splitVat(cents, vatPercent);
  return [
    ['Base imponible', formatEurosExactly(baseCents)],
    [`IVA ${vatPercent} %`, formatEurosExactly(vatCents)],
  ];
}

const transactionLines = ({ captureId, refundId, method }: PrintedReceipt): Fact[] => [
  [refundId === null ? 'Medio de pago' : 'Medio de devolución', paymentMethodName(method)],
  ['Operación de pago', captureId],
  ...(refundId === null ? [] : [['Operación de devolución', refundId] as const]),
];
