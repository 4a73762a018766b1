/**
 * Kinds of consultation, in the order in which they are shown. Apart from the contract, so that a screen needs no zod. What is
 * sold beside them is no kind: a row of `services` with its own length and price, written in the panel
 * (src/clinic/settings/further); its modality is one of these.
 */
export const kinds = ['office', 'home', 'video', 'child'] as const;
export type Kind = (typeof kinds)[number];
