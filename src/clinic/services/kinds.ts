/** Kinds of consultation, in the order in which they are shown. Apart from the contract, so that a screen needs no zod. */
export const kinds = ['office', 'home', 'video', 'child'] as const;
export type Kind = (typeof kinds)[number];
