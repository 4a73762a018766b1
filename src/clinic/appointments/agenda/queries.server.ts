import { isEffectiveToday } from '#clinic/patients/service.server.ts';
import { blockedName } from '#clinic/patients/terms.ts';
import type { Range } from '#clinic/schedule/service.server.ts';
import type { Database } from '#platform/postgres/database.server.ts';
import { runPrepared } from '#platform/postgres/prepared-statements.server.ts';
import { type Day, wallTimeOf } from '#platform/time/calendar-days.ts';
import { timeZone } from '#platform/time/time-zone.ts';
import type { appointments } from '../tables.server.ts';
import type { AttendanceStatus } from '../terms.ts';
import type { Undecided } from './contract.ts';

/** Columns the agenda needs. The sealed notes are not read. */
const columns = {
  id: 'id',
  professionalId: 'professional_id',
  companionId: 'companion_id',
  seriesId: 'series_id',
  startsAt: 'starts_at',
  endsAt: 'ends_at',
  holdExpiresAt: 'hold_expires_at',
  status: 'status',
  travelBeforeMinutes: 'travel_before_minutes',
  travelAfterMinutes: 'travel_after_minutes',
  pauseMinutes: 'pause_minutes',
  kind: 'kind',
  serviceName: 'service_name',
  address: 'address',
  revision: 'revision',
  priceCents: 'price_cents',
  paid: 'paid',
  withCredit: 'with_credit',
  cancellationHours: 'cancellation_hours',
  movedIntoAbsence: 'moved_into_absence',
  isQuiet: 'is_quiet',
  supplementCents: 'supplement_cents',
  discountCents: 'discount_cents',
  discountReason: 'discount_reason',
  attendanceConfirmedAt: 'attendance_confirmed_at',
} as const satisfies Partial<Record<keyof typeof appointments.$inferSelect, string>>;

type Appointment = Pick<typeof appointments.$inferSelect, keyof typeof columns> & { hasNotes: boolean };

/**
 * Patient, contact details, and the latest attendance note for the current start that has not been undone.
 */
type PatientContext = {
  patientId: number;
  birthDate: Day | null;
  name: string | null;
  guardianName: string | null;
  companionName: string | null;
  isBlocked: boolean;
  phone: string | null;
  email: string | null;
  noted: { id: number; status: AttendanceStatus; at: string; isByPhone: boolean; isWaived: boolean } | null;
  /** When therapist and patient were both in the clinic's video room. */
  videoVisit: { from: string; to: string } | null;
};
export type AgendaRow = { appointment: Appointment } & PatientContext;

/** A blocked record shows no personal data outside the screens for blocked records, which ask for a reason. */
const nameOf = (card: string, of: string) =>
  `case when ${card}.blocked_until is null then coalesce(${card}.full_name, ${of}.full_name, ${of}.username) else '${blockedName}' end`;
const unlessBlocked = (expression: string) => `case when p.blocked_until is null then ${expression} end`;

/**
 * $1 is today's date in Madrid. Hand-written and prepared: with hundreds of rows a week, building the
 * statement and nesting the rows cost more than the query itself.
 */
const select = `
  select ${Object.entries(columns)
    .map(([name, column]) => `a.${column} as "${name}"`)
    .join(', ')},
    a.sealed_notes is not null as "hasNotes", p.id as "patientId", p.blocked_until is not null as "isBlocked",
    ${unlessBlocked('p.birth_on::text')} as "birthDate",
    ${nameOf('p', 'u')} as name, spoken.name as "guardianName",
    -- Who brings a child is called; a card without an account has what the clinic wrote down.
    ${unlessBlocked('coalesce(u.phone, p.phone, spoken.phone)')} as phone,
    ${unlessBlocked('coalesce(u.email, p.email, spoken.email)')} as email,
    (select ${nameOf('c', 'cu')} from patients c left join users cu on cu.id = c.user_id
      where c.id = a.companion_id) as "companionName",
    (select json_build_object('id', n.id, 'status', n.status, 'at', n.at, 'isByPhone', n.by_phone,
        'isWaived', exists (select from debt_waivers w where w.attendance_id = n.id))
      from attendance n
      where n.appointment_id = a.id and n.starts_at = a.starts_at and n.status is not null
        and not exists (select from attendance later where later.undoes = n.id)
      order by n.id desc limit 1) as noted,
    -- Both were in the room; one who lost the connection was last seen then.
    case when a.kind = 'video' then (
      select json_build_object('from', greatest(t.joined_at, v.admitted_at),
        'to', least(coalesce(t.left_at, t.seen_at), coalesce(v.left_at, v.seen_at)))
      from video_participants t join video_participants v using (appointment_id, starts_at)
      where t.appointment_id = a.id and t.starts_at = a.starts_at and t.role = 'therapist' and v.role = 'patient'
        and v.admitted_at is not null) end as "videoVisit"
  from appointments a join patients p on p.id = a.patient_id left join users u on u.id = p.user_id
    -- For a child: the first guardian whom the clinic may contact.
    left join lateral (
      select ${nameOf('g', 'gu')} as name, coalesce(gu.phone, g.phone) as phone, coalesce(gu.email, g.email) as email
      from guardianships s join patients g on g.id = s.guardian_id and g.blocked_until is null
        left join users gu on gu.id = g.user_id
      where s.patient_id = p.id and gu.closed_at is null and ${isEffectiveToday({ tie: 's', child: 'p', today: '$1' })}
      order by s.created_at, g.id limit 1
    ) spoken on true`;

async function runAgendaQuery(
  db: Database,
  text: string,
  now: Date,
  values: unknown[],
): Promise<AgendaRow[]> {
  const rows = await runPrepared<Appointment & PatientContext>(db, text, [wallTimeOf(now).day, ...values]);
  return rows.map((row) => ({ ...row, appointment: row }));
}

// No appointment is longer than a day, which bounds the index scan from below.
const betweenQuery = `${select}
  where a.starts_at < $3 and a.starts_at > $2::timestamptz - interval '24 hours' and a.ends_at > $2
    and a.status <> 'cancelled' and (a.status <> 'pending' or a.hold_expires_at > $4)
  order by a.starts_at, a.id`;

/** All appointments that occupy a time range, of every professional, without expired holds. */
export const listBetween = (db: Database, { startsAt, endsAt }: Range, now: Date): Promise<AgendaRow[]> =>
  runAgendaQuery(db, betweenQuery, now, [startsAt, endsAt, now]);

/** Maximum rows per list; the next ones follow once these are resolved. */
const maxRows = 50;

const overWithoutOutcome = `
  select id from appointments a
  where status = 'confirmed' and not is_quiet and starts_at > $1 and ends_at <= $2
    and ($3::int is null or professional_id = $3)
    and not exists (select from attendance n
      where n.appointment_id = a.id and n.starts_at = a.starts_at and n.status <> 'arrived'
        and not exists (select from attendance u where u.undoes = n.id))
  order by starts_at, id limit ${maxRows}`;

// A video appointment in an absence was moved to video on purpose and needs no decision, unless it was moved
// into the absence later.
const toComeInAbsence = `
  select id from appointments a
  where (status = 'confirmed' or (status = 'pending' and hold_expires_at > $1)) and starts_at > $1
    and (kind <> 'video' or moved_into_absence) and ($2::int is null or professional_id = $2)
    and exists (select from absences w
      where (w.professional_id is null or w.professional_id = a.professional_id)
        and w.starts_at < a.ends_at and a.starts_at < w.ends_at)
  order by starts_at, id limit ${maxRows}`;

const withoutAnswer = `
  select id from appointments
  where status = 'confirmed' and attendance_confirmed_at is null and starts_at >= $1 and starts_at < $2
    and ($3::int is null or professional_id = $3)
  order by starts_at, id limit ${maxRows}`;

// From the 18th birthday on guardians receive no messages, and this patient record has no contact details of
// its own.
const beyondGuardians = `
  select a.id from appointments a join patients p on p.id = a.patient_id
  where a.status = 'confirmed' and a.starts_at > $1
    and p.user_id is null and p.email is null and p.phone is null and p.blocked_until is null
    and (a.starts_at at time zone '${timeZone}')::date >= p.birth_on + interval '18 years'
    and (a.created_at at time zone '${timeZone}')::date < p.birth_on + interval '18 years'
    and exists (select from guardianships g where g.patient_id = p.id)
  order by a.starts_at, a.id limit ${maxRows}`;

/**
 * Appointments that need a decision, oldest first: ended after `since` without an outcome; upcoming inside an
 * absence; in `unanswered` without a confirmed attendance; after the 18th birthday of a patient without
 * contact details. Quiet imports are left out of the first list: they ended in the other program.
 * @param reach professional id; null for all
 */
export async function findUndecided(
  db: Database,
  { reach, since, unanswered }: { reach: number | null; since: Date; unanswered: Range | null },
  now: Date,
): Promise<Record<keyof Undecided, AgendaRow[]>> {
  const find = (text: string, values: unknown[]) =>
    runPrepared<{ id: number }>(db, text, values).then((found) => loadRows(db, found, now));
  const [over, closed, unsaid, comingOfAge] = await Promise.all([
    find(overWithoutOutcome, [since, now, reach]),
    find(toComeInAbsence, [now, reach]),
    unanswered === null ? [] : find(withoutAnswer, [unanswered.startsAt, unanswered.endsAt, reach]),
    // Only the desk can add contact details to a patient record.
    reach === null ? find(beyondGuardians, [now]) : [],
  ]);
  return { over, closed, unsaid, comingOfAge };
}

const byIdsQuery = `${select} where a.id = any($2::int[]) order by a.starts_at, a.id`;

async function loadRows(db: Database, found: readonly { id: number }[], now: Date): Promise<AgendaRow[]> {
  if (found.length === 0) return [];
  return runAgendaQuery(db, byIdsQuery, now, [found.map(({ id }) => id)]);
}

const ofPatientQuery = `${select}
  where a.patient_id = $2 and ($3::int is null or a.professional_id = $3)
  order by a.starts_at desc, a.id desc`;

/**
 * All appointments of a patient, including cancelled ones, newest start first.
 * @param professionalId restricts to one professional; null for all
 */
export const listOfPatient = (
  db: Database,
  patientId: number,
  professionalId: number | null,
  now: Date,
): Promise<AgendaRow[]> => runAgendaQuery(db, ofPatientQuery, now, [patientId, professionalId]);

export async function findRow(db: Database, id: number, now: Date): Promise<AgendaRow | undefined> {
  const [row] = await loadRows(db, [{ id }], now);
  return row;
}
