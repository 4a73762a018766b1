import { wallTimeOf } from '#platform/time/calendar-days.ts';
import { texts } from './texts.ts';

/** Series of a receipt: its year of issue in Madrid ('2026'). */
export const seriesOf = (issuedAt: Date): string => wallTimeOf(issuedAt).day.slice(0, 4);

/** Receipt number as shown: '2026/000123'. */
export const formatReceiptNumber = ({ series, number }: { series: string; number: number }): string =>
  `${series}/${String(number).padStart(6, '0')}`;

/** File name that does not reveal what was paid: 'recibo-2026-000123.pdf'. */
export const fileNameOf = (receipt: { series: string; number: number }): string =>
  texts().fileName(formatReceiptNumber(receipt).replace('/', '-'));

/** Concept of a refund's receipt. @param isUndone the payment was a mistake */
export const conceptOfRefund = (concept: string, isUndone = false): string =>
  isUndone ? texts().undoingOf(concept) : texts().refundOf(concept);
