import type { Attention } from '#clinic/schedule/service.server.ts';
import { escalateMinutes } from '../terms.ts';

const quarterAfter = (at: Date) => new Date(at.getTime() + escalateMinutes * 60_000);

/**
 * When an alert that nobody has taken goes to the direction: a quarter of an hour after it was raised, or when the clinic
 * closes, if that is sooner; and, where nobody is there now, a quarter of an hour after the clinic opens next.
 */
export function escalatesAt({ isOpen, turnsAt }: Attention, now: Date): Date {
  if (!isOpen) return quarterAfter(turnsAt ?? now);
  const due = quarterAfter(now);
  return turnsAt !== null && turnsAt < due ? turnsAt : due;
}

/** When the direction hears of it again, of what is nobody's still: a quarter of an hour into the next opening; where nobody knows of any, after a day. */
export const escalatesAgainAt = (nextOpensAt: Date | null, now: Date): Date =>
  nextOpensAt === null ? new Date(now.getTime() + 86_400_000) : quarterAfter(nextOpensAt);
