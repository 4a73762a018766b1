import { eq } from 'drizzle-orm';
import type { Database } from '#platform/postgres/database.server.ts';
import { runPrepared } from '#platform/postgres/prepared-statements.server.ts';
import { isTreatedBy } from '../directory/queries.server.ts';
import { callbackEntries, callbacks } from '../tables.server.ts';
import type { CallbackReason } from '../terms.ts';

/** Visible callbacks: all for reception; otherwise those for or from the professional. */
export type CallbackScope = { isDesk: boolean; professionalId: number | null; userId: number };

/** The entry that marks the callback as done, if not undone. */
const doneEntry = `select e.id, e.at from callback_entries e
  where e.callback_id = c.id and e.undoes is null
    and not exists (select from callback_entries u where u.undoes = e.id)
  order by e.id desc limit 1`;
const inScope = '($1::boolean or c.for_professional_id = $2::integer or c.entered_by = $3::integer)';

export type CallbackRow = {
  id: number;
  reason: CallbackReason;
  sealedWords: string;
  at: Date;
  forProfessional: string | null;
  leftBy: string | null;
  patientId: number | null;
  isDone: boolean;
};

/** Lists callbacks. `patientId` is null if the user may not open the record. */
export const findCallbacks = (
  db: Database,
  { isDesk, professionalId, userId }: CallbackScope,
  since: Date,
): Promise<CallbackRow[]> =>
  runPrepared<CallbackRow>(
    db,
    `select c.id, c.reason, c.sealed_words as "sealedWords", c.at, pr.name as "forProfessional",
       coalesce(u.full_name, u.username) as "leftBy",
       case when $1 or ${isTreatedBy('$2')} then p.id end as "patientId", done.id is not null as "isDone"
     from callbacks c left join professionals pr on pr.id = c.for_professional_id
       left join patients p on p.id = c.patient_id and p.blocked_until is null
       join users u on u.id = c.entered_by
       left join lateral (${doneEntry}) done on true
     where ${inScope} and (done.id is null or done.at >= $4)
     order by c.at, c.id`,
    [isDesk, professionalId, userId, since],
  );

/** Finds a callback within scope with its current done entry, and locks it until the transaction ends. */
export async function lockCallback(
  tx: Database,
  { isDesk, professionalId, userId }: CallbackScope,
  id: number,
): Promise<{ patientId: number | null; doneId: number | null } | undefined> {
  const [row] = await runPrepared<{ patientId: number | null }>(
    tx,
    `select c.patient_id as "patientId" from callbacks c where c.id = $4 and ${inScope} for update`,
    [isDesk, professionalId, userId, id],
  );
  if (row === undefined) return undefined;
  // Read after the lock, to see concurrent changes.
  const [done] = await runPrepared<{ id: number }>(
    tx,
    `select done.id from callbacks c cross join lateral (${doneEntry}) done where c.id = $1`,
    [id],
  );
  return { ...row, doneId: done?.id ?? null };
}

/** @param seal seals the text once the row has its id */
export async function insertCallback(
  tx: Database,
  values: Omit<typeof callbacks.$inferInsert, 'sealedWords'>,
  seal: (id: number) => string,
): Promise<number> {
  const [row] = await tx
    .insert(callbacks)
    .values({ ...values, sealedWords: '' })
    .returning({ id: callbacks.id });
  if (row === undefined) throw new Error('a callback was not written');
  await tx
    .update(callbacks)
    .set({ sealedWords: seal(row.id) })
    .where(eq(callbacks.id, row.id));
  return row.id;
}

export const insertEntry = (tx: Database, entry: typeof callbackEntries.$inferInsert) =>
  tx.insert(callbackEntries).values(entry);

export const deleteDoneBefore = (db: Database, before: Date) =>
  runPrepared(
    db,
    `delete from callbacks c where exists (select from (${doneEntry}) done where done.at < $1)`,
    [before],
  );
