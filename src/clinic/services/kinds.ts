/**
 * Kinds of consultation in display order. Separate from the contract, so that screens need no zod. Further services
 * are not kinds: they are rows of `services` with their own duration and price, edited in the panel
 * (src/clinic/settings/further), with one of these as modality.
 */
export const kinds = ['office', 'home', 'video', 'child'] as const;
export type Kind = (typeof kinds)[number];
