import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { users } from '#clinic/accounts/tables.server.ts';
import { patients } from '#clinic/patients/tables.server.ts';
import { professionals } from '#clinic/professionals/tables.server.ts';
import { consultationKinds, services } from '#clinic/services/tables.server.ts';
import type { VatClass } from '#clinic/services/terms.ts';
import { statuses } from './contract.ts';
import type { AttendanceStatus, WaiverReason } from './terms.ts';

export const appointmentStatuses = pgEnum('appointment_status', statuses);

/** Who let an appointment go. Only a hold that time took can come back, when its money arrives late. */
export const cancellations = pgEnum('appointment_cancellation', ['person', 'clinic', 'expiry']);

/**
 * What recurs: each of its appointments is an ordinary one, moved and cancelled like any other. Of whom it is they say.
 */
export const appointmentSeries = pgTable(
  'appointment_series',
  {
    id: integer('id').generatedAlwaysAsIdentity().primaryKey(),
    everyWeeks: integer('every_weeks').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [check('appointment_series_every_weeks', sql`${table.everyWeeks} in (1, 2)`)],
);

/**
 * Consultations. Two exclusion constraints, made by hand in the migrations, let no professional and no patient have two at
 * once that are not cancelled; nothing else guards against double booking, and nothing else has to. The professional's
 * counts the ways to and from a visit as well, the patient's only the visit's own hour. Whoever comes as the second of two is
 * guarded by `patientHours`.
 */
export const appointments = pgTable(
  'appointments',
  {
    id: integer('id').generatedAlwaysAsIdentity().primaryKey(),
    patientId: integer('patient_id')
      .notNull()
      .references(() => patients.id),
    /** The second of two who come together. Told of the hour; the rest is between the clinic and the first. */
    companionId: integer('companion_id').references(() => patients.id),
    seriesId: integer('series_id').references(() => appointmentSeries.id),
    /** The account it belongs to: whose list it is in, who may move it online. Nobody's where the patient has none. */
    bookedBy: integer('booked_by').references(() => users.id),
    /** Who of the staff entered it; null where it was booked online. */
    enteredBy: integer('entered_by').references(() => users.id),
    professionalId: integer('professional_id')
      .notNull()
      .references(() => professionals.id),
    kind: consultationKinds('kind').notNull(),
    /** What was booked, where it is none of the four kinds; `kind` says then where it takes place. */
    serviceId: integer('service_id').references(() => services.id),
    /** Its name and its tax as they were agreed on: whatever the catalogue says later. */
    serviceName: text('service_name'),
    vat: text('vat').$type<VatClass>().notNull().default('exempt'),
    /** Hours before the start until which moving and cancelling are free, as agreed at booking; a move keeps them. */
    cancellationHours: integer('cancellation_hours').notNull().default(24),
    startsAt: timestamp('starts_at', { withTimezone: true }).notNull(),
    endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
    status: appointmentStatuses('status').notNull().default('pending'),
    cancellation: cancellations('cancellation'),
    holdExpiresAt: timestamp('hold_expires_at', { withTimezone: true }),
    /** Minutes on the road that keep the professional busy too. The clinic may shorten them; a move brings them back. */
    travelBeforeMinutes: integer('travel_before_minutes').notNull().default(0),
    travelAfterMinutes: integer('travel_after_minutes').notNull().default(0),
    priceCents: integer('price_cents').notNull(),
    /** Of a child's visit, both prices of the list it was booked by: it may become the first that is paid, or a later one. */
    firstVisitCents: integer('first_visit_cents'),
    laterVisitCents: integer('later_visit_cents'),
    /** While it is held: the network that asked for it, keyed-hashed. A trigger blanks it as soon as the hold has ended. */
    holdNetwork: text('hold_network'),
    /**
     * Of `priceCents`, what the payment of a cancelled first visit pays: its supplement stayed when this visit became the
     * child's first (docs/decisions/0015). `supplementFromId` is that visit; no foreign key, since each row is forgotten at its
     * own time.
     */
    supplementCents: integer('supplement_cents').notNull().default(0),
    supplementFromId: integer('supplement_of'),
    paid: boolean('paid').notNull().default(false),
    /** A session of the person's plan pays for it: nothing is charged. Once that session is given back, it is not `paid`. */
    withCredit: boolean('with_credit').notNull().default(false),
    address: text('address'),
    /** Sealed (AES-256-GCM, bound to this row and column): what a person writes here is clinical. */
    sealedNotes: text('sealed_notes'),
    /** iCalendar SEQUENCE: grows with each move, so that calendars replace the entry. */
    revision: integer('revision').notNull().default(0),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** When the person said, by the reminder's link, that they will come. A move takes it back. */
    attendanceConfirmedAt: timestamp('attendance_confirmed_at', { withTimezone: true }),
    /** When it was last moved: its person has just heard of the new hour, and needs no reminder yet. */
    movedAt: timestamp('moved_at', { withTimezone: true }),
    /** The last move put it where its professional is away, and nobody has decided that it takes place all the same. */
    movedIntoAbsence: boolean('moved_into_absence').notNull().default(false),
    /** Brought from before, and nobody has chosen that its person is written to: no reminder, no letter about it. */
    isQuiet: boolean('is_quiet').notNull().default(false),
  },
  (table) => [
    index('appointments_by_booker').on(table.bookedBy, table.id),
    index('appointments_by_patient').on(table.patientId),
    index('appointments_by_companion').on(table.companionId).where(sql`${table.companionId} is not null`),
    index('appointments_by_series')
      .on(table.seriesId, table.startsAt)
      .where(sql`${table.seriesId} is not null`),
    check('appointments_two_people', sql`${table.companionId} <> ${table.patientId}`),
    index('appointments_by_start').on(table.startsAt),
    // All that availability asks for: it is answered from the index alone.
    index('appointments_taken')
      .on(
        table.professionalId,
        table.startsAt,
        table.endsAt,
        table.travelBeforeMinutes,
        table.travelAfterMinutes,
        table.status,
        table.holdExpiresAt,
      )
      .where(sql`${table.status} <> 'cancelled'`),
    index('appointments_to_come').on(table.startsAt).where(sql`${table.status} = 'confirmed'`),
    index('appointments_holds').on(table.bookedBy).where(sql`${table.status} = 'pending'`),
    index('appointments_network_holds')
      .on(table.holdNetwork, table.holdExpiresAt)
      .where(sql`${table.holdNetwork} is not null`),
    check('appointments_forward', sql`${table.endsAt} > ${table.startsAt}`),
    check(
      'appointments_travel',
      sql`${table.travelBeforeMinutes} between 0 and 240 and ${table.travelAfterMinutes} between 0 and 240`,
    ),
    check('appointments_cancellation_hours', sql`${table.cancellationHours} between 0 and 720`),
    check('appointments_hold', sql`${table.status} <> 'pending' or ${table.holdExpiresAt} is not null`),
    check(
      'appointments_supplement',
      sql`(${table.supplementCents} > 0) = (${table.supplementFromId} is not null)`,
    ),
    check('appointments_service', sql`(${table.serviceId} is null) = (${table.serviceName} is null)`),
    check('appointments_home_address', sql`${table.kind} <> 'home' or ${table.address} is not null`),
  ],
);
export type AppointmentRow = typeof appointments.$inferSelect;

/**
 * When patients are busy, as the first or the second of an appointment that is not cancelled. Two triggers keep it, and an
 * exclusion constraint made by hand lets nobody have two hours at once; nobody else writes here.
 */
export const patientHours = pgTable(
  'patient_hours',
  {
    appointmentId: integer('appointment_id')
      .notNull()
      .references(() => appointments.id, { onDelete: 'cascade' }),
    patientId: integer('patient_id')
      .notNull()
      .references(() => patients.id),
    startsAt: timestamp('starts_at', { withTimezone: true }).notNull(),
    endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.appointmentId, table.patientId] })],
);

/** What came of an appointment, and that somebody is here. Rows are only ever added; `undoes` takes one back. */
export const attendance = pgTable(
  'attendance',
  {
    id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
    appointmentId: integer('appointment_id')
      .notNull()
      .references(() => appointments.id),
    /** The start it speaks of: a moved appointment begins anew. */
    startsAt: timestamp('starts_at', { withTimezone: true }).notNull(),
    status: text('status').$type<AttendanceStatus>(),
    undoes: bigint('undoes', { mode: 'number' })
      .unique()
      .references((): AnyPgColumn => attendance.id),
    at: timestamp('at', { withTimezone: true }).notNull(),
    enteredBy: integer('entered_by')
      .notNull()
      .references(() => users.id),
  },
  (table) => [
    index('attendance_by_appointment').on(table.appointmentId, table.id),
    check('attendance_entry_or_counter_entry', sql`(${table.status} is null) <> (${table.undoes} is null)`),
  ],
);

/**
 * Debts that the direction has let go, each of one note that made it: where the note is taken back there is no debt to let go
 * any more, and another note makes another. Rows are only ever added.
 */
export const debtWaivers = pgTable(
  'debt_waivers',
  {
    attendanceId: bigint('attendance_id', { mode: 'number' })
      .primaryKey()
      .references(() => attendance.id),
    cents: integer('cents').notNull(),
    reason: text('reason').$type<WaiverReason>().notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
    enteredBy: integer('entered_by')
      .notNull()
      .references(() => users.id),
  },
  (table) => [check('debt_waivers_cents', sql`${table.cents} > 0`)],
);

/** Which reminders have been written: one of each kind for each appointment and start, whoever looks, however often. */
export const reminders = pgTable(
  'reminders',
  {
    appointmentId: integer('appointment_id')
      .notNull()
      .references(() => appointments.id),
    startsAt: timestamp('starts_at', { withTimezone: true }).notNull(),
    /** As in `clinic.config.ts`. There was one kind once, the day before, and an older instance still names none. */
    kind: text('kind').notNull().default('attendance'),
    queuedAt: timestamp('queued_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.appointmentId, table.startsAt, table.kind] })],
);

/** Whom the clinic has to telephone about a change of its own, because no letter reaches them. */
export const pendingCalls = pgTable(
  'pending_calls',
  {
    id: integer('id').generatedAlwaysAsIdentity().primaryKey(),
    appointmentId: integer('appointment_id')
      .notNull()
      .references(() => appointments.id),
    at: timestamp('at', { withTimezone: true }).notNull(),
    /** When somebody of the staff said that the person knows. */
    doneAt: timestamp('done_at', { withTimezone: true }),
  },
  (table) => [uniqueIndex('pending_calls_open').on(table.appointmentId).where(sql`${table.doneAt} is null`)],
);

/** Which days' lists have been written to whom: one a professional and day, whoever looks, however often. */
export const briefings = pgTable(
  'briefings',
  {
    professionalId: integer('professional_id')
      .notNull()
      .references(() => professionals.id),
    day: date('day', { mode: 'string' }).notNull(),
    queuedAt: timestamp('queued_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.professionalId, table.day] })],
);

/** The secret address of a professional's calendar: only its hash. A new one takes the place of the former. */
export const calendarFeeds = pgTable('calendar_feeds', {
  professionalId: integer('professional_id')
    .primaryKey()
    .references(() => professionals.id),
  tokenHash: text('token_hash').notNull().unique(),
  renewedAt: timestamp('renewed_at', { withTimezone: true }).notNull(),
});
