import { sql } from 'drizzle-orm';
import type { Database } from '#platform/postgres/database.server.ts';

/** The till's own lock: whoever writes money of the desk shares it, whoever counts has it alone. */
const till = sql`10, 0`;

/** Waits for whoever is counting: what is written from here on belongs to the time after. */
export const whileTillIsOpen = (tx: Database) =>
  tx.execute(sql`select pg_advisory_xact_lock_shared(${till})`);

/** Waits for those who are writing down money of the desk, and keeps the others waiting. */
export const whileTillIsCounted = (tx: Database) => tx.execute(sql`select pg_advisory_xact_lock(${till})`);
