/**
 * What a cancellation gives back: money (`full`, `none`), or the session of the plan that paid (`session`, `session_lost`).
 * Apart from the contract, so that rules and screens need no zod.
 */
export const refunds = ['nothing_paid', 'full', 'none', 'session', 'session_lost'] as const;
export type Refund = (typeof refunds)[number];
