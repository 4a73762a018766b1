import type { Limits } from '#platform/http/limits.server.ts';
import type { Database } from '#platform/postgres/database.server.ts';
import type { Secrets } from '#platform/secrets/secrets.server.ts';
import type { Clock } from '#platform/time/clock.ts';

/** What the use cases of consents need; the app hands it in. */
export type ConsentsDeps = {
  db: Database;
  clock: Clock;
  limits: Limits;
  secrets: Secrets;
  /** Puts a message of a user into the clinic's inbox; the same key is one message. */
  sendToClinic: (
    tx: Database,
    message: { userId: number; key: string; text: string },
    now: Date,
  ) => Promise<void>;
  /** Where people find the site: the start of every link in a letter. */
  publicUrl: string;
};
