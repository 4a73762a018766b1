import type { Database } from '#platform/postgres/database.server.ts';
import { runPrepared } from '#platform/postgres/prepared-statements.server.ts';
import { wallTimeOf } from '#platform/time/calendar-days.ts';
import { isEffectiveToday, isUnderAge } from '../visibility/queries.server.ts';

/** A person to notify about a patient. */
export type Contact = {
  /** The guardian's patient record; null when the contact is the patient. */
  guardianId: number | null;
  userId: number | null;
  /** Their own name; null while an account has not verified its address, which may be another person's. */
  name: string | null;
  email: string | null;
  /** Phone for SMS: verified in an account or entered by the clinic. */
  phone: string | null;
  /** As stored; null if unknown. */
  language: string | null;
  /** Whether they may move and cancel; a guardian may be notified without this right. */
  mayAct: boolean;
  /** Whether they pay for the patient: a paying guardian, or the patient if there is none. */
  pays: boolean;
};

/**
 * Contacts of a patient: their own account, else the details entered by the clinic; and guardians with notices until
 * the 18th birthday (Europe/Madrid). Minors who declined notices and closed accounts are excluded.
 */
export const contactsOf = (db: Database, patientId: number, now: Date): Promise<Contact[]> =>
  runPrepared<Contact>(db, contactsQuery, [patientId, wallTimeOf(now).day]);

/** Language of a patient, else of a contact, as for a child; null if none is known. */
export async function findLanguage(db: Database, patientId: number, now: Date): Promise<string | null> {
  const contacts = await contactsOf(db, patientId, now);
  return contacts.find(({ language }) => language !== null)?.language ?? null;
}

const contactsQuery = `
  with reached as (
    select id, true as may_act, not exists (
        select from guardianships g where g.patient_id = own.id and g.pays
          and ${isUnderAge('own', '$2')}) as pays
      from patients own where id = $1
      and (own.birth_on is null or own.birth_on <= $2::date - interval '18 years' or coalesce(
        (select n.tells_patient from notice_answers n where n.patient_id = $1 order by n.age desc limit 1), true))
    union all
    select g.guardian_id, g.may_book, g.pays from guardianships g join patients child on child.id = g.patient_id
    where g.patient_id = $1 and ${isEffectiveToday({ tie: 'g', child: 'child', today: '$2' }, 'gets_notices')}
  )
  select u.id as "userId",
    case when p.user_id is null then p.full_name when u.email_verified then coalesce(u.full_name, p.full_name) end as name,
    case when p.user_id is null then p.email else u.email end as email,
    case when p.user_id is null then p.phone when u.phone_verified then u.phone end as phone,
    coalesce(u.language, p.language) as language,
    reached.may_act as "mayAct", reached.pays, nullif(p.id, $1) as "guardianId"
  from reached
  join patients p on p.id = reached.id and p.blocked_until is null
  left join users u on u.id = p.user_id and u.closed_at is null
  order by p.id`;

/**
 * Records of guardians who may book, move and cancel for a patient, until the 18th birthday (Europe/Madrid) or until
 * the clinic revokes the right.
 */
export async function guardiansWhoMayAct(db: Database, patientId: number, now: Date): Promise<number[]> {
  const rows = await runPrepared<{ id: number }>(db, actingGuardiansQuery, [patientId, wallTimeOf(now).day]);
  return rows.map(({ id }) => id);
}

const actingGuardiansQuery = `
  select g.guardian_id as id from guardianships g join patients child on child.id = g.patient_id
  where g.patient_id = $1 and ${isEffectiveToday({ tie: 'g', child: 'child', today: '$2' }, 'may_book')}`;

/** A guardian who may pay for a child. `userId` is null without an open account. */
export type PayingGuardian = {
  patientId: number;
  userId: number | null;
  name: string | null;
};

/** Guardians the clinic may contact who can pay for a minor (Europe/Madrid), those noted as payers first. */
export const guardiansWhoMayPay = (db: Database, patientId: number, now: Date): Promise<PayingGuardian[]> =>
  runPrepared<PayingGuardian>(db, payingGuardiansQuery, [patientId, wallTimeOf(now).day]);

const payingGuardiansQuery = `
  select guardian.id as "patientId", u.id as "userId",
    coalesce(u.full_name, guardian.full_name, u.username) as name
  from guardianships tie
  join patients child on child.id = tie.patient_id
  join patients guardian on guardian.id = tie.guardian_id and guardian.blocked_until is null
  left join users u on u.id = guardian.user_id and u.closed_at is null
  where tie.patient_id = $1 and ${isEffectiveToday({ tie: 'tie', child: 'child', today: '$2' })}
  order by tie.pays desc, tie.may_book desc, tie.created_at, guardian.id`;
