import type { Person } from '#clinic/audit/contract.ts';
import { wallTimeOf } from '#platform/time/calendar-days.ts';

/** A payment at the desk: who took it, and when. */
type Taken = { enteredBy: number | null; at: Date };

/** Whoever typed a payment takes it back on the same day, in Madrid; the direction at any time. The wallet's nobody does. */
export const mayUndo = ({ role, userId }: Person, { enteredBy, at }: Taken, now: Date): boolean =>
  enteredBy !== null &&
  (role === 'admin' || (enteredBy === userId && wallTimeOf(at).day === wallTimeOf(now).day));

/** More than the rule gives back is the direction's to give. */
export const mayReturn = ({ role }: Person): boolean => role === 'admin';
