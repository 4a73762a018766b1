/**
 * Result of a cancellation: money (`full`, `none`, or `part` if the supplement of a child's first visit is
 * kept) or the session credit (`session`, `session_lost`). Outside the contract, so that rules and screens
 * need no zod.
 */
export const refundKinds = ['nothing_paid', 'full', 'part', 'none', 'session', 'session_lost'] as const;
export type Refund = (typeof refundKinds)[number];
