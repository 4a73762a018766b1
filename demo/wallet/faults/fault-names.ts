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

/** The faults. The first four apply to any call except `notice`; the others only to the call named. */
export const faultNames = [
  /** Waits, then executes the call. */
  'slow',
  /** Responds 500 without executing the call. */
  'error',
  /** Executes the call and never sends the result: responds 500 after the delay. */
  'hang_after',
  /** Executes the call and kills the process before the response. */
  'die_after',
  /** Capture: the bank declines. */
  'declined',
  /** Capture: created, decision pending. */
  'pending',
  /** Refund: refused because the capture is too old. */
  'too_old',
  /** Refund: created, decision pending. */
  'refund_pending',
  /** Notice: never arrives. */
  'lost',
  /** Notice: arrives twice. */
  'twice',
] as const;
export type FaultName = (typeof faultNames)[number];
