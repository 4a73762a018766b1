import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Database } from '#platform/postgres/database.server.ts';
import { runPrepared } from '#platform/postgres/prepared-statements.server.ts';
import { wallTimeOf } from '#platform/time/calendar-days.ts';
import type { PatientFieldValues } from '../fields.ts';
import { selectFields } from '../tables.server.ts';

type Right = 'may_book' | 'gets_notices' | 'may_ask_for_record';

/** SQL condition: the person is under 18 on a day (Europe/Madrid). Without a birth date they count as a child. */
export const isUnderAge = (person: string, today: string): string =>
  `(${person}.birth_on is null or ${person}.birth_on > ${today}::date - interval '18 years')`;

export const mayBeContacted = (tie: string): string => `not ${tie}.has_no_contact`;

/**
 * SQL condition: a guardianship is effective today. The guardian may be contacted, the child is a minor and its
 * record is not locked; with `right`, the clinic has granted that right. Every list, link, letter and export uses it.
 * @param names aliases of the guardianship and of the child's record, and the expression or placeholder of today
 */
export const isEffectiveToday = (
  { tie, child, today }: { tie: string; child: string; today: string },
  right?: Right,
): string =>
  [
    mayBeContacted(tie),
    isUnderAge(child, today),
    `${child}.blocked_until is null`,
    ...(right === undefined ? [] : [`${tie}.${right}`]),
  ].join(' and ');

/**
 * Drizzle condition: the user may see this patient today, as the patient or as a guardian.
 * @param right right that a guardian must have; without it any effective guardianship is enough
 */
export function isVisibleTo(
  { patientId, userId }: { patientId: SQLWrapper; userId: SQLWrapper | number },
  now: Date,
  right?: Right,
): SQL<boolean> {
  const [before = '', after = ''] = isEffectiveToday(
    { tie: 'tie', child: 'seen', today: ':today' },
    right,
  ).split(':today');
  const holds = sql`${sql.raw(before)}${wallTimeOf(now).day}${sql.raw(after)}`;
  return sql<boolean>`exists (
    select from patients seen
    where seen.id = ${patientId} and (seen.user_id = ${userId} or exists (
      select from guardianships tie join patients guardian on guardian.id = tie.guardian_id
      where tie.patient_id = seen.id and guardian.user_id = ${userId} and ${holds})))`;
}

/** A patient visible to a user today. `mayAskForRecord` is true for the user's own record. */
export type VisiblePatient = PatientFieldValues & {
  id: number;
  isOwn: boolean;
  hasAccount: boolean;
  createdAt: Date;
  mayBook: boolean;
  pays: boolean;
  getsNotices: boolean;
  mayAskForRecord: boolean;
};

const visibleQuery = `
  select p.id, tie is null as "isOwn", p.user_id is not null as "hasAccount", ${selectFields('p')}, p.created_at as "createdAt",
    coalesce(tie.may_book, true) as "mayBook", coalesce(tie.pays, true) as pays,
    coalesce(tie.gets_notices, true) as "getsNotices", coalesce(tie.may_ask_for_record, true) as "mayAskForRecord"
  from patients own join patients p on true
    left join guardianships tie on tie.patient_id = p.id and tie.guardian_id = own.id
  where own.user_id = $1 and (p.id = own.id or (
    p.id in (select patient_id from guardianships where guardian_id = own.id)
    and ${isEffectiveToday({ tie: 'tie', child: 'p', today: '$2' })}))
  order by p.id`;

export const patientsVisibleTo = (db: Database, userId: number, now: Date): Promise<VisiblePatient[]> =>
  runPrepared<VisiblePatient>(db, visibleQuery, [userId, wallTimeOf(now).day]);

const receivableQuery = `
  select case when $2::integer is not null then exists (
      select from patients p where p.id = $1 and (p.user_id = $2 or exists (
        select from guardianships tie join patients guardian on guardian.id = tie.guardian_id
        where tie.patient_id = p.id and guardian.user_id = $2
          and ${isEffectiveToday({ tie: 'tie', child: 'p', today: '$4' })})))
    else exists (select from patients p where p.id = $1 and $3 in (p.email, p.phone))
      or not exists (
        select from guardianships tie join patients guardian on guardian.id = tie.guardian_id
          join patients p on p.id = tie.patient_id
        where p.id = $1 and $3 in (guardian.email, guardian.phone)
          and not (${isEffectiveToday({ tie: 'tie', child: 'p', today: '$4' })})) end as may`;

/** Whether a message about a patient may still go to its recipient: rights can end after it was queued. */
export async function mayReceive(
  db: Database,
  message: { userId: number | null; patientId: number | null; recipient: string },
  now: Date,
): Promise<boolean> {
  if (message.patientId === null) return true;
  const [row] = await runPrepared<{ may: boolean }>(db, receivableQuery, [
    message.patientId,
    message.userId,
    message.recipient,
    wallTimeOf(now).day,
  ]);
  return row?.may ?? false;
}
