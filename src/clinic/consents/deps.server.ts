import type { Limits } from '#platform/http/limits.server.ts';
import type { Database } from '#platform/postgres/database.server.ts';
import type { Secrets } from '#platform/secrets/secrets.server.ts';
import type { Clock } from '#platform/time/clock.ts';

export type ConsentsDeps = {
  db: Database;
  clock: Clock;
  limits: Limits;
  secrets: Secrets;
  /** Puts a user's message into the clinic's inbox; a repeated key adds no second message. */
  sendToClinic: (
    tx: Database,
    message: { userId: number; key: string; text: string },
    now: Date,
  ) => Promise<void>;
  /** Public URL of the site, the base of every link in an e-mail. */
  publicUrl: string;
};
