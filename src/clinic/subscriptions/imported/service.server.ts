import type { Database } from '#platform/postgres/database.server.ts';
import type { Day } from '#platform/time/calendar-days.ts';
import { madridDayOf } from '../billing-state.server.ts';
import { endOfDay, grantSessions } from '../credits/service.server.ts';
import type { Audience } from '../offers.ts';
import { insertSubscription } from '../queries.server.ts';
import { hasImported } from './queries.server.ts';

/** Sessions left from before the clinic used this software. */
type ImportedSessions = {
  patientId: number;
  name: string;
  audience: Audience;
  sessions: number;
  /** Last day (Europe/Madrid) on which a session may begin. */
  lastDay: Day;
};

const monthMs = 30 * 86_400_000;

/**
 * Creates a package of sessions paid elsewhere. They are usable like others, but involve no payment of ours, cannot
 * be renewed, and send no letters.
 * @returns the package; undefined if the person already has an imported one with this name
 */
export async function importSessions(
  tx: Database,
  { patientId, name, audience, sessions, lastDay }: ImportedSessions,
  now: Date,
): Promise<number | undefined> {
  if (await hasImported(tx, patientId, name)) return undefined;
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
    billingFrom: madridDayOf(now),
    createdAt: now,
  });
  await grantSessions(tx, { subscriptionId: held.id, payment: 1, sessions }, now);
  return held.id;
}
