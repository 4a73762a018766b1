import type { Logger } from 'pino';
import { errorCode, errorDetail, errorMessage } from '../errors.ts';
import { isDatabaseAway, sqlStateOf } from '../postgres/database.server.ts';
import type { Clock } from '../time/clock.ts';

/** What of an installation can be ill by itself. */
export const parts = ['database', 'jobs', 'disk', 'worker', 'mail', 'sms', 'replica'] as const;
export type Part = (typeof parts)[number];

/** Without these nobody can be served. The others are told as a warning: taking the process away would not help them. */
const vital: ReadonlySet<Part> = new Set(['database', 'jobs', 'disk']);
export const isVital = (part: Part): boolean => vital.has(part);

/** An outage that lasts is told again after this long, so that whoever reads only the last lines sees it. */
const remindMs = 10 * 60_000;

/** A part is well again when it has answered and nobody has complained for this long: trouble comes in bursts. */
const calmMs = 60_000;

/** What has begun and is not over yet: since when, of what kind in a few words, when last seen, when last told. */
type Outage = { reason: string; since: number; seenAt: number; toldAt: number };

/** One line in the log where an outage begins, one each ten minutes while it lasts, one where it ends. */
export type Outages = {
  /** A part does not work. `reason` in a few words, without anybody's data. */
  report(part: Part, reason: string): void;
  /** A part has been looked at and works. */
  clear(part: Part): void;
  /** Tells again what has lasted for ten minutes. */
  remind(): void;
  /** Why a part is ill; undefined where it is well. */
  reasonOf(part: Part): string | undefined;
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
      if (outage === undefined || now() - outage.seenAt < calmMs) return;
      present.delete(part);
      // A warning, too: whoever was woken by its beginning reads at the same level that it is over.
      log.warn({ part, minutes: minutesOf(outage) }, 'an outage is over');
    },
    remind() {
      for (const [part, outage] of present) {
        if (now() - outage.toldAt < remindMs) continue;
        outage.toldAt = now();
        tell(part, { reason: outage.reason, minutes: minutesOf(outage) }, 'an outage goes on');
      }
    },
    reasonOf: (part) => present.get(part)?.reason,
  };
}

/** SQLSTATE 53100: PostgreSQL has no room to write. */
const diskFull = '53100';

/**
 * Reports what a failed piece of work says about the database, if anything.
 * @returns whether it did: then the log has been told, once for all that fail with it
 */
export function reportDatabase(outages: Outages, error: unknown): boolean {
  if (!isDatabaseAway(error)) return false;
  const state = sqlStateOf(error);
  if (state === diskFull) outages.report('disk', 'the database has no room to write');
  else outages.report('database', reasonOf(error, state));
  return true;
}

function reasonOf(error: unknown, state: string | undefined): string {
  if (state !== undefined) return `SQLSTATE ${state}`;
  const cause = errorDetail(error, 'cause') ?? error;
  const code = errorCode(cause);
  const message = errorMessage(cause);
  // In pg's words it is the connecting that took too long; a server that is away refuses at once.
  if (message.startsWith('timeout exceeded when trying to connect'))
    return 'no connection is free or can be made';
  return code ?? message;
}
