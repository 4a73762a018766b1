import { formatEurosExactly } from '#platform/money.ts';
import type { MonthlyStatement } from './contract.ts';
import { texts } from './texts.ts';

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
    [texts().attended, String(attended.length)],
    [texts().paidByPlan, String(withPlan)],
    [texts().missed, String(missed)],
    [texts().collected, formatEurosExactly(collectedCents)],
    ...parts.map(({ basisPoints, collectedCents: cents, shareCents: share }) =>
      basisPoints === null
        ? ([texts().withoutShare(formatEurosExactly(cents)), '—'] as const)
        : ([
            texts().withShare(formatEurosExactly(cents), formatBasisPoints(basisPoints)),
            formatEurosExactly(share ?? 0),
          ] as const),
    ),
    // Without an agreement no amount is shown.
    [texts().share, isAgreed ? formatEurosExactly(shareCents) : texts().notAgreed],
  ];
}
