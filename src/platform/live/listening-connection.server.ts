import pg from 'pg';
import { type Outages, reportDatabase } from '../operations/outages.server.ts';

const channel = 'changes';
/** Retry delay in ms while the database is unreachable. */
const retryDelayMs = 1_000;
/** Timeout of the liveness check; a healthy connection answers within milliseconds. */
const livenessTimeoutMs = 6_000;

type ListeningConnectionDeps = {
  loginUrl: string;
  outages: Outages;
  /** Interval of the liveness check: a silently dead connection would hide all changes. */
  pulseMs: number;
  /** Whether to reconnect after a loss. */
  isWanted: () => boolean;
  tell: (topic: string) => void;
  hearsAgain: () => void;
};

/** A listening connection that reconnects while wanted. */
export function createListeningConnection({
  loginUrl,
  outages,
  pulseMs,
  isWanted,
  tell,
  hearsAgain,
}: ListeningConnectionDeps) {
  let client: pg.Client | undefined;
  let wait: NodeJS.Timeout | undefined;
  let pulse: NodeJS.Timeout | undefined;

  const open = () => {
    if (client !== undefined || wait !== undefined) return;
    const mine = new pg.Client({
      connectionString: loginUrl,
      application_name: 'changes',
      connectionTimeoutMillis: 5_000,
      query_timeout: livenessTimeoutMs,
    });
    client = mine;
    mine.on('notification', ({ payload = '' }) => tell(payload));
    // A cut connection is no outage; reconnecting shows whether the database is unreachable.
    mine.on('error', () => reconnectLater(mine));
    mine.on('end', () => reconnectLater(mine));
    mine
      .connect()
      .then(() => mine.query(`listen ${channel}`))
      .then(() => {
        if (client !== mine) return;
        hearsAgain();
        pulse = setInterval(
          () => void mine.query('select').catch(() => reconnectLater(mine)),
          pulseMs,
        ).unref();
      })
      .catch((error) => {
        if (client === mine) reportDatabase(outages, error);
        reconnectLater(mine);
      });
  };

  const reconnectLater = (which: pg.Client) => {
    if (client !== which) return;
    client = undefined;
    clearInterval(pulse);
    void which.end().catch(() => {});
    wait = setTimeout(() => {
      wait = undefined;
      if (isWanted()) open();
    }, retryDelayMs).unref();
  };

  const close = async () => {
    clearTimeout(wait);
    clearInterval(pulse);
    wait = undefined;
    const mine = client;
    client = undefined;
    await mine?.end().catch(() => {});
  };

  return { open, close };
}
