import { refusing } from '#platform/api/refusals.ts';
import { clinicContact } from '#platform/clinic-contact.ts';
import { clinicSettings } from '#platform/clinic-settings.ts';
import type { Database } from '#platform/postgres/database.server.ts';
import type { Secrets } from '#platform/secrets/secrets.server.ts';
import { formatDateAndTime, formatTime } from '#platform/time/dates.ts';
import { refusals } from '../contract.ts';
import type { AppointmentsDeps } from '../deps.server.ts';
import { refusalTexts } from '../refusal-texts.ts';
import { pausedUntil } from '../rules/appointment-rules.ts';
import { type LockedHolds, lockNetworkHolds } from './queries.server.ts';

const refuse = refusing(refusals);

/** A limit this high means no limit; counting that many holds would be the load itself. */
const unlimitedHolds = 100_000;

/**
 * The network's signature, stored while a hold lives: it allows counting, but the address cannot be recovered
 * from it.
 */
export const networkKey = (secrets: Secrets, network: string): string =>
  secrets.sign(network, 'hold-network');

const secondsUntil = (until: Date, now: Date) =>
  Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1_000));

/**
 * Checks that a user may hold one more unpaid hour.
 * @throws Refusal `too_many_holds`; `holds_ran_out` with Retry-After if others expired within a day
 */
export function requireMayHold({ holds, ranOut }: LockedHolds, now: Date): void {
  if (holds >= clinicSettings().maximumUnpaidHolds) throw refuse('too_many_holds');
  const until = pausedUntil(ranOut);
  if (until === null) return;
  throw refuse('holds_ran_out', {
    message: refusalTexts().holdsRanOutUntil(
      clinicSettings().holdsRunOutBeforePause,
      formatDateAndTime(until),
      clinicContact().phone,
    ),
    retryAfterSeconds: secondsUntil(until, now),
  });
}

/**
 * Checks the limit of holds per network for a hold that was just written. It runs at the end of the booking's
 * transaction, so that a booking waiting here holds no lock the one ahead could need. Holds last half an
 * hour: a household behind a full network waits for minutes and is told until when.
 * @throws Refusal `network_holds` with Retry-After
 */
export async function requireNetworkMayHold(
  tx: Database,
  { holdsPerNetwork }: Pick<AppointmentsDeps, 'holdsPerNetwork'>,
  network: string,
  now: Date,
): Promise<void> {
  const mostHolds = holdsPerNetwork();
  if (mostHolds >= unlimitedHolds) return;
  const { holds, nextEnd } = await lockNetworkHolds(tx, network, now);
  if (holds <= mostHolds || nextEnd === null) return;
  throw refuse('network_holds', {
    message: refusalTexts().networkHoldsUntil(mostHolds, formatTime(nextEnd), clinicContact().phone),
    retryAfterSeconds: secondsUntil(nextEnd, now),
  });
}
