import { and, asc, desc, eq, gt, inArray, isNull, lt, ne, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { users } from '#clinic/accounts/tables.server.ts';
import { guardianships, patients } from '#clinic/patients/tables.server.ts';
import type { Range } from '#clinic/schedule/service.server.ts';
import type { Database } from '#platform/postgres/database.server.ts';
import { runNamed } from '#platform/postgres/prepared-statements.server.ts';
import { wallTimeOf } from '#platform/time/calendar-days.ts';
import { timeZone } from '#platform/time/time-zone.ts';
import { appointments } from '../tables.server.ts';
import type { AttendanceStatus } from '../terms.ts';
import type { Undecided } from './contract.ts';

const account = alias(users, 'account');
const guardian = alias(patients, 'guardian');
const guardianAccount = alias(users, 'guardian_account');
const companion = alias(patients, 'companion');
const companionAccount = alias(users, 'companion_account');

/** What was noted last of an appointment at its present start, unless it was taken back. */
const noted = sql<{ id: number; status: AttendanceStatus; at: string; isWaived: boolean } | null>`(
  select json_build_object('id', a.id, 'status', a.status, 'at', a.at,
      'isWaived', exists (select from debt_waivers w where w.attendance_id = a.id)) from attendance a
  where a.appointment_id = ${appointments.id} and a.starts_at = ${appointments.startsAt} and a.status is not null
    and not exists (select from attendance u where u.undoes = a.id)
  order by a.id desc limit 1)`;

const nameOf = (card: typeof guardian, of: typeof guardianAccount) =>
  sql<string | null>`coalesce(${card.fullName}, ${of.fullName}, ${of.username})`;

/** Of a child, the first guardian to whom the clinic may speak: whoever is to have no contact is not called. */
const spokenTo = (db: Database, now: Date) =>
  db
    .select({
      name: nameOf(guardian, guardianAccount).as('spoken_name'),
      phone: sql<string | null>`coalesce(${guardianAccount.phone}, ${guardian.phone})`.as('spoken_phone'),
      email: sql<string | null>`coalesce(${guardianAccount.email}, ${guardian.email})`.as('spoken_email'),
    })
    .from(guardianships)
    .innerJoin(guardian, and(eq(guardian.id, guardianships.guardianId), isNull(guardian.blockedUntil)))
    .leftJoin(guardianAccount, eq(guardianAccount.id, guardian.userId))
    .where(
      and(
        eq(guardianships.patientId, patients.id),
        eq(guardianships.hasNoContact, false),
        isNull(guardianAccount.closedAt),
        sql`(${patients.birthOn} is null or ${patients.birthOn} > ${wallTimeOf(now).day}::date - interval '18 years')`,
      ),
    )
    .orderBy(asc(guardianships.createdAt), asc(guardian.id))
    .limit(1)
    .as('spoken_to');

const columnsWith = (spoken: ReturnType<typeof spokenTo>) => ({
  appointment: appointments,
  patientId: patients.id,
  birthOn: patients.birthOn,
  name: sql<string | null>`coalesce(${patients.fullName}, ${account.fullName}, ${account.username})`,
  guardianName: spoken.name,
  companionName: sql<
    string | null
  >`coalesce(${companion.fullName}, ${companionAccount.fullName}, ${companionAccount.username})`,
  // Who brings a child is called; a card without an account has what the clinic wrote down.
  phone: sql<string | null>`coalesce(${account.phone}, ${patients.phone}, ${spoken.phone})`,
  email: sql<string | null>`coalesce(${account.email}, ${patients.email}, ${spoken.email})`,
  noted,
});

function select(db: Database, now: Date) {
  const spoken = spokenTo(db, now);
  return db
    .select(columnsWith(spoken))
    .from(appointments)
    .innerJoin(patients, eq(patients.id, appointments.patientId))
    .leftJoin(account, eq(account.id, patients.userId))
    .leftJoinLateral(spoken, sql`true`)
    .leftJoin(companion, eq(companion.id, appointments.companionId))
    .leftJoin(companionAccount, eq(companionAccount.id, companion.userId))
    .$dynamic();
}

export type AgendaRow = Awaited<ReturnType<typeof select>>[number];

/** Everything that takes a place in a stretch, whoever's; holds that have run out do not count. */
export const listBetween = (db: Database, { startsAt, endsAt }: Range, now: Date): Promise<AgendaRow[]> =>
  select(db, now)
    .where(
      and(
        lt(appointments.startsAt, endsAt),
        // No appointment is longer than a day, which bounds the index scan from below.
        gt(appointments.startsAt, new Date(startsAt.getTime() - 86_400_000)),
        gt(appointments.endsAt, startsAt),
        ne(appointments.status, 'cancelled'),
        or(ne(appointments.status, 'pending'), gt(appointments.holdExpiresAt, now)),
      ),
    )
    .orderBy(asc(appointments.startsAt), asc(appointments.id));

/** So many are shown at once; the others follow once these are noted. */
const atOnce = 50;

const overWithoutOutcome = `
  select id from appointments a
  where status = 'confirmed' and not is_quiet and starts_at > $1 and ends_at <= $2
    and ($3::int is null or professional_id = $3)
    and not exists (select from attendance n
      where n.appointment_id = a.id and n.starts_at = a.starts_at and n.status <> 'arrived'
        and not exists (select from attendance u where u.undoes = n.id))
  order by starts_at, id limit ${atOnce}`;

// By video is what is decided of some; not of one that was moved there since.
const toComeInAbsence = `
  select id from appointments a
  where (status = 'confirmed' or (status = 'pending' and hold_expires_at > $1)) and starts_at > $1
    and (kind <> 'video' or moved_into_absence) and ($2::int is null or professional_id = $2)
    and exists (select from absences w
      where (w.professional_id is null or w.professional_id = a.professional_id)
        and w.starts_at < a.ends_at and a.starts_at < w.ends_at)
  order by starts_at, id limit ${atOnce}`;

const withoutAnswer = `
  select id from appointments
  where status = 'confirmed' and attendance_confirmed_at is null and starts_at >= $1 and starts_at < $2
    and ($3::int is null or professional_id = $3)
  order by starts_at, id limit ${atOnce}`;

// From that day on guardians are told nothing, and the card has nothing of the person's own that a letter could go to.
const beyondGuardians = `
  select a.id from appointments a join patients p on p.id = a.patient_id
  where a.status = 'confirmed' and a.starts_at > $1
    and p.user_id is null and p.email is null and p.phone is null and p.blocked_until is null
    and (a.starts_at at time zone '${timeZone}')::date >= p.birth_on + interval '18 years'
    and (a.created_at at time zone '${timeZone}')::date < p.birth_on + interval '18 years'
    and exists (select from guardianships g where g.patient_id = p.id)
  order by a.starts_at, a.id limit ${atOnce}`;

/**
 * What is over since an instant and has no outcome; what is to come where nobody works; what no one has answered for in a
 * stretch; what lies beyond an 18th birthday, and nobody can be told of. The oldest first. What was brought from another
 * program ended there.
 * @param reach whose alone; null for everybody's
 */
export async function findUndecided(
  db: Database,
  { reach, since, unanswered }: { reach: number | null; since: Date; unanswered: Range | null },
  now: Date,
): Promise<Record<keyof Undecided, AgendaRow[]>> {
  const ask = (text: string, values: unknown[]) =>
    runNamed<{ id: number }>(db, text, values).then((found) => listOf(db, found, now));
  const [over, closed, unsaid, comingOfAge] = await Promise.all([
    ask(overWithoutOutcome, [since, now, reach]),
    ask(toComeInAbsence, [now, reach]),
    unanswered === null ? [] : ask(withoutAnswer, [unanswered.startsAt, unanswered.endsAt, reach]),
    // Only the desk writes on a card where somebody is reached.
    reach === null ? ask(beyondGuardians, [now]) : [],
  ]);
  return { over, closed, unsaid, comingOfAge };
}

async function listOf(db: Database, found: readonly { id: number }[], now: Date): Promise<AgendaRow[]> {
  if (found.length === 0) return [];
  const ids = found.map(({ id }) => id);
  return select(db, now)
    .where(inArray(appointments.id, ids))
    .orderBy(asc(appointments.startsAt), asc(appointments.id));
}

/**
 * Everything of a patient, cancelled or not, newest start first.
 * @param professionalId whose alone; null for everybody's
 */
export const listOfPatient = (
  db: Database,
  patientId: number,
  professionalId: number | null,
  now: Date,
): Promise<AgendaRow[]> =>
  select(db, now)
    .where(
      and(
        eq(appointments.patientId, patientId),
        professionalId === null ? undefined : eq(appointments.professionalId, professionalId),
      ),
    )
    .orderBy(desc(appointments.startsAt), desc(appointments.id));

/** One appointment as the clinic sees it, whoever's. */
export async function findRow(db: Database, id: number, now: Date): Promise<AgendaRow | undefined> {
  const [row] = await select(db, now).where(eq(appointments.id, id));
  return row;
}
