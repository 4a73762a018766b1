import type { Person } from '#clinic/audit/contract.ts';
import { wallTimeOf } from '#platform/time/calendar-days.ts';

type TakenPayment = { enteredBy: number | null; at: Date };

/**
 * The author of a payment may undo it on the same day (Europe/Madrid), managers at any time. Wallet payments cannot
 * be undone.
 */
export const mayUndo = ({ role, userId }: Person, { enteredBy, at }: TakenPayment, now: Date): boolean =>
  enteredBy !== null &&
  (role === 'admin' || (enteredBy === userId && wallTimeOf(at).day === wallTimeOf(now).day));

/** Only managers refund more than the cancellation rule. */
export const mayReturn = ({ role }: Person): boolean => role === 'admin';
