import type { Database } from './postgres/database.server.ts';

/** Data retained after an erasure: the legal reason and last day (Europe/Madrid; null: it identifies nobody). */
export type Retained = { what: string; why: string; until: string | null };

/** Result of an erasure, as text for the person. */
export type Erased = { deleted: string[]; kept: Retained[] };

/**
 * A feature's personal data (its `personal.server.ts`). The app passes all parts to accounts, so that export and
 * erasure are complete; a test checks them against every table with personal data.
 */
export type PersonalPart = {
  name: string;
  export(db: Database, userId: number, now: Date): Promise<unknown>;
  /**
   * Why the account cannot be closed yet and what to do first; null if nothing prevents it. Locks whatever could
   * prevent it meanwhile until the transaction ends, unless it is harmless afterwards: payments of a closed account
   * are refunded.
   */
  objection?(tx: Database, userId: number, now: Date): Promise<string | null>;
  /** Deletes what may be deleted and locks what the law retains, in the transaction that closes the account. */
  erase(tx: Database, userId: number, now: Date): Promise<Erased>;
};
