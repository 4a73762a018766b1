import type { Database } from '#platform/postgres/database.server.ts';
import type { Day } from '#platform/time/calendar-days.ts';
import { endOfDay, grant } from '../credits/service.server.ts';
import { dayOf } from '../holdings.server.ts';
import type { Audience } from '../offers.ts';
import { insertSubscription } from '../queries.server.ts';
import { hasBrought } from './queries.server.ts';

/** Sessions that somebody had left before the clinic came to us. */
type BroughtSessions = {
  patientId: number;
  name: string;
  audience: Audience;
  sessions: number;
  /** The last Madrid day on which one of them may begin. */
  lastDay: Day;
};

const monthMs = 30 * 86_400_000;

/**
 * Writes down sessions that were paid elsewhere: they can be used as any others. No money of ours belongs to them, no plan
 * brings them back, and nobody is written to about them.
 * @returns the package; undefined where this person's of that name have been brought already
 */
export async function bringSessions(
  tx: Database,
  { patientId, name, audience, sessions, lastDay }: BroughtSessions,
  now: Date,
): Promise<number | undefined> {
  if (await hasBrought(tx, patientId, name)) return undefined;
  const endsAt = endOfDay(lastDay);
  const held = await insertSubscription(tx, {
    userId: null,
    planId: null,
    patientId,
    audience,
    planName: name,
    kind: 'single' as const,
    features: [],
    priceCents: 0,
    payments: 1,
    sessionsPerPayment: [sessions],
    validityMonths: Math.max(1, Math.round((endsAt.getTime() - now.getTime()) / monthMs)),
    startsAt: now,
    endsAt,
    billingFrom: dayOf(now),
    createdAt: now,
  });
  await grant(tx, { subscriptionId: held.id, payment: 1, sessions }, now);
  return held.id;
}
