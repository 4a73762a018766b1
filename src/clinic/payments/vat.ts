import { type VatClass, vatClassNames } from '#clinic/services/terms.ts';

/**
 * VAT treatment of the clinic's services: health care by a qualified professional is exempt (art. 20.Uno.3.º of Ley
 * 37/1992, LIVA); an expert report for a court or an insurer is not health care and bears the general rate (CJEU
 * C-307/01).
 */
export { type VatClass, vatClassNames };

/**
 * Current rates. A receipt stores its own percentage. Exempt: art. 20.Uno.3.º LIVA.
 * General: 21 %, art. 90.Uno LIVA (since 1 September 2012, Real Decreto-ley 20/2012).
 */
export const vatRules: Record<VatClass, { percent: number }> = {
  exempt: { percent: 0 },
  general: { percent: 21 },
};

/**
 * Splits a price including VAT into base and VAT, which always add up to it; a refund has the negated parts of its
 * payment.
 * @param cents cents including VAT; negative for a refund
 * @param percent integer percentage
 * @returns cents; the base is rounded half up (art. 11.1 of Regulation (EC) 1103/97)
 */
export function splitVat(cents: number, percent: number): { baseCents: number; vatCents: number } {
  const base = Math.sign(cents) * Math.round((Math.abs(cents) * 100) / (100 + percent));
  // `+ 0` turns -0 into 0.
  return { baseCents: base + 0, vatCents: cents - base };
}
