import { and, eq, isNull, sql } from 'drizzle-orm';
import { isEffectiveToday } from '#clinic/patients/service.server.ts';
import { patients } from '#clinic/patients/tables.server.ts';
import type { Database } from '#platform/postgres/database.server.ts';
import { runPrepared } from '#platform/postgres/prepared-statements.server.ts';
import type { Day } from '#platform/time/calendar-days.ts';
import { type RequestRow, recordRequests } from '../tables.server.ts';
import type { RequestKind } from '../terms.ts';

export type RequestListRow = RequestRow & {
  identityName: string | null;
  notes: number;
  unreviewedBy: string[];
};

const columns = `r.id, r.patient_id as "patientId", r.kind, r.guardian_id as "guardianId", r.received_on::text as "receivedOn",
  r.due_on::text as "dueOn", r.is_extended as "isExtended", r.sealed_words as "sealedWords", r.identity_how as "identityHow",
  r.identity_at as "identityAt", r.identity_by as "identityBy", r.made_at as "madeAt", r.outcome, r.closed_on::text as "closedOn",
  r.closed_by as "closedBy", r.delivered_how as "deliveredHow", r.erased, r.entered_at as "enteredAt", r.entered_by as "enteredBy"`;

/** Open requests by urgency, or closed ones newest first. @param count maximum number */
export const listRequests = (db: Database, isOpen: boolean, count: number): Promise<RequestListRow[]> =>
  runPrepared<RequestListRow>(
    db,
    `select ${columns}, coalesce(u.full_name, u.username) as "identityName", n.notes, n.unreviewed as "unreviewedBy"
     from record_requests r left join users u on u.id = r.identity_by
       cross join lateral (
         select count(*)::integer as notes,
           coalesce(array_agg(distinct p.name) filter (where c.reviewed_at is null), '{}') as unreviewed
         from clinical_notes c join professionals p on p.id = c.professional_id where c.patient_id = r.patient_id) n
     where (r.closed_on is null) = $1
     order by case when $1 then r.due_on end, r.closed_on desc, r.id desc limit $2`,
    [isOpen, count],
  );

export const requestsOfUser = (db: Database, userId: number): Promise<RequestRow[]> =>
  runPrepared<RequestRow>(
    db,
    `select ${columns} from record_requests r join patients p on p.user_id = $1
     where (r.patient_id = p.id and r.guardian_id is null) or r.guardian_id = p.id order by r.id desc`,
    [userId],
  );

export async function lockRequest(tx: Database, id: number): Promise<RequestRow | undefined> {
  const [row] = await tx.select().from(recordRequests).where(eq(recordRequests.id, id)).for('update');
  return row;
}

export async function findRequest(db: Database, id: number): Promise<RequestRow | undefined> {
  const [row] = await db.select().from(recordRequests).where(eq(recordRequests.id, id));
  return row;
}

/** Whether an equal request is open. Serializes concurrent requests of a patient. */
export async function hasOpenRequest(tx: Database, patientId: number, kind: RequestKind): Promise<boolean> {
  await tx.select({ id: patients.id }).from(patients).where(eq(patients.id, patientId)).for('no key update');
  const rows = await tx
    .select({ id: recordRequests.id })
    .from(recordRequests)
    .where(
      and(
        eq(recordRequests.patientId, patientId),
        eq(recordRequests.kind, kind),
        isNull(recordRequests.closedOn),
      ),
    );
  return rows.length > 0;
}

/** @param seal seals the text once the row has its id */
export async function insertRequest(
  tx: Database,
  values: Omit<typeof recordRequests.$inferInsert, 'sealedWords'>,
  seal: (id: number) => string,
): Promise<number> {
  const [row] = await tx
    .insert(recordRequests)
    .values({ ...values, sealedWords: '' })
    .returning({ id: recordRequests.id });
  if (row === undefined) throw new Error('a request was not written');
  await setRequest(tx, row.id, { sealedWords: seal(row.id) });
  return row.id;
}

export const setRequest = (tx: Database, id: number, values: Partial<typeof recordRequests.$inferInsert>) =>
  tx.update(recordRequests).set(values).where(eq(recordRequests.id, id));

export async function nameOfUser(db: Database, userId: number): Promise<string> {
  const [row] = await runPrepared<{ name: string }>(
    db,
    'select coalesce(full_name, username) as name from users where id = $1',
    [userId],
  );
  // Unreachable: the session refers to an existing user.
  if (row === undefined) throw new Error(`there is no user ${userId}`);
  return row.name;
}

export type RequestableRecord = { patientId: number; name: string | null };

/** Children whose record an account may request, until their 18th birthday. */
export const listRequestableChildren = (
  db: Database,
  userId: number,
  today: Day,
): Promise<RequestableRecord[]> =>
  runPrepared<RequestableRecord>(
    db,
    `select c.id as "patientId", c.full_name as name from guardianships s
       join patients g on g.id = s.guardian_id join patients c on c.id = s.patient_id
     where g.user_id = $1 and ${isEffectiveToday({ tie: 's', child: 'c', today: '$2' }, 'may_ask_for_record')}
     order by c.id`,
    [userId, today],
  );

/** Name of a guardian entitled to request; undefined if they are not, or the patient is an adult. */
export async function findRequestingGuardian(
  db: Database,
  pair: { patientId: number; guardianId: number },
  today: Day,
): Promise<{ name: string | null } | undefined> {
  const [row] = await runPrepared<{ name: string | null }>(
    db,
    `select coalesce(g.full_name, u.full_name, u.username) as name from guardianships s
       join patients g on g.id = s.guardian_id left join users u on u.id = g.user_id
       join patients c on c.id = s.patient_id
     where s.patient_id = $1 and s.guardian_id = $2
       and ${isEffectiveToday({ tie: 's', child: 'c', today: '$3' }, 'may_ask_for_record')}`,
    [pair.patientId, pair.guardianId, today],
  );
  return row;
}

/** Moves requests and notes from one patient record to another. */
export async function moveRecords(tx: Database, { from, to }: { from: number; to: number }) {
  await tx.execute(sql`update clinical_notes set patient_id = ${to} where patient_id = ${from}`);
  await tx.execute(sql`update record_openings set patient_id = ${to} where patient_id = ${from}`);
  // A person who asked through the merged record is no guardian of themselves.
  await tx.execute(
    sql`update record_requests set patient_id = ${to}, guardian_id = nullif(guardian_id, ${to}) where patient_id = ${from}`,
  );
  await tx.execute(
    sql`update record_requests set guardian_id = nullif(${to}::integer, patient_id) where guardian_id = ${from}`,
  );
  return {};
}
