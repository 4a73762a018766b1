/**
 * What a cancellation gives back: money (`full`, `none`, or `part` where the supplement of a child's first visit stays), or the session of the plan that paid (`session`, `session_lost`).
 * Apart from the contract, so that rules and screens need no zod.
 */
export const refunds = ['nothing_paid', 'full', 'part', 'none', 'session', 'session_lost'] as const;
export type Refund = (typeof refunds)[number];
