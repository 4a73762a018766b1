/** Where a fault can strike. */
export const faultyCalls = [
  'token',
  'create',
  'read',
  'approve',
  'capture',
  'refund',
  'verify',
  'notice',
] as const;
export type FaultyCall = (typeof faultyCalls)[number];

/** What can go wrong. The first four at any call but `notice`; the others where they make sense. */
export const faultNames = [
  /** Waits, then does it. */
  'slow',
  /** 500, and nothing was done. */
  'error',
  /** Does it, and leaves the caller without an answer. */
  'hang_after',
  /** Does it, and the process dies before it can say so. */
  'die_after',
  /** Capture: the bank says no. */
  'declined',
  /** Capture: made, and still to be decided. */
  'pending',
  /** Refund: refused for the capture's age. */
  'too_old',
  /** Refund: made, and still to be decided. */
  'refund_pending',
  /** Notice: never arrives. */
  'lost',
  /** Notice: arrives twice. */
  'twice',
] as const;
export type FaultName = (typeof faultNames)[number];
