import type { Database } from '#platform/postgres/database.server.ts';
import type { Clock } from '#platform/time/clock.ts';

/** A notice to deliver: `copies` 0 loses it, 2 delivers it twice. */
export type Notice = { headers: Record<string, string>; body: string; copies: number; waitMs: number };

/** Dependencies of every wallet call. All state is in the database, which other instances share. */
export type Wallet = {
  db: Database;
  clock: Clock;
  publicDemo: boolean;
  deliver: (notices: Notice[]) => void;
  closing: AbortSignal;
};
