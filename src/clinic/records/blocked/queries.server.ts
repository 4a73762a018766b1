import type { Database } from '#platform/postgres/database.server.ts';
import { runPrepared } from '#platform/postgres/prepared-statements.server.ts';
import type { Day } from '#platform/time/calendar-days.ts';
import { recordOpenings } from '../tables.server.ts';

export type BlockedRow = {
  patientId: number;
  name: string | null;
  birthDate: Day | null;
  blockedUntil: Day;
  openUntil: Date | null;
};

const blocked = `select p.id as "patientId", p.full_name as name, p.birth_on::text as "birthDate",
    p.blocked_until::text as "blockedUntil", o.until as "openUntil"
  from patients p left join lateral (
    select max(until) as until from record_openings
    where patient_id = p.id and opened_by = $1 and until > $2) o on true
  where p.blocked_until is not null`;

type OpeningQuery = { userId: number; now: Date };

/** Searches by name; without words, returns those open to the user. @param words normalized like the search column */
export const findBlocked = (
  db: Database,
  { userId, now }: OpeningQuery,
  words: readonly string[],
): Promise<BlockedRow[]> =>
  runPrepared<BlockedRow>(
    db,
    `${blocked} and case when cardinality($3::text[]) = 0 then o.until is not null
       else p.search_name like all ($3::text[]) end
     order by p.full_name, p.id limit 20`,
    [userId, now, words.map((word) => `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`)],
  );

export async function findOneBlocked(
  db: Database,
  { userId, now }: OpeningQuery,
  id: number,
): Promise<BlockedRow | undefined> {
  const [row] = await runPrepared<BlockedRow>(db, `${blocked} and p.id = $3`, [userId, now, id]);
  return row;
}

export const insertOpening = (tx: Database, values: typeof recordOpenings.$inferInsert) =>
  tx.insert(recordOpenings).values(values);
