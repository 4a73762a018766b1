import { eq } from 'drizzle-orm';
import { users } from '#clinic/accounts/tables.server.ts';
import type { Database } from '#platform/postgres/database.server.ts';
import { runPrepared } from '#platform/postgres/prepared-statements.server.ts';
import type { Day } from '#platform/time/calendar-days.ts';
import { isHeldByAccount, type PatientFieldValues, recordFields } from '../fields.ts';
import { patientInvitations, patients } from '../tables.server.ts';
import type { NoticeAge } from '../terms.ts';
import { isUnderAge, mayBeContacted } from '../visibility/queries.server.ts';
import type { Search } from './rules.ts';
import { type PeopleFilter, peoplePerPage } from './terms.ts';

/** Visible records: not locked, account not closed, and not erased. */
const isListable = `p.blocked_until is null and u.closed_at is null
  and (p.user_id is not null or p.full_name is not null or p.birth_on is not null)`;

/**
 * Treated by the professional, as first or second: a confirmed appointment opens the record, cancelling it closes it.
 * Two subqueries, so that each uses its index.
 */
export const isTreatedBy = (professional: string) =>
  `(exists (select from appointments a
     where a.patient_id = p.id and a.professional_id = ${professional} and a.status = 'confirmed')
   or exists (select from appointments a
     where a.companion_id = p.id and a.professional_id = ${professional} and a.status = 'confirmed'))`;

const inScope = `($1::integer is null or ${isTreatedBy('$1')})`;

const nameOf = (card: string, account: string) =>
  `coalesce(${card}.full_name, ${account}.full_name, ${account}.username)`;
/** The guardians of all records who may be contacted. */
const contactableGuardians = `from guardianships s
  join patients gp on gp.id = s.guardian_id and gp.blocked_until is null
  left join users gu on gu.id = gp.user_id
  where ${mayBeContacted('s')} and gu.closed_at is null`;
const guardiansFrom = (patient: string) => `${contactableGuardians} and s.patient_id = ${patient}`;

const firstGuardian = (patient: string) => `select ${nameOf('gp', 'gu')} as name,
    coalesce(gu.phone, gp.phone) as phone, coalesce(gu.email, gp.email) as email
  ${guardiansFrom(patient)} order by s.created_at, gp.id limit 1`;

/** Telephones and e-mail addresses of all guardians, first guardian first. */
const guardianContacts = (patient: string) => `select contact
  from (select s.created_at, gp.id, coalesce(gu.phone, gp.phone) as phone, coalesce(gu.email, gp.email) as email
    ${guardiansFrom(patient)}) one
    cross join lateral (values (1, phone), (2, email)) of_one (place, contact)
  where contact is not null order by created_at, id, place`;

/** $2 is today (Europe/Madrid). Without a birth date, anyone with a guardian counts as a child. */
const isChild = `case when p.birth_on is null then exists (select ${guardiansFrom('p.id')})
  else ${isUnderAge('p', '$2')} end`;

/** Visible appointments within scope. $3 is now; expired holds are excluded. */
const isVisit = `status <> 'cancelled' and (status <> 'pending' or hold_expires_at > $3)
  and ($1::integer is null or professional_id = $1)`;

/** Conditions of each filter on the appointments. */
const planned: Partial<Record<PeopleFilter, { where?: string; having?: string }>> = {
  upcoming: { where: 'and starts_at >= $3' },
  nothing_planned: { having: `having max(starts_at) < $3 and bool_or(status = 'confirmed')` },
};

/** The next and the newest appointment: by index for the few records of a search, in one pass for the whole list. */
function visitsQuery(filter: PeopleFilter, isSearch: boolean): string {
  const { where = '', having = '' } = planned[filter] ?? {};
  const join = filter in planned ? 'join' : 'left join';
  const visits = `select patient_id, min(starts_at) filter (where starts_at >= $3) as next_at,
    max(starts_at) as newest_at from appointments where ${isVisit} ${where}`;
  return isSearch
    ? `${join} lateral (${visits} and patient_id = cards.id group by patient_id ${having}) v on true`
    : `${join} (${visits} group by patient_id ${having}) v on v.patient_id = cards.id`;
}

const filterConditions: Partial<Record<PeopleFilter, string>> = {
  children: 'and is_child',
  without_account: 'and user_id is null',
};

const careTeam = (card: string) => `select distinct pr.id, pr.name, pr.position
  from appointments a join professionals pr on pr.id = a.professional_id
  where a.patient_id = ${card}.id and a.status = 'confirmed' and ($1::integer is null or pr.id = $1)`;

/** Contact persons of all children in one query, which is faster than one per child in a full scan. */
const contactPersons = `kin as materialized (
    select s.patient_id, string_agg(coalesce(gp.search_name, gu.search_name), ' ') as search_name,
      string_agg(lower(coalesce(gu.email, gp.email)), ' ') as email,
      string_agg(concat_ws(' ', coalesce(gu.phone_digits, gp.phone_digits), coalesce(gu.phone_e164, gp.phone_e164)), ' ')
        as phone_digits
    ${contactableGuardians} group by s.patient_id
  )`;
const isChildInSearch = `case when p.birth_on is null then kin.patient_id is not null
  else ${isUnderAge('p', '$2')} end`;

/** $4: a LIKE pattern per word; $5: digits. E-mail addresses need lower-casing only, because they have no accents. */
const searchCondition = `case
  when $5::text is not null then strpos(concat_ws(' ', coalesce(u.phone_digits, p.phone_digits), coalesce(u.phone_e164, p.phone_e164)), $5) > 0
    or (${isChildInSearch} and strpos(kin.phone_digits, $5) > 0)
  else concat_ws(' ', coalesce(p.search_name, u.search_name), lower(coalesce(u.email, p.email)),
    case when ${isChildInSearch} then concat_ws(' ', kin.search_name, kin.email) end) like all ($4::text[]) end`;

/** Selects only the columns that the order needs. */
const recordsQuery = {
  search: `with ${contactPersons}, cards as materialized (
    select p.id, p.user_id, u.role, ${isChildInSearch} as is_child
    from patients p left join users u on u.id = p.user_id left join kin on kin.patient_id = p.id
    where ${isListable} and ${searchCondition})`,
  all: `with cards as (
    select p.id, p.user_id, u.role, ${isChild} as is_child
    from patients p left join users u on u.id = p.user_id
    where ${isListable} and $4::text[] is not null and $5::text is null)`,
};

/**
 * Finds the page first, with a query text per filter so that each gets its own plan, then reads only that page in
 * full.
 */
const listQuery = (
  filter: PeopleFilter,
  isSearch: boolean,
) => `${isSearch ? recordsQuery.search : recordsQuery.all},
  found as (
    select cards.id, v.next_at, v.newest_at, count(*) over () as total
    from cards ${visitsQuery(filter, isSearch)}
    where ($1::integer is null or cards.id in (
        select patient_id from appointments where professional_id = $1 and status = 'confirmed'))
      -- Staff accounts have a record too, which is listed once it has an appointment.
      and (role is null or role = 'client' or v.newest_at is not null) ${filterConditions[filter] ?? ''}
    order by next_at nulls last, newest_at desc nulls last, id desc
    limit ${peoplePerPage} offset $6
  )
  select p.id, ${nameOf('p', 'u')} as name, p.birth_on::text as "birthDate", c.is_child as "isChild",
    p.user_id is not null as "hasAccount", coalesce(u.phone, p.phone, g.phone) as phone,
    coalesce(u.email, p.email, g.email) as email, g.name as "guardianName",
    case when c.is_child then array(${guardianContacts('p.id')}) else '{}' end as "guardianContacts",
    v.next_at as "nextAt", v.last_at as "lastAt", total::integer as total,
    array(select name from (${careTeam('p')}) team order by position) as professionals
  from found join patients p on p.id = found.id left join users u on u.id = p.user_id
    cross join lateral (select ${isChild} as is_child) c
    left join lateral (${firstGuardian('p.id')}) g on c.is_child
    cross join lateral (
      select min(starts_at) filter (where starts_at >= $3) as next_at,
        max(starts_at) filter (where starts_at < $3 and status = 'confirmed') as last_at
      from appointments where ${isVisit} and patient_id = p.id) v
  order by found.next_at nulls last, found.newest_at desc nulls last, p.id desc`;

/** LIKE pattern for a substring, with wildcards escaped. */
const toLikePattern = (word: string): string => `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`;

export type PersonRow = {
  id: number;
  name: string | null;
  birthDate: Day | null;
  isChild: boolean;
  hasAccount: boolean;
  phone: string | null;
  email: string | null;
  guardianName: string | null;
  guardianContacts: string[];
  nextAt: Date | null;
  lastAt: Date | null;
  professionals: string[];
  total: number;
};

type PeopleQuery = { reach: number | null; search: Search; filter: PeopleFilter; page: number };

/**
 * Returns one page: by next appointment, then by the last one, newest first. Each row contains the total.
 * @param wish reach: scope as returned by `scopeOf`
 */
export const findPeople = (
  db: Database,
  { reach, search, filter, page }: PeopleQuery,
  { now, today }: { now: Date; today: Day },
): Promise<PersonRow[]> => {
  const isSearch = search.words.length > 0 || search.digits !== null;
  return runPrepared<PersonRow>(db, listQuery(filter, isSearch), [
    ...[reach, today, now, search.words.map(toLikePattern), search.digits],
    (page - 1) * peoplePerPage,
  ]);
};

/** Fields of a record; those that an account holds come from it. */
const selectKnownFields = recordFields
  .map((field) => {
    const own = `p.${patients[field].name}::text`;
    return `${isHeldByAccount(field) ? `coalesce(u.${users[field].name}, ${own})` : own} as "${field}"`;
  })
  .join(', ');

const card = `
  select p.id, ${nameOf('p', 'u')} as name, ${selectKnownFields}, ${isChild} as "isChild",
    p.user_id is not null as "hasAccount", p.created_at as "createdAt",
    (select max(i.expires_at) from patient_invitations i
      where i.patient_id = p.id and i.used_at is null and i.expires_at > $3) as "invitedUntil",
    array(select json_build_object('id', id, 'name', name) from (${careTeam('p')}) team order by position)
      as professionals,
    n.age as "answeredAge", coalesce(n.tells_patient, true) as "tellsPatient"
  from patients p left join users u on u.id = p.user_id
    left join lateral (
      select age, tells_patient from notice_answers where patient_id = p.id order by age desc limit 1) n on true
    left join (select distinct patient_id from guardianships) g on g.patient_id = p.id
  where p.id = $4 and ${isListable} and ${inScope}`;

export type RecordRow = Omit<PatientFieldValues, 'fullName'> & {
  id: number;
  name: string | null;
  isChild: boolean;
  hasAccount: boolean;
  createdAt: Date;
  invitedUntil: Date | null;
  professionals: { id: number; name: string }[];
  /** Birthday of the latest answer about notices. */
  answeredAge: NoticeAge | null;
  tellsPatient: boolean;
};

/** The account of a record. */
export async function userOf(db: Database, id: number): Promise<number | null> {
  const [row] = await db.select({ userId: patients.userId }).from(patients).where(eq(patients.id, id));
  return row?.userId ?? null;
}

type RecordScope = { reach: number | null; id: number; now: Date; today: Day };

/** Finds a record within scope; undefined if unknown, out of scope or locked. */
export async function findRecord(
  db: Database,
  { reach, id, now, today }: RecordScope,
): Promise<RecordRow | undefined> {
  const [row] = await runPrepared<RecordRow>(db, card, [reach, today, now, id]);
  return row;
}

export type GuardianRow = {
  id: number;
  name: string | null;
  phone: string | null;
  email: string | null;
  hasAccount: boolean;
  mayBook: boolean;
  pays: boolean;
  getsNotices: boolean;
  mayAskForRecord: boolean;
  hasNoContact: boolean;
};

export const guardiansOf = (db: Database, patientId: number): Promise<GuardianRow[]> =>
  runPrepared<GuardianRow>(
    db,
    `select p.id, ${nameOf('p', 'u')} as name, coalesce(u.phone, p.phone) as phone,
       coalesce(u.email, p.email) as email, p.user_id is not null as "hasAccount", s.may_book as "mayBook",
       s.pays, s.gets_notices as "getsNotices", s.may_ask_for_record as "mayAskForRecord",
       s.has_no_contact as "hasNoContact"
     from guardianships s join patients p on p.id = s.guardian_id left join users u on u.id = p.user_id
     where s.patient_id = $1 and ${isListable} order by s.created_at, p.id`,
    [patientId],
  );

export const childrenOf = (db: Database, guardianId: number, reach: number | null) =>
  runPrepared<{ id: number; name: string | null; birthDate: Day | null }>(
    db,
    `select p.id, ${nameOf('p', 'u')} as name, p.birth_on::text as "birthDate"
     from guardianships s join patients p on p.id = s.patient_id left join users u on u.id = p.user_id
     where s.guardian_id = $2 and ${isListable} and ${inScope} order by p.birth_on, p.id`,
    [reach, guardianId],
  );

/**
 * Updates a record; undefined fields stay unchanged. @throws 23505 if the family has another record with that birth
 * date
 */
export const updateRecord = (tx: Database, id: number, fields: Partial<PatientFieldValues>) =>
  tx.update(patients).set(fields).where(eq(patients.id, id));

/** Deletes all invitations to a record, because a new one replaces them. */
export const deleteInvitations = (tx: Database, patientId: number) =>
  tx.delete(patientInvitations).where(eq(patientInvitations.patientId, patientId));
