import { formatEurosExactly } from '#platform/money.ts';
import type { MonthlyStatement } from './contract.ts';

/** '62,5 %' @param basisPoints hundredths of a per cent */
export const formatBasisPoints = (basisPoints: number): string =>
  `${String(basisPoints / 100).replace('.', ',')} %`;

/** Summary lines for screen and PDF. */
export function summaryLines({
  attended,
  missed,
  collectedCents,
  parts,
  shareCents,
  shares,
}: MonthlyStatement): (readonly [string, string])[] {
  const isAgreed =
    parts.length === 0 ? shares.length > 0 : parts.some(({ basisPoints }) => basisPoints !== null);
  const withPlan = attended.filter((one) => one.withPlan).length;
  return [
    ['Sesiones atendidas', String(attended.length)],
    ['De ellas, pagadas con la sesión de un plan', String(withPlan)],
    ['No vinieron o cancelaron tarde', String(missed)],
    ['Cobrado por sus citas en el mes', formatEurosExactly(collectedCents)],
    ...parts.map(({ basisPoints, collectedCents: cents, shareCents: share }) =>
      basisPoints === null
        ? ([`De ${formatEurosExactly(cents)}, sin parte acordada`, '—'] as const)
        : ([
            `De ${formatEurosExactly(cents)}, el ${formatBasisPoints(basisPoints)}`,
            formatEurosExactly(share ?? 0),
          ] as const),
    ),
    // Without an agreement no amount is shown.
    ['Parte acordada', isAgreed ? formatEurosExactly(shareCents) : 'Sin acordar'],
  ];
}
