import { and, desc, eq, gt, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Actor } from '#clinic/audit/contract.ts';
import { isVisibleTo } from '#clinic/patients/service.server.ts';
import { patients } from '#clinic/patients/tables.server.ts';
import { professionals } from '#clinic/professionals/tables.server.ts';
import type { Database } from '#platform/postgres/database.server.ts';
import { takeLock } from '#platform/postgres/locks.server.ts';
import { runPrepared, statement } from '#platform/postgres/prepared-statements.server.ts';
import { wallTimeOf } from '#platform/time/calendar-days.ts';
import type { Busy } from './rules/slots.server.ts';
import { type AppointmentRow, appointments } from './tables.server.ts';

export type AppointmentView = AppointmentRow & {
  professionalName: string;
  roomUrl: string | null;
  birthDate: string | null;
};

/** A range of a professional's time and the current time, in ms. */
export type BusyQuery = { professionalId: number; from: number; until: number; now: number };

// One text row per question: parsing rows and timestamps as such would take most of the time. No session is
// longer than a day, which bounds the index scan from below.
const busyStatement = `
  select (
    select string_agg((date_part('epoch', a.starts_at) * 1000)::bigint - a.travel_before_minutes * 60000 || ' '
      || (date_part('epoch', a.ends_at) * 1000)::bigint + (a.travel_after_minutes + a.pause_minutes) * 60000, ' ')
    from appointments a
    where a.professional_id = asked.professional and a.status <> 'cancelled'
      and a.starts_at < to_timestamp(asked.until) and a.starts_at > to_timestamp(asked.since) - interval '1 day'
      and a.ends_at > to_timestamp(asked.since) and (a.status <> 'pending' or a.hold_expires_at > to_timestamp(asked.at))
  ) as busy
  from unnest($1::int[], $2::float8[], $3::float8[], $4::float8[]) with ordinality
    as asked(professional, since, until, at, place)
  order by place`;

/** Busy times per question, travel times and pauses included. Expired holds do not count. */
export async function findBusy(db: Database, questions: BusyQuery[]): Promise<Busy[][]> {
  const rows = await runPrepared<{ busy: string | null }>(db, busyStatement, [
    questions.map(({ professionalId }) => professionalId),
    questions.map(({ from }) => from / 1_000),
    questions.map(({ until }) => until / 1_000),
    questions.map(({ now }) => now / 1_000),
  ]);
  return rows.map(({ busy }) => (busy === null ? [] : toStretches(busy.split(' ').map(Number))));
}

/** [from, until, from, until, …] */
const toStretches = (instants: number[]): Busy[] =>
  Array.from({ length: instants.length / 2 }, (_, index) => ({
    from: instants[2 * index] ?? 0,
    until: instants[2 * index + 1] ?? 0,
  }));

/** An appointment and its requester; the statement itself checks the requester's scope. */
export type ScopedId = { actor: Actor; id: number };

/**
 * Scope of an actor: a client's own account, a professional's own appointments, everything for reception and
 * the director, and one appointment for the holder of a link.
 */
export function scopeCondition(actor: Actor): SQL | undefined {
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
 * Holder of a confirmed appointment at this start: from the 18th birthday on (in Madrid) the patient's own
 * account, if any, because guardians lose access.
 */
export const holderAt = (startsAt: Date) => sql`coalesce((
  select person.user_id from ${patients} person
  where ${appointments.status} = 'confirmed' and person.id = ${appointments.patientId}
    and person.birth_on + interval '18 years' <= ${wallTimeOf(startsAt).day}::date), ${appointments.bookedBy})`;

export async function listByBooker(db: Database, bookedBy: number, now: Date): Promise<AppointmentView[]> {
  const where = and(eq(appointments.bookedBy, bookedBy), isOfVisiblePatient(now));
  return viewsOf(db, where, [desc(appointments.startsAt), desc(appointments.id)]);
}

/** An appointment within the actor's scope; undefined if out of scope or unknown. */
export async function findInScope(
  db: Database,
  { actor, id }: ScopedId,
  now: Date,
): Promise<AppointmentView | undefined> {
  const isClient = actor.kind === 'person' && actor.role === 'client';
  const [row] = await withProfessional(db).where(
    and(eq(appointments.id, id), scopeCondition(actor), isClient ? isOfVisiblePatient(now) : undefined),
  );
  return row && toView(row);
}

/** An appointment without a scope check: payments find it by reference. */
export async function findById(db: Database, id: number): Promise<AppointmentView | undefined> {
  const [row] = await withProfessional(db).where(eq(appointments.id, id));
  return row && toView(row);
}

export async function viewsOf(
  db: Database,
  where: SQL | undefined,
  order: readonly SQL[],
): Promise<AppointmentView[]> {
  const rows = await withProfessional(db)
    .where(where)
    .orderBy(...order);
  return rows.map(toView);
}

const withProfessional = (db: Database) =>
  db
    .select({
      appointment: appointments,
      professionalName: professionals.name,
      roomUrl: professionals.roomUrl,
      birthDate: patients.birthDate,
    })
    .from(appointments)
    .innerJoin(professionals, eq(professionals.id, appointments.professionalId))
    .innerJoin(patients, eq(patients.id, appointments.patientId))
    .$dynamic();

const toView = ({
  appointment,
  ...rest
}: { appointment: AppointmentRow } & Omit<AppointmentView, keyof AppointmentRow>): AppointmentView => ({
  ...appointment,
  ...rest,
});

/**
 * Serializes the requests of a user, so that the count of holds stays valid until the transaction ends.
 * @returns live unpaid holds of the user
 */
export async function lockAndCountHolds(tx: Database, userId: number, now: Date): Promise<number> {
  const [row] = await runPrepared<{ holds: number }>(tx, 'select live_holds_in_turn($1, $2) as holds', [
    userId,
    now,
  ]);
  return row?.holds ?? 0;
}

/** Serializes changes of the owner's appointments: of an account, or of a patient record without one. */
export const lockAppointmentsOf = (
  tx: Database,
  { bookedBy, patientId }: Pick<AppointmentRow, 'bookedBy' | 'patientId'>,
  now: Date,
): Promise<number> => lockAndCountHolds(tx, bookedBy ?? -patientId, now);

/** Serializes moves of a professional: an UPDATE has no ON CONFLICT, and two on one constraint deadlock. */
export const lockProfessional = (tx: Database, professionalId: number) =>
  takeLock(tx, 'professional', professionalId);

export const cancelledValues = { status: 'cancelled' as const, revision: sql`${appointments.revision} + 1` };

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
  | 'pauseMinutes'
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
      pauseMinutes: value('pauseMinutes'),
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
 * Inserts a pending appointment.
 * @returns its id; undefined if the professional or the patient is taken then
 */
export async function insertAppointment(tx: Database, values: NewAppointment): Promise<number | undefined> {
  const [row] = await insert(tx, values);
  return row?.id;
}

/**
 * Whether a child has an earlier visit of the four kinds that was not cancelled: only the first visit costs
 * more.
 */
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
