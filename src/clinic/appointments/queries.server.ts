import { and, desc, eq, gt, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Actor } from '#clinic/audit/contract.ts';
import { isVisibleTo } from '#clinic/patients/service.server.ts';
import { patients } from '#clinic/patients/tables.server.ts';
import { professionals } from '#clinic/professionals/tables.server.ts';
import type { Database } from '#platform/postgres/database.server.ts';
import { runNamed, statement } from '#platform/postgres/prepared-statements.server.ts';
import { wallTimeOf } from '#platform/time/calendar-days.ts';
import type { Busy } from './rules/slots.server.ts';
import { type AppointmentRow, appointments } from './tables.server.ts';

/** An appointment with what the screen shows of its professional, and the patient's birth date where it is known. */
export type AppointmentView = AppointmentRow & {
  professionalName: string;
  roomUrl: string | null;
  birthOn: string | null;
};

/** Between which instants a professional's time is asked about, and when it is asked; in milliseconds. */
export type TakenQuestion = { professionalId: number; from: number; until: number; now: number };

// One row a question, as a line: rows and instants that nobody reads as such would take most of the time of reading them.
// No session is longer than a day, which bounds the scan of the index from below.
const busyStatement = `
  select (
    select string_agg((date_part('epoch', a.starts_at) * 1000)::bigint - a.travel_before_minutes * 60000 || ' '
      || (date_part('epoch', a.ends_at) * 1000)::bigint + a.travel_after_minutes * 60000, ' ')
    from appointments a
    where a.professional_id = asked.professional and a.status <> 'cancelled'
      and a.starts_at < to_timestamp(asked.until) and a.starts_at > to_timestamp(asked.since) - interval '1 day'
      and a.ends_at > to_timestamp(asked.since) and (a.status <> 'pending' or a.hold_expires_at > to_timestamp(asked.at))
  ) as busy
  from unnest($1::int[], $2::float8[], $3::float8[], $4::float8[]) with ordinality
    as asked(professional, since, until, at, place)
  order by place`;

/** For each question when the professional is busy, the ways to and from visits included. Holds that have run out do not count. */
export async function findBusy(db: Database, questions: TakenQuestion[]): Promise<Busy[][]> {
  const rows = await runNamed<{ busy: string | null }>(db, busyStatement, [
    questions.map(({ professionalId }) => professionalId),
    questions.map(({ from }) => from / 1_000),
    questions.map(({ until }) => until / 1_000),
    questions.map(({ now }) => now / 1_000),
  ]);
  return rows.map(({ busy }) => (busy === null ? [] : stretchesIn(busy.split(' ').map(Number))));
}

/** [from, until, from, until, …] */
const stretchesIn = (instants: number[]): Busy[] =>
  Array.from({ length: instants.length / 2 }, (_, index) => ({
    from: instants[2 * index] ?? 0,
    until: instants[2 * index + 1] ?? 0,
  }));

/** An appointment, and who asks for it: it stands in the statement itself whether it is within their reach. */
export type Asked = { actor: Actor; id: number };

/**
 * What an actor may see and change: a client their account's, a professional their own, reception and direction all of the
 * clinic's, whoever holds a link the one that it is for.
 */
export function reachOf(actor: Actor): SQL | undefined {
  if (actor.kind === 'link') return eq(appointments.id, actor.appointmentId);
  if (actor.kind === 'system') return undefined;
  switch (actor.role) {
    case 'client':
      return eq(appointments.bookedBy, actor.userId);
    case 'professional':
      return actor.professionalId === null
        ? sql`false`
        : eq(appointments.professionalId, actor.professionalId);
    default:
      return undefined;
  }
}

/** The patient is the account's own person, or a child for whom the account may book today. */
export const isOfVisiblePatient = (now: Date) =>
  isVisibleTo({ patientId: appointments.patientId, userId: appointments.bookedBy }, now, 'may_book');

/**
 * In whose list a confirmed appointment stands once it starts then: from their 18th birthday on (Madrid's calendar) in that of
 * whoever it is for, where they have an account, because no guardian sees it any more.
 */
export const holderAt = (startsAt: Date) => sql`coalesce((
  select person.user_id from ${patients} person
  where ${appointments.status} = 'confirmed' and person.id = ${appointments.patientId}
    and person.birth_on + interval '18 years' <= ${wallTimeOf(startsAt).day}::date), ${appointments.bookedBy})`;

/** Everything that belongs to a person's account, newest start first. */
export async function listByBooker(db: Database, bookedBy: number, now: Date): Promise<AppointmentView[]> {
  const where = and(eq(appointments.bookedBy, bookedBy), isOfVisiblePatient(now));
  return viewsOf(db, where, [desc(appointments.startsAt), desc(appointments.id)]);
}

/** One appointment within the actor's reach; undefined where it is somebody else's or none. */
export async function findWithinReach(
  db: Database,
  { actor, id }: Asked,
  now: Date,
): Promise<AppointmentView | undefined> {
  const isClient = actor.kind === 'person' && actor.role === 'client';
  const [row] = await withProfessional(db).where(
    and(eq(appointments.id, id), reachOf(actor), isClient ? isOfVisiblePatient(now) : undefined),
  );
  return row && flatten(row);
}

/** One appointment, whoever's: money finds it by its reference. */
export async function findById(db: Database, id: number): Promise<AppointmentView | undefined> {
  const [row] = await withProfessional(db).where(eq(appointments.id, id));
  return row && flatten(row);
}

/** Appointments by a condition, in an order. */
export async function viewsOf(
  db: Database,
  where: SQL | undefined,
  order: readonly SQL[],
): Promise<AppointmentView[]> {
  const rows = await withProfessional(db)
    .where(where)
    .orderBy(...order);
  return rows.map(flatten);
}

const withProfessional = (db: Database) =>
  db
    .select({
      appointment: appointments,
      professionalName: professionals.name,
      roomUrl: professionals.roomUrl,
      birthOn: patients.birthOn,
    })
    .from(appointments)
    .innerJoin(professionals, eq(professionals.id, appointments.professionalId))
    .innerJoin(patients, eq(patients.id, appointments.patientId))
    .$dynamic();

const flatten = ({
  appointment,
  ...rest
}: { appointment: AppointmentRow } & Omit<AppointmentView, keyof AppointmentRow>): AppointmentView => ({
  ...appointment,
  ...rest,
});

/**
 * Waits for this person's other requests, so that the count of holds is true until the transaction ends.
 * @returns how many unpaid holds the person has
 */
export async function lockAndCountHolds(tx: Database, userId: number, now: Date): Promise<number> {
  const [row] = await runNamed<{ holds: number }>(tx, 'select live_holds_in_turn($1, $2) as holds', [
    userId,
    now,
  ]);
  return row?.holds ?? 0;
}

/** Waits for whatever else is done with the appointments of whom this one belongs to: of an account, or of a card alone. */
export const lockAppointmentsOf = (
  tx: Database,
  { bookedBy, patientId }: Pick<AppointmentRow, 'bookedBy' | 'patientId'>,
  now: Date,
): Promise<number> => lockAndCountHolds(tx, bookedBy ?? -patientId, now);

/** Moves wait here for each other: an UPDATE has no ON CONFLICT, and two of them on one constraint deadlock. */
export const lockProfessional = (tx: Database, professionalId: number) =>
  runNamed(tx, 'select pg_advisory_xact_lock(2, $1)', [professionalId]);

/** What every cancellation sets. */
export const cancelled = { status: 'cancelled' as const, revision: sql`${appointments.revision} + 1` };

/** A new appointment: a hold until it is paid. */
export type NewAppointment = Pick<
  AppointmentRow,
  | 'patientId'
  | 'professionalId'
  | 'kind'
  | 'serviceId'
  | 'serviceName'
  | 'vat'
  | 'cancellationHours'
  | 'startsAt'
  | 'endsAt'
  | 'travelBeforeMinutes'
  | 'travelAfterMinutes'
  | 'holdNetwork'
  | 'priceCents'
  | 'firstVisitCents'
  | 'laterVisitCents'
  | 'address'
  | 'createdAt'
> & { bookedBy: number; holdExpiresAt: Date };

const insert = statement<NewAppointment, { id: number }>(() => {
  const value = (name: keyof NewAppointment) => sql.placeholder(name);
  return drizzle
    .mock()
    .insert(appointments)
    .values({
      patientId: value('patientId'),
      bookedBy: value('bookedBy'),
      professionalId: value('professionalId'),
      kind: value('kind'),
      serviceId: value('serviceId'),
      serviceName: value('serviceName'),
      vat: value('vat'),
      cancellationHours: value('cancellationHours'),
      startsAt: value('startsAt'),
      endsAt: value('endsAt'),
      travelBeforeMinutes: value('travelBeforeMinutes'),
      travelAfterMinutes: value('travelAfterMinutes'),
      holdNetwork: value('holdNetwork'),
      priceCents: value('priceCents'),
      firstVisitCents: value('firstVisitCents'),
      laterVisitCents: value('laterVisitCents'),
      address: value('address'),
      holdExpiresAt: value('holdExpiresAt'),
      createdAt: value('createdAt'),
    })
    .onConflictDoNothing()
    .returning({ id: appointments.id });
});

/**
 * Adds a pending appointment.
 * @returns its id; undefined where the professional or the patient is taken then
 */
export async function insertAppointment(tx: Database, values: NewAppointment): Promise<number | undefined> {
  const [row] = await insert(tx, values);
  return row?.id;
}

/** Whether a child has had one of the four kinds booked before that was not cancelled: only its first visit costs more. */
export async function hasEarlierVisit(tx: Database, patientId: number, now: Date): Promise<boolean> {
  const rows = await tx
    .select({ id: appointments.id })
    .from(appointments)
    .where(
      and(
        eq(appointments.patientId, patientId),
        eq(appointments.kind, 'child'),
        isNull(appointments.serviceId),
        ne(appointments.status, 'cancelled'),
        or(ne(appointments.status, 'pending'), gt(appointments.holdExpiresAt, now)),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

export const setNotes = (tx: Database, id: number, sealedNotes: string) =>
  tx.update(appointments).set({ sealedNotes }).where(eq(appointments.id, id));
