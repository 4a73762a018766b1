import type { Logger } from 'pino';
import { errorCode, errorDetail, errorMessage } from '../errors.ts';
import { isDatabaseUnreachable, sqlStateOf } from '../postgres/database.server.ts';
import type { Clock } from '../time/clock.ts';

/** Parts of an installation that can fail separately. */
export const parts = [
  'database',
  'jobs',
  'disk',
  'worker',
  'mail',
  'sms',
  'replica',
  'backups',
  'clock',
  'space',
  'certificate',
] as const;
export type Part = (typeof parts)[number];

/** Parts required to serve requests. Others are warnings, because removing the process would not help. */
const vitalParts: ReadonlySet<Part> = new Set(['database', 'jobs', 'disk']);
export const isVital = (part: Part): boolean => vitalParts.has(part);

/** Interval for logging a lasting outage again, for readers of only the last lines. */
const reminderIntervalMs = 10 * 60_000;

/** An outage ends after a successful check and this long without errors, because errors come in bursts. */
const recoveryMs = 60_000;

type Outage = { reason: string; since: number; seenAt: number; toldAt: number };

export type Outages = {
  report(part: Part, reason: string): void;
  clear(part: Part): void;
  remind(): void;
  reasonOf(part: Part): string | undefined;
  /** When the present outage began; undefined while the part works. */
  beginOf(part: Part): Date | undefined;
};

export function createOutages({ log, clock }: { log: Logger; clock: Clock }): Outages {
  const present = new Map<Part, Outage>();
  const now = () => clock.now().getTime();
  const minutesOf = ({ since }: Outage) => Math.round((now() - since) / 60_000);
  const tell = (part: Part, facts: object, words: string) =>
    log[isVital(part) ? 'error' : 'warn']({ part, ...facts }, words);
  return {
    report(part, reason) {
      const outage = present.get(part);
      if (outage !== undefined) {
        Object.assign(outage, { reason, seenAt: now() });
        return;
      }
      present.set(part, { reason, since: now(), seenAt: now(), toldAt: now() });
      tell(part, { reason }, 'an outage begins');
    },
    clear(part) {
      const outage = present.get(part);
      if (outage === undefined || now() - outage.seenAt < recoveryMs) return;
      present.delete(part);
      // Same level as the beginning, so that the same readers see it.
      log.warn({ part, minutes: minutesOf(outage) }, 'an outage is over');
    },
    remind() {
      for (const [part, outage] of present) {
        if (now() - outage.toldAt < reminderIntervalMs) continue;
        outage.toldAt = now();
        tell(part, { reason: outage.reason, minutes: minutesOf(outage) }, 'an outage goes on');
      }
    },
    reasonOf: (part) => present.get(part)?.reason,
    beginOf(part) {
      const outage = present.get(part);
      return outage === undefined ? undefined : new Date(outage.since);
    },
  };
}

const diskFull = '53100';

/**
 * Reports a database failure behind an error, if any.
 * @returns whether it did: then it has been logged, once for all affected work
 */
export function reportDatabase(outages: Outages, error: unknown): boolean {
  if (!isDatabaseUnreachable(error)) return false;
  const state = sqlStateOf(error);
  if (state === diskFull) outages.report('disk', 'the database has no room to write');
  else outages.report('database', databaseReason(error, state));
  return true;
}

function databaseReason(error: unknown, state: string | undefined): string {
  if (state !== undefined) return `SQLSTATE ${state}`;
  const cause = errorDetail(error, 'cause') ?? error;
  const code = errorCode(cause);
  const message = errorMessage(cause);
  // pg's timeout while connecting; an unreachable server refuses at once.
  if (message.startsWith('timeout exceeded when trying to connect'))
    return 'no connection is free or can be made';
  return code ?? message;
}
