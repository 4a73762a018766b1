import type { Database } from '#platform/postgres/database.server.ts';
import type { Clock } from '#platform/time/clock.ts';

/** A notice on its way: `copies` 0 was lost, 2 comes twice. */
export type Notice = { headers: Record<string, string>; body: string; copies: number; waitMs: number };

/** What every call of the wallet works with. All that matters is in the database, which other instances share. */
export type Wallet = {
  db: Database;
  clock: Clock;
  publicDemo: boolean;
  deliver: (notices: Notice[]) => void;
  closing: AbortSignal;
};
