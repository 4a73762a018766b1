import type { Logger } from 'pino';
import { mailboxOf } from '#clinic/notifications/service.server.ts';
import { clinic } from '#config';
import { type Limit, type Limits, spendIfAllowed } from '#platform/http/limits.server.ts';
import { hashToken } from '#platform/secrets/secrets.server.ts';
import type { Target } from './queries.server.ts';
import { sendsPerDay, sendsPerHour, smsPerDayAndPerson } from './rules.ts';
import { texts } from './texts.ts';

const hour = 3600;
const day = 24 * hour;

/**
 * Permission to send one message, or the sentence that explains a refusal. Call `giveBack` if it was not sent
 * after all.
 */
export type Allowance = { reason: string } | { reason: null; giveBack(): Promise<void> };

/** Sender, recipient and network; a user who is just registering has no id yet. */
type MessageToCount = Omit<Target, 'userId'> & { userId: number | null; network: string };

/** One limit with its key, and the sentence shown when it is reached. */
type LimitCheck = { limit: Limit; key: string; reason: string };

export type AllowanceFor = ReturnType<typeof createAllowances>;

/**
 * Counts messages with codes in PostgreSQL: per address for every sender, and for SMS also per user, per
 * network and in total, because each one costs money and nobody may use up the day's budget. LIMIT_FACTOR
 * does not raise these limits.
 */
export function createAllowances(limits: Limits, log: Logger) {
  const createLimit = (name: string, points: number, seconds: number) =>
    limits({ name: `code-${name}`, points, seconds, fixed: true });
  const perHour = createLimit('address-hour', sendsPerHour, hour);
  const perDay = createLimit('address-day', sendsPerDay, day);
  const perPerson = createLimit('sms-person', smsPerDayAndPerson, day);
  const perNetwork = createLimit('sms-network', clinic.verification.smsPerDayAndNetwork, day);
  const overall = createLimit('sms-all', clinic.verification.smsPerDay, day);

  const listChecks = ({ channel, address, userId, network }: MessageToCount) => {
    const { tooManyThisHour, tooManyToday, tooManyFromHere, budgetSpent } = texts();
    // Counters outlive accounts, so they must not contain an address.
    const key = hashToken(JSON.stringify([channel, channel === 'email' ? mailboxOf(address) : address]));
    const ofAddress: LimitCheck[] = [
      { limit: perHour, key, reason: tooManyThisHour(sendsPerHour) },
      { limit: perDay, key, reason: tooManyToday },
    ];
    if (channel === 'email') return ofAddress;
    return [
      { limit: perPerson, key: String(userId), reason: tooManyToday },
      ...ofAddress,
      { limit: perNetwork, key: network, reason: tooManyFromHere },
      { limit: overall, key: 'all', reason: budgetSpent },
    ];
  };

  /** Counts one message. If a limit refuses, all counts are given back, because nothing was sent. */
  return async function take(target: MessageToCount): Promise<Allowance> {
    const taken: LimitCheck[] = [];
    const giveBack = async () => {
      for (const { limit, key } of taken) await limit.giveBack(key);
    };
    for (const step of listChecks(target)) {
      const isAllowed = await spendIfAllowed(step.limit, step.key);
      taken.push(step);
      if (isAllowed) continue;
      await giveBack();
      if (step.limit === overall) log.warn('the SMS budget of the day is used up');
      return { reason: step.reason };
    }
    return { reason: null, giveBack };
  };
}
