import type { Database } from './postgres/database.server.ts';

/** Something that stays after an erasure: why the law asks for it, and until which Madrid day (null: it names nobody). */
export type Retained = { what: string; why: string; until: string | null };

/** What an erasure did, in words for the person. */
export type Erased = { deleted: string[]; kept: Retained[] };

/**
 * What one feature holds about a person (its `personal.server.ts`). The app hands all of them to the accounts, so that an
 * export and an erasure forget nobody; a test holds every table that knows a person against them.
 */
export type PersonalPart = {
  /** Its key in the exported file. */
  name: string;
  /** Everything it holds about the person, as plain JSON. */
  export(db: Database, userId: number, now: Date): Promise<unknown>;
  /**
   * Why the account cannot be closed yet, in a sentence that says what to do first; null where nothing is in the way.
   * Holds back, until the transaction ends, whatever could come into the way meanwhile, unless it does no harm afterwards:
   * money for a closed account goes back.
   */
  objection?(tx: Database, userId: number, now: Date): Promise<string | null>;
  /** Deletes what may be deleted and locks away what the law keeps, in the transaction that closes the account. */
  erase(tx: Database, userId: number, now: Date): Promise<Erased>;
};
