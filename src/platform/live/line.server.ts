import pg from 'pg';
import type { Logger } from 'pino';
import { errorMessage } from '../errors.ts';

/** The channel on which triggers of the database tell that a table has changed (migration 0019). */
const channel = 'changes';
/** A database that is away is asked again after this long, in ms. */
const againAfterMs = 1_000;

type LineDeps = {
  loginUrl: string;
  log: Logger;
  /** Whether a lost connection is to be opened anew. */
  isWanted: () => boolean;
  tell: (topic: string) => void;
  /** The line is open, for the first time or anew. */
  hearsAgain: () => void;
};

/** One connection that listens; where it is lost it is opened anew, as long as somebody wants it. */
export function createLine({ loginUrl, log, isWanted, tell, hearsAgain }: LineDeps) {
  let client: pg.Client | undefined;
  let wait: NodeJS.Timeout | undefined;

  const open = () => {
    if (client !== undefined || wait !== undefined) return;
    const mine = new pg.Client({
      ...{ connectionString: loginUrl, application_name: 'changes' },
      ...{ connectionTimeoutMillis: 5_000, keepAlive: true },
    });
    client = mine;
    mine.on('notification', ({ payload = '' }) => tell(payload));
    mine.on('error', (error) => lose(mine, errorMessage(error)));
    mine.on('end', () => lose(mine, 'closed'));
    mine
      .connect()
      .then(() => mine.query(`listen ${channel}`))
      .then(hearsAgain)
      .catch((error) => lose(mine, errorMessage(error)));
  };

  const lose = (which: pg.Client, reason: string) => {
    if (client !== which) return;
    client = undefined;
    log.info({ reason }, 'the line on which changes are told was lost');
    void which.end().catch(() => {});
    wait = setTimeout(() => {
      wait = undefined;
      if (isWanted()) open();
    }, againAfterMs).unref();
  };

  const close = async () => {
    clearTimeout(wait);
    wait = undefined;
    const mine = client;
    client = undefined;
    await mine?.end().catch(() => {});
  };

  return { open, close };
}
