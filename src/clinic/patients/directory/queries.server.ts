import { eq } from 'drizzle-orm';
import type { Database } from '#platform/postgres/database.server.ts';
import { runNamed } from '#platform/postgres/prepared-statements.server.ts';
import type { Day } from '#platform/time/calendar-days.ts';
import { patientInvitations, patients } from '../tables.server.ts';
import type { NoticeAge } from '../terms.ts';
import { isUnderAge, mayBeContacted } from '../visibility/queries.server.ts';
import type { Search } from './rules.ts';
import { cardsPerPage, type PeopleFilter } from './terms.ts';

/** A card that may be shown: not locked away, not of a closed account, and not emptied of everything that says whose it is. */
const isOnFile = `p.blocked_until is null and u.closed_at is null
  and (p.user_id is not null or p.full_name is not null or p.birth_on is not null)`;

/**
 * Treated by a professional, alone or as the second of two: a confirmed appointment opens the card, and one that is cancelled
 * closes it again. Two questions, since each has its index.
 */
const isTreatedBy = (professional: string) =>
  `(exists (select from appointments a
     where a.patient_id = p.id and a.professional_id = ${professional} and a.status = 'confirmed')
   or exists (select from appointments a
     where a.companion_id = p.id and a.professional_id = ${professional} and a.status = 'confirmed'))`;

const isReached = `($1::integer is null or ${isTreatedBy('$1')})`;

const nameOf = (card: string, account: string) =>
  `coalesce(${card}.full_name, ${account}.full_name, ${account}.username)`;
/** Guardians of `patient` whom the clinic may speak to. */
const guardiansOfCard = (patient: string) => `from guardianships s
  join patients gp on gp.id = s.guardian_id and gp.blocked_until is null
  left join users gu on gu.id = gp.user_id
  where s.patient_id = ${patient} and ${mayBeContacted('s')} and gu.closed_at is null`;

/** The first of them. */
const firstGuardian = (patient: string) => `select ${nameOf('gp', 'gu')} as name,
    coalesce(gu.phone, gp.phone) as phone, coalesce(gu.email, gp.email) as email
  ${guardiansOfCard(patient)} order by s.created_at, gp.id limit 1`;

/** $2 is today, by Madrid's calendar. Where nobody knows the age, whoever has a guardian counts as a child. */
const isChild = `case when p.birth_on is null then exists (select ${guardiansOfCard('p.id')})
  else ${isUnderAge('p', '$2')} end`;

/** Of appointments that are shown, within reach. $3 is now. A hold that has run out is no appointment. */
const isVisit = `status <> 'cancelled' and (status <> 'pending' or hold_expires_at > $3)
  and ($1::integer is null or professional_id = $1)`;

/** What a filter asks of a card's visits, beside the newest, by which the list is ordered. */
const planned: Partial<Record<PeopleFilter, { where?: string; having?: string }>> = {
  upcoming: { where: 'and starts_at >= $3' },
  nothing_planned: { having: `having max(starts_at) < $3 and bool_or(status = 'confirmed')` },
};

/** The newest visit: of the few cards that a search finds, each by its index; of all, in one pass. */
function newestVisits(filter: PeopleFilter, isSearch: boolean): string {
  const { where = '', having = '' } = planned[filter] ?? {};
  const join = filter in planned ? 'join' : 'left join';
  const visits = `select patient_id, max(starts_at) as newest_at from appointments where ${isVisit} ${where}`;
  return isSearch
    ? `${join} lateral (${visits} and patient_id = cards.id group by patient_id ${having}) v on true`
    : `${join} (${visits} group by patient_id ${having}) v on v.patient_id = cards.id`;
}

const ofFilter: Partial<Record<PeopleFilter, string>> = {
  children: 'and is_child',
  without_account: 'and user_id is null',
};

const careTeam = (card: string) => `select distinct pr.id, pr.name, pr.position
  from appointments a join professionals pr on pr.id = a.professional_id
  where a.patient_id = ${card}.id and a.status = 'confirmed' and ($1::integer is null or pr.id = $1)`;

/** Who is asked about a child, of every child at once: cheaper than child by child where all are looked through. */
const kin = `kin as materialized (
    select distinct on (s.patient_id) s.patient_id, coalesce(gp.search_name, gu.search_name) as search_name,
      concat_ws(' ', coalesce(gu.phone_digits, gp.phone_digits), coalesce(gu.phone_e164, gp.phone_e164)) as phone_digits
    from guardianships s join patients gp on gp.id = s.guardian_id and gp.blocked_until is null
      left join users gu on gu.id = gp.user_id
    where ${mayBeContacted('s')} and gu.closed_at is null
    order by s.patient_id, s.created_at, gp.id
  )`;
const isChildOfKin = `case when p.birth_on is null then kin.patient_id is not null
  else ${isUnderAge('p', '$2')} end`;

/** $4: a pattern for each word; $5: digits. An address holds no marks: it only has to be made small. */
const fits = `case
  when $5::text is not null then strpos(concat_ws(' ', coalesce(u.phone_digits, p.phone_digits), coalesce(u.phone_e164, p.phone_e164)), $5) > 0
    or (${isChildOfKin} and strpos(kin.phone_digits, $5) > 0)
  else concat_ws(' ', coalesce(p.search_name, u.search_name), lower(coalesce(u.email, p.email)),
    case when ${isChildOfKin} then kin.search_name end) like all ($4::text[]) end`;

/** Looked through is as little of a card as the order needs. */
const cards = {
  search: `with ${kin}, cards as materialized (
    select p.id, p.user_id, u.role, ${isChildOfKin} as is_child
    from patients p left join users u on u.id = p.user_id left join kin on kin.patient_id = p.id
    where ${isOnFile} and ${fits})`,
  all: `with cards as (
    select p.id, p.user_id, u.role, ${isChild} as is_child
    from patients p left join users u on u.id = p.user_id
    where ${isOnFile} and $4::text[] is not null and $5::text is null)`,
};

/** Found first, each filter by a text of its own, so that none pays for what another asks; only one page is then read whole. */
const list = (filter: PeopleFilter, isSearch: boolean) => `${isSearch ? cards.search : cards.all},
  found as (
    select cards.id, v.newest_at, count(*) over () as total
    from cards ${newestVisits(filter, isSearch)}
    where ($1::integer is null or cards.id in (
        select patient_id from appointments where professional_id = $1 and status = 'confirmed'))
      -- A colleague's account is a card as well, and no patient until somebody treats them.
      and (role is null or role = 'client' or v.newest_at is not null) ${ofFilter[filter] ?? ''}
    order by newest_at desc nulls last, id desc
    limit ${cardsPerPage} offset $6
  )
  select p.id, ${nameOf('p', 'u')} as name, p.birth_on::text as "birthOn", c.is_child as "isChild",
    p.user_id is not null as "hasAccount", coalesce(u.phone, p.phone, g.phone) as phone,
    coalesce(u.email, p.email, g.email) as email, g.name as "guardianName",
    v.next_at as "nextAt", v.last_at as "lastAt", total::integer as total,
    array(select name from (${careTeam('p')}) team order by position) as professionals
  from found join patients p on p.id = found.id left join users u on u.id = p.user_id
    cross join lateral (select ${isChild} as is_child) c
    left join lateral (${firstGuardian('p.id')}) g on c.is_child
    cross join lateral (
      select min(starts_at) filter (where starts_at >= $3) as next_at,
        max(starts_at) filter (where starts_at < $3 and status = 'confirmed') as last_at
      from appointments where ${isVisit} and patient_id = p.id) v
  order by found.newest_at desc nulls last, p.id desc`;

/** Within what it is looked for in; what the pattern means otherwise is taken as it was typed. */
const within = (word: string): string => `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`;

export type PersonRow = {
  id: number;
  name: string | null;
  birthOn: Day | null;
  isChild: boolean;
  hasAccount: boolean;
  phone: string | null;
  email: string | null;
  guardianName: string | null;
  nextAt: Date | null;
  lastAt: Date | null;
  professionals: string[];
  total: number;
};

type Wish = { reach: number | null; search: Search; filter: PeopleFilter; page: number };

/**
 * One page of the list, newest appointment first. Each row says how many there are in all.
 * @param wish reach: as `reachOf` has it
 */
export const findPeople = (
  db: Database,
  { reach, search, filter, page }: Wish,
  { now, today }: { now: Date; today: Day },
): Promise<PersonRow[]> => {
  const isSearch = search.words.length > 0 || search.digits !== null;
  return runNamed<PersonRow>(db, list(filter, isSearch), [
    ...[reach, today, now, search.words.map(within), search.digits],
    (page - 1) * cardsPerPage,
  ]);
};

const card = `
  select p.id, ${nameOf('p', 'u')} as name, p.birth_on::text as "birthOn", ${isChild} as "isChild",
    p.user_id is not null as "hasAccount", coalesce(u.phone, p.phone) as phone,
    coalesce(u.email, p.email) as email, p.created_at as "createdAt",
    (select max(i.expires_at) from patient_invitations i
      where i.patient_id = p.id and i.used_at is null and i.expires_at > $3) as "invitedUntil",
    array(select json_build_object('id', id, 'name', name) from (${careTeam('p')}) team order by position)
      as professionals,
    n.age as "answeredAge", coalesce(n.tells_patient, true) as "tellsPatient"
  from patients p left join users u on u.id = p.user_id
    left join lateral (
      select age, tells_patient from notice_answers where patient_id = p.id order by age desc limit 1) n on true
    left join (select distinct patient_id from guardianships) g on g.patient_id = p.id
  where p.id = $4 and ${isOnFile} and ${isReached}`;

export type CardRow = Omit<PersonRow, 'guardianName' | 'nextAt' | 'lastAt' | 'professionals' | 'total'> & {
  createdAt: Date;
  invitedUntil: Date | null;
  professionals: { id: number; name: string }[];
  /** As of which birthday somebody was asked who hears of them, last. */
  answeredAge: NoticeAge | null;
  tellsPatient: boolean;
};

type Seen = { reach: number | null; id: number; now: Date; today: Day };

/** A card within reach; undefined where it is nobody's, somebody else's patient's, or locked away. */
export async function findCard(db: Database, { reach, id, now, today }: Seen): Promise<CardRow | undefined> {
  const [row] = await runNamed<CardRow>(db, card, [reach, today, now, id]);
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

/** Who cares for a patient, in the order in which they were written down. */
export const guardiansOf = (db: Database, patientId: number): Promise<GuardianRow[]> =>
  runNamed<GuardianRow>(
    db,
    `select p.id, ${nameOf('p', 'u')} as name, coalesce(u.phone, p.phone) as phone,
       coalesce(u.email, p.email) as email, p.user_id is not null as "hasAccount", s.may_book as "mayBook",
       s.pays, s.gets_notices as "getsNotices", s.may_ask_for_record as "mayAskForRecord",
       s.has_no_contact as "hasNoContact"
     from guardianships s join patients p on p.id = s.guardian_id left join users u on u.id = p.user_id
     where s.patient_id = $1 and ${isOnFile} order by s.created_at, p.id`,
    [patientId],
  );

/** For whom a person cares, as far as the asker may see them. */
export const childrenOf = (db: Database, guardianId: number, reach: number | null) =>
  runNamed<{ id: number; name: string | null; birthOn: Day | null }>(
    db,
    `select p.id, ${nameOf('p', 'u')} as name, p.birth_on::text as "birthOn"
     from guardianships s join patients p on p.id = s.patient_id left join users u on u.id = p.user_id
     where s.guardian_id = $2 and ${isOnFile} and ${isReached} order by p.birth_on, p.id`,
    [reach, guardianId],
  );

/** Corrects a card; what is undefined stays. @throws 23505 where the family has a card with that birth date */
export const setCard = (
  tx: Database,
  id: number,
  fields: Partial<Pick<typeof patients.$inferInsert, 'fullName' | 'phone' | 'email' | 'birthOn'>>,
) => tx.update(patients).set(fields).where(eq(patients.id, id));

/** All invitations to a card: a new one takes the place of the former. */
export const deleteInvitations = (tx: Database, patientId: number) =>
  tx.delete(patientInvitations).where(eq(patientInvitations.patientId, patientId));
