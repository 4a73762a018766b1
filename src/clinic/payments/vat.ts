/**
 * How the value added tax treats what the clinic sells: health care by a qualified professional is exempt (art. 20.Uno.3.º of
 * Ley 37/1992, LIVA); an expert report for a court or an insurer is not health care and bears the general rate (CJEU C-307/01).
 */
export const vatClassNames = ['exempt', 'general'] as const;
export type VatClass = (typeof vatClassNames)[number];
