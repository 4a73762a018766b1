import type { Database } from '#platform/postgres/database.server.ts';
import { runNamed } from '#platform/postgres/prepared-statements.server.ts';
import { wallTimeOf } from '#platform/time/calendar-days.ts';
import { holdsToday, isUnderAge } from '../visibility/queries.server.ts';

/** Somebody who is to hear of a patient. */
export type Contact = {
  /** The guardian's card, where it is not the patient who is reached. */
  guardianId: number | null;
  /** Of their account; null where they have none. */
  userId: number | null;
  email: string | null;
  /** Where an SMS reaches them: verified by an account, or written down by the clinic. */
  phone: string | null;
  /** Whether they may also move and cancel: a guardian may be told of an hour without having a say in it. */
  mayAct: boolean;
  /** Whether what this patient owes is theirs to pay: a guardian who pays; the person, where no guardian does. */
  pays: boolean;
};

/**
 * Where a patient is reached: the person's own account or, without one, what the clinic has written down; and guardians who
 * get notices, until the patient's 18th birthday (Madrid's calendar). A minor who was asked and does not want to hear of it is
 * not told. A closed account is not reached.
 */
export const contactsOf = (db: Database, patientId: number, now: Date): Promise<Contact[]> =>
  runNamed<Contact>(db, reached, [patientId, wallTimeOf(now).day]);

const reached = `
  with reached as (
    select id, true as may_act, not exists (
        select from guardianships g where g.patient_id = own.id and g.pays
          and ${isUnderAge('own', '$2')}) as pays
      from patients own where id = $1
      and (own.birth_on is null or own.birth_on <= $2::date - interval '18 years' or coalesce(
        (select n.tells_patient from notice_answers n where n.patient_id = $1 order by n.age desc limit 1), true))
    union all
    select g.guardian_id, g.may_book, g.pays from guardianships g join patients child on child.id = g.patient_id
    where g.patient_id = $1 and ${holdsToday({ tie: 'g', child: 'child', today: '$2' }, 'gets_notices')}
  )
  select u.id as "userId",
    case when p.user_id is null then p.email else u.email end as email,
    case when p.user_id is null then p.phone when u.phone_verified then u.phone end as phone,
    reached.may_act as "mayAct", reached.pays, nullif(p.id, $1) as "guardianId"
  from reached
  join patients p on p.id = reached.id and p.blocked_until is null
  left join users u on u.id = p.user_id and u.closed_at is null
  order by p.id`;

/**
 * Cards of those who may act for a patient, which is book, move and cancel: until the 18th birthday (Madrid's calendar), and
 * until the clinic takes the right away.
 */
export async function guardiansWhoMayAct(db: Database, patientId: number, now: Date): Promise<number[]> {
  const rows = await runNamed<{ id: number }>(db, acting, [patientId, wallTimeOf(now).day]);
  return rows.map(({ id }) => id);
}

const acting = `
  select g.guardian_id as id from guardianships g join patients child on child.id = g.patient_id
  where g.patient_id = $1 and ${holdsToday({ tie: 'g', child: 'child', today: '$2' }, 'may_book')}`;
