import { eq } from 'drizzle-orm';
import type { Database } from '#platform/postgres/database.server.ts';
import { runNamed } from '#platform/postgres/prepared-statements.server.ts';
import type { Day } from '#platform/time/calendar-days.ts';
import { patients } from '../tables.server.ts';
import type { NoticeAge } from '../terms.ts';
import type { Search } from './rules.ts';
import { cardsPerPage, type PeopleFilter } from './terms.ts';

/** A card that may be shown: not locked away, not of a closed account, and not emptied of everything that says whose it is. */
const isOnFile = `p.blocked_until is null and u.closed_at is null
  and (p.user_id is not null or p.full_name is not null or p.birth_on is not null)`;

/** Treated by a professional: a confirmed appointment opens the card, and one that is cancelled closes it again. */
const isTreatedBy = (professional: string) =>
  `exists (select from appointments a
     where a.patient_id = p.id and a.professional_id = ${professional} and a.status = 'confirmed')`;

const isReached = `($1::integer is null or ${isTreatedBy('$1')})`;

/** The dot of 'Gal·la', and everything that marks a letter, U+0300 to U+036F, as `fold` in the rules takes it away. */
const marks = String.fromCodePoint(0xb7, ...Array.from({ length: 0x70 }, (_, index) => 0x300 + index));
/** The marked letters that nearly every name here is written with, and what is left of them. */
const [common, plain] = ['áàâäéèêëíìîïóòôöúùûüçñ', 'aaaaeeeeiiiioooouuuucn'];
/** Taking every mark away costs 70 µs a name; only a name with a rarer one pays for it. */
const folded = (text: string) => `(select case when octet_length(f) = length(f) then f
  else translate(normalize(f, NFD), '${marks}', '') end from translate(lower(${text}), '${common}·', '${plain}') f)`;

const nameOf = (card: string, account: string) =>
  `coalesce(${card}.full_name, ${account}.full_name, ${account}.username)`;
const digitsOf = (phone: string) => `regexp_replace(coalesce(${phone}, ''), '\\D', '', 'g')`;
/** Guardians of `patient` whom the clinic may speak to. */
const guardiansOfCard = (patient: string) => `from guardianships s
  join patients gp on gp.id = s.guardian_id and gp.blocked_until is null
  left join users gu on gu.id = gp.user_id
  where s.patient_id = ${patient} and not s.has_no_contact and gu.closed_at is null`;

/** The first of them. */
const firstGuardian = (patient: string) => `select ${nameOf('gp', 'gu')} as name,
    coalesce(gu.phone, gp.phone) as phone, coalesce(gu.email, gp.email) as email
  ${guardiansOfCard(patient)} order by s.created_at, gp.id limit 1`;

/** $2 is today, by Madrid's calendar. Where nobody knows the age, whoever has a guardian counts as a child. */
const isChild = `case when p.birth_on is null then exists (select ${guardiansOfCard('p.id')})
  else p.birth_on > $2::date - interval '18 years' end`;

/** What a list tells of the visits of a card. $3 is now. A hold that has run out is no appointment. */
const visits = `bool_or(status = 'confirmed') as is_treated,
    max(starts_at) as newest_at,
    min(starts_at) filter (where starts_at >= $3) as next_at,
    max(starts_at) filter (where starts_at < $3 and status = 'confirmed') as last_at
  from appointments
  where status <> 'cancelled' and (status <> 'pending' or hold_expires_at > $3)
    and ($1::integer is null or professional_id = $1)`;

/** Of the few cards that a search finds, each by its index; of all, in one pass. */
const visitsOf = {
  found: `left join lateral (select ${visits} and patient_id = cards.id) v on true`,
  all: `left join (select patient_id, ${visits} group by patient_id) v on v.patient_id = cards.id`,
};

const careTeam = (card: string) => `select distinct pr.id, pr.name, pr.position
  from appointments a join professionals pr on pr.id = a.professional_id
  where a.patient_id = ${card}.id and a.status = 'confirmed' and ($1::integer is null or pr.id = $1)`;

const fits = `case
  when $5::text is not null then strpos(${digitsOf('coalesce(u.phone, p.phone)')}, $5) > 0
    or (${isChild} and strpos(${digitsOf(`(select phone from (${firstGuardian('p.id')}) g)`)}, $5) > 0)
  else not exists (
    select from (select ${folded(
      `concat_ws(' ', ${nameOf('p', 'u')}, coalesce(u.email, p.email),
         case when ${isChild} then (select name from (${firstGuardian('p.id')}) g) end)`,
    )} as words offset 0) of_card, unnest($4::text[]) word
    where strpos(of_card.words, word) = 0) end`;

// Looked for first, and only then asked when they come: what is found is little, and each look takes an index, whatever the
// statistics say. A colleague's account is a card as well, and no patient until somebody treats them.
const list = (isSearch: boolean) => `
  with cards as materialized (
    select p.id, ${nameOf('p', 'u')} as name, p.birth_on, ${isChild} as is_child, p.user_id,
      coalesce(u.phone, p.phone) as phone, coalesce(u.email, p.email) as email, u.role
    from patients p left join users u on u.id = p.user_id
    where ${isOnFile} and ${isSearch ? fits : '$4::text[] is not null and $5::text is null'}
  ), found as (
    select cards.*, v.next_at, v.last_at, v.newest_at, count(*) over () as total
    from cards ${isSearch ? visitsOf.found : visitsOf.all}
    where ($1::integer is null or v.is_treated)
      and (role is null or role = 'client' or v.newest_at is not null)
      and case $6::text when 'upcoming' then next_at is not null
        when 'nothing_planned' then next_at is null and last_at is not null
        when 'children' then is_child when 'without_account' then user_id is null else true end
    order by newest_at desc nulls last, id desc
    limit ${cardsPerPage} offset $7
  )
  select id, found.name, birth_on::text as "birthOn", is_child as "isChild", user_id is not null as "hasAccount",
    coalesce(found.phone, g.phone) as phone, coalesce(found.email, g.email) as email, g.name as "guardianName",
    next_at as "nextAt", last_at as "lastAt", total::integer as total,
    array(select name from (${careTeam('found')}) team order by position) as professionals
  from found left join lateral (${firstGuardian('found.id')}) g on is_child
  order by newest_at desc nulls last, id desc`;

// Both take the same values; PostgreSQL wants to know the type of those that only one looks at.
const lists = { search: list(true), all: list(false) };

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
): Promise<PersonRow[]> =>
  runNamed<PersonRow>(db, search.words.length === 0 && search.digits === null ? lists.all : lists.search, [
    ...[reach, today, now, search.words, search.digits, filter],
    (page - 1) * cardsPerPage,
  ]);

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
