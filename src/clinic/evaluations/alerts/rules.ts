import type { Attention } from '#clinic/schedule/service.server.ts';
import { escalateMinutes } from '../terms.ts';

const addEscalationTime = (at: Date) => new Date(at.getTime() + escalateMinutes * 60_000);

/**
 * When an unacknowledged alert escalates to management: 15 minutes after it is raised, or at closing if sooner; while
 * the clinic is closed, 15 minutes after it opens next.
 */
export function escalatesAt({ isOpen, turnsAt }: Attention, now: Date): Date {
  if (!isOpen) return addEscalationTime(turnsAt ?? now);
  const due = addEscalationTime(now);
  return turnsAt !== null && turnsAt < due ? turnsAt : due;
}

/**
 * When a still unacknowledged alert escalates again: 15 minutes into the next opening, or after a day if none is
 * known.
 */
export const escalatesAgainAt = (nextOpensAt: Date | null, now: Date): Date =>
  nextOpensAt === null ? new Date(now.getTime() + 86_400_000) : addEscalationTime(nextOpensAt);
