import { wallTimeOf } from '#platform/time/calendar-days.ts';

/** The series in which a receipt is numbered: the year of its issue, in Madrid ('2026'). */
export const seriesOf = (issuedAt: Date): string => wallTimeOf(issuedAt).day.slice(0, 4);

/** How a receipt is called: '2026/000123'. */
export const numberText = ({ series, number }: { series: string; number: number }): string =>
  `${series}/${String(number).padStart(6, '0')}`;

/** The name of its file, which says nothing of what was paid: 'justificante-2026-000123.pdf'. */
export const fileNameOf = (receipt: { series: string; number: number }): string =>
  `justificante-${numberText(receipt).replace('/', '-')}.pdf`;

/** What the counterpart of a receipt says was paid for. @param isUndone the payment was wrongly typed */
export const conceptOfRefund = (concept: string, isUndone = false): string =>
  `${isUndone ? 'Anulación' : 'Devolución'}: ${concept}`;
