import pg from 'pg';
import { type Outages, reportDatabase } from '../operations/outages.server.ts';

/** The channel on which triggers of the database tell that a table has changed (migration 0019). */
const channel = 'changes';
/** A database that is away is asked again after this long, in ms. */
const againAfterMs = 1_000;
/** A sound line answers within milliseconds. */
const answerMs = 6_000;

type LineDeps = {
  loginUrl: string;
  outages: Outages;
  /** A line that has died without a word would leave every screen in the belief that nothing happens: it is asked this often. */
  pulseMs: number;
  /** Whether a lost connection is to be opened anew. */
  isWanted: () => boolean;
  tell: (topic: string) => void;
  /** The line is open, for the first time or anew. */
  hearsAgain: () => void;
};

/** One connection that listens; where it is lost it is opened anew, as long as somebody wants it. */
export function createLine({ loginUrl, outages, pulseMs, isWanted, tell, hearsAgain }: LineDeps) {
  let client: pg.Client | undefined;
  let wait: NodeJS.Timeout | undefined;
  let pulse: NodeJS.Timeout | undefined;

  const open = () => {
    if (client !== undefined || wait !== undefined) return;
    const mine = new pg.Client({
      connectionString: loginUrl,
      application_name: 'changes',
      connectionTimeoutMillis: 5_000,
      query_timeout: answerMs,
    });
    client = mine;
    mine.on('notification', ({ payload = '' }) => tell(payload));
    // A line that is cut is no outage: whether the database is away shows when it is opened anew.
    mine.on('error', () => lose(mine));
    mine.on('end', () => lose(mine));
    mine
      .connect()
      .then(() => mine.query(`listen ${channel}`))
      .then(() => {
        if (client !== mine) return;
        hearsAgain();
        pulse = setInterval(() => void mine.query('select').catch(() => lose(mine)), pulseMs).unref();
      })
      .catch((error) => {
        if (client === mine) reportDatabase(outages, error);
        lose(mine);
      });
  };

  const lose = (which: pg.Client) => {
    if (client !== which) return;
    client = undefined;
    clearInterval(pulse);
    void which.end().catch(() => {});
    wait = setTimeout(() => {
      wait = undefined;
      if (isWanted()) open();
    }, againAfterMs).unref();
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
