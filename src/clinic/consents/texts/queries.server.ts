import { asc, count, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '#platform/postgres/database.server.ts';
import { takeLock } from '#platform/postgres/locks.server.ts';
import { consents, consentTexts, consentWithdrawals } from '../tables.server.ts';

export const listAll = (db: Database) => {
  const counted = db
    .select({ textId: consents.textId, signed: count().as('signed') })
    .from(consents)
    .leftJoin(consentWithdrawals, eq(consentWithdrawals.consentId, consents.id))
    .where(isNull(consentWithdrawals.consentId))
    .groupBy(consents.textId)
    .as('counted');
  return db
    .select({ text: consentTexts, signed: sql<number>`coalesce(${counted.signed}, 0)::integer` })
    .from(consentTexts)
    .leftJoin(counted, eq(counted.textId, consentTexts.id))
    .orderBy(asc(consentTexts.kind), desc(consentTexts.version));
};

/** Serializes publishing, so that versions are consecutive. */
export const lockTexts = (tx: Database) => takeLock(tx, 'consentTexts');

export const insertText = (tx: Database, text: typeof consentTexts.$inferInsert) =>
  tx.insert(consentTexts).values(text);
