import { count, eq } from 'drizzle-orm';
import type { Database } from '#platform/postgres/database.server.ts';
import { takeLock } from '#platform/postgres/locks.server.ts';
import { onlyRow } from '#platform/postgres/rows.server.ts';
import { answerTemplates } from '../tables.server.ts';
import type { TemplateFields } from './contract.ts';

export const listAll = (db: Database) => db.select().from(answerTemplates);

/** Serializes additions, so that the limit holds. */
export const lockTemplates = (tx: Database) => takeLock(tx, 'answerTemplates');

export async function countTemplates(tx: Database): Promise<number> {
  return onlyRow(await tx.select({ all: count() }).from(answerTemplates)).all;
}

/** @throws 23505 if another template has this name */
export async function insertTemplate(tx: Database, fields: TemplateFields): Promise<number> {
  return onlyRow(await tx.insert(answerTemplates).values(fields).returning({ id: answerTemplates.id })).id;
}

/** @returns whether it exists. @throws 23505 if another template has this name */
export async function updateTemplate(tx: Database, id: number, fields: TemplateFields): Promise<boolean> {
  const rows = await tx
    .update(answerTemplates)
    .set(fields)
    .where(eq(answerTemplates.id, id))
    .returning({ id: answerTemplates.id });
  return rows.length > 0;
}

/** @returns its name; undefined if it does not exist */
export async function deleteTemplate(tx: Database, id: number): Promise<string | undefined> {
  const [row] = await tx
    .delete(answerTemplates)
    .where(eq(answerTemplates.id, id))
    .returning({ name: answerTemplates.name });
  return row?.name;
}
