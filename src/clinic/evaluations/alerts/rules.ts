import type { Attention } from '#clinic/schedule/service.server.ts';
import { escalateMinutes } from '../terms.ts';

/**
 * When an alert that nobody has taken goes to the direction: a quarter of an hour after it was raised, and, where nobody is
 * there then, after the clinic opens next.
 */
export function escalatesAt({ isOpen, nextOpensAt }: Attention, now: Date): Date {
  const from = isOpen ? now : (nextOpensAt ?? now);
  return new Date(from.getTime() + escalateMinutes * 60_000);
}
