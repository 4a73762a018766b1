import { type VatClass, vatClassNames } from '#clinic/services/terms.ts';

/**
 * How the value added tax treats what the clinic sells: health care by a qualified professional is exempt (art. 20.Uno.3.º of
 * Ley 37/1992, LIVA); an expert report for a court or an insurer is not health care and bears the general rate (CJEU C-307/01).
 */
export { type VatClass, vatClassNames };

/**
 * What each class bears today, and what a receipt says of it. A receipt keeps the percentage of its day.
 * Exempt: art. 20.Uno.3.º LIVA. General: 21 %, art. 90.Uno LIVA (since 1 September 2012, Real Decreto-ley 20/2012).
 */
export const vatRules: Record<VatClass, { percent: number; exemption: string | null }> = {
  exempt: { percent: 0, exemption: 'Servicio sanitario exento de IVA (art. 20.Uno.3.º LIVA)' },
  general: { percent: 21, exemption: null },
};

/**
 * Parts a price that includes the tax. The two parts always add up to the price, and a return has the parts of its payment,
 * with the other sign.
 * @param cents integer cents with the tax in them; below zero for a return
 * @param percent whole per cent
 * @returns integer cents; the base is rounded half up (art. 11.1 of Reglamento (CE) 1103/97 rounds so for the euro)
 */
export function partsOf(cents: number, percent: number): { baseCents: number; vatCents: number } {
  const base = Math.sign(cents) * Math.round((Math.abs(cents) * 100) / (100 + percent));
  // `+ 0`: a sign without a value would be written as '-0'.
  return { baseCents: base + 0, vatCents: cents - base };
}
