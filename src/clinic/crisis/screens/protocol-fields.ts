/** Paragraphs of the protocol, in the order of the form; `texts().fields` has their labels. */
export const protocolFields = ['responders', 'hours', 'steps'] as const;
