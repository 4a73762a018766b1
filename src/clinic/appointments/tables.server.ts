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
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from '#clinic/accounts/tables.server.ts';
import { patients } from '#clinic/patients/tables.server.ts';
import { professionals } from '#clinic/professionals/tables.server.ts';
import { consultationKinds, services } from '#clinic/services/tables.server.ts';
import type { VatClass } from '#clinic/services/terms.ts';
import { defaultLanguage, type Language } from '#platform/language/language.ts';
import { statuses } from './contract.ts';
import type { AttendanceStatus, CertificateHolder, DiscountReason, RoomRole, WaiverReason } from './terms.ts';

export const appointmentStatuses = pgEnum('appointment_status', statuses);

/** Origin of a cancellation. Only a hold cancelled by expiry can be revived, by a late payment. */
export const cancellations = pgEnum('appointment_cancellation', ['person', 'clinic', 'expiry']);

/**
 * A series. Its appointments are ordinary ones, moved and cancelled like any other; they hold the patient.
 */
export const appointmentSeries = pgTable(
  'appointment_series',
  {
    id: integer('id').generatedAlwaysAsIdentity().primaryKey(),
    /** Weeks between two appointments; 0 if it recurs by months. */
    everyWeeks: integer('every_weeks').notNull(),
    /** Months between two, on the same weekday of the month; 0 if it recurs by weeks. */
    everyMonths: integer('every_months').notNull().default(0),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    check(
      'appointment_series_interval',
      sql`(${table.everyWeeks} between 1 and 12 and ${table.everyMonths} = 0) or (${table.everyWeeks} = 0 and ${table.everyMonths} between 1 and 6)`,
    ),
  ],
);

/**
 * Consultations. Two exclusion constraints, written by hand in the migrations, prevent overlapping
 * appointments of a professional and of a patient, cancelled ones excepted; nothing else guards against
 * double booking. The professional's includes travel times and pauses, the patient's does not. `patientHours` guards the
 * companion.
 */
export const appointments = pgTable(
  'appointments',
  {
    id: integer('id').generatedAlwaysAsIdentity().primaryKey(),
    patientId: integer('patient_id')
      .notNull()
      .references(() => patients.id),
    /** The second patient of a joint appointment. Notified of the time only. */
    companionId: integer('companion_id').references(() => patients.id),
    seriesId: integer('series_id').references(() => appointmentSeries.id),
    /** The account that holds it: it lists it and may move it online. Null if the patient has no account. */
    bookedBy: integer('booked_by').references(() => users.id),
    /** The staff member who entered it; null if booked online. */
    enteredBy: integer('entered_by').references(() => users.id),
    professionalId: integer('professional_id')
      .notNull()
      .references(() => professionals.id),
    kind: consultationKinds('kind').notNull(),
    /** A service outside the four kinds; `kind` is then its modality. */
    serviceId: integer('service_id').references(() => services.id),
    /** Name and VAT at booking, independent of later changes of the catalogue. */
    serviceName: text('service_name'),
    vat: text('vat').$type<VatClass>().notNull().default('exempt'),
    /** Hours before the start until which moving and cancelling are free, as agreed at booking; a move keeps them. */
    cancellationHours: integer('cancellation_hours').notNull().default(24),
    startsAt: timestamp('starts_at', { withTimezone: true }).notNull(),
    endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
    status: appointmentStatuses('status').notNull().default('pending'),
    cancellation: cancellations('cancellation'),
    holdExpiresAt: timestamp('hold_expires_at', { withTimezone: true }),
    /**
     * Travel minutes, during which the professional is busy as well. The clinic may shorten them; a move
     * restores them.
     */
    travelBeforeMinutes: integer('travel_before_minutes').notNull().default(0),
    travelAfterMinutes: integer('travel_after_minutes').notNull().default(0),
    /** Pause of the professional after the session and the travel, as agreed at booking. */
    pauseMinutes: integer('pause_minutes').notNull().default(0),
    /** Net of `discountCents`, so that everything that is due or paid counts the discounted price. */
    priceCents: integer('price_cents').notNull(),
    /** Discount by the director before payment. */
    discountCents: integer('discount_cents').notNull().default(0),
    discountReason: text('discount_reason').$type<DiscountReason>(),
    /**
     * For a child's visit, both prices of the list it was booked by: it may become the first paid one or a
     * later one.
     */
    firstVisitCents: integer('first_visit_cents'),
    laterVisitCents: integer('later_visit_cents'),
    /** During a hold: keyed hash of the requesting network. A trigger clears it when the hold ends. */
    holdNetwork: text('hold_network'),
    /**
     * Part of `priceCents` paid by a cancelled first visit: its supplement was kept when this visit became
     * the child's first (docs/decisions/0015). `supplementFromId` is that visit, without a foreign key,
     * because each row is erased at its own time.
     */
    supplementCents: integer('supplement_cents').notNull().default(0),
    supplementFromId: integer('supplement_of'),
    paid: boolean('paid').notNull().default(false),
    /** Paid by a session credit, without a charge. After the session is returned, `paid` is false. */
    withCredit: boolean('with_credit').notNull().default(false),
    address: text('address'),
    /** Sealed (AES-256-GCM, bound to this row and column): the notes are clinical data. */
    sealedNotes: text('sealed_notes'),
    /** iCalendar SEQUENCE: grows with each move, so that calendars replace the entry. */
    revision: integer('revision').notNull().default(0),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** When the patient confirmed by the reminder link. A move clears it. */
    attendanceConfirmedAt: timestamp('attendance_confirmed_at', { withTimezone: true }),
    /** Last move: the patient has just been notified of the hour and needs no reminder yet. */
    movedAt: timestamp('moved_at', { withTimezone: true }),
    /**
     * The last move put it into an absence of its professional, and the staff have not confirmed yet that it
     * takes place.
     */
    movedIntoAbsence: boolean('moved_into_absence').notNull().default(false),
    /** Imported without messages: no reminders and no notifications. */
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
    // Covers the availability query as an index-only scan.
    index('appointments_taken')
      .on(
        table.professionalId,
        table.startsAt,
        table.endsAt,
        table.travelBeforeMinutes,
        table.travelAfterMinutes,
        table.pauseMinutes,
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
    check('appointments_pause', sql`${table.pauseMinutes} between 0 and 60`),
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
 * Busy times of patients and companions, cancelled appointments excepted. Written by two triggers only; an
 * exclusion constraint, written by hand, prevents overlaps.
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

/** Attendance notes. Append-only; `undoes` reverts one. */
export const attendance = pgTable(
  'attendance',
  {
    id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
    appointmentId: integer('appointment_id')
      .notNull()
      .references(() => appointments.id),
    /** The start it refers to: a moved appointment starts without notes. */
    startsAt: timestamp('starts_at', { withTimezone: true }).notNull(),
    status: text('status').$type<AttendanceStatus>(),
    /** A video appointment that was held by telephone. */
    isByPhone: boolean('by_phone').notNull().default(false),
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
 * Debts waived by the director, each tied to the attendance note that caused it: undoing the note removes the
 * debt, and another note creates another. Append-only.
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

/**
 * Attendance certificates. Rows stay, so that numbers have no gaps; name and code are erased with the record, and a
 * typed name already when the account is closed.
 */
export const attendanceCertificates = pgTable(
  'attendance_certificates',
  {
    id: integer('id').generatedAlwaysAsIdentity().primaryKey(),
    appointmentId: integer('appointment_id')
      .notNull()
      .references(() => appointments.id),
    series: text('series').notNull(),
    number: integer('number').notNull(),
    holder: text('holder').$type<CertificateHolder>().notNull(),
    /** As printed. */
    holderName: text('holder_name'),
    /** In which it is printed: the patient's when it was issued. */
    language: text('language').$type<Language>().notNull().default(defaultLanguage),
    /** Opens the public page that confirms the certificate. */
    code: text('code').unique(),
    startsAt: timestamp('starts_at', { withTimezone: true }).notNull(),
    endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
    issuedAt: timestamp('issued_at', { withTimezone: true }).notNull(),
    issuedBy: integer('issued_by')
      .notNull()
      .references(() => users.id),
  },
  (table) => [
    unique('attendance_certificates_number').on(table.series, table.number),
    index('attendance_certificates_by_appointment').on(table.appointmentId),
    check('attendance_certificates_holder', sql`${table.holder} in ('patient', 'companion', 'accompanying')`),
  ],
);

/** Reminders written: one per kind, appointment and start, also with concurrent runs. */
export const reminders = pgTable(
  'reminders',
  {
    appointmentId: integer('appointment_id')
      .notNull()
      .references(() => appointments.id),
    startsAt: timestamp('starts_at', { withTimezone: true }).notNull(),
    /** As in `clinic.config.ts`. An older instance knows one kind only, the day before, and names none. */
    kind: text('kind').notNull().default('attendance'),
    queuedAt: timestamp('queued_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.appointmentId, table.startsAt, table.kind] })],
);

/** Patients to call about a change by the clinic, because no message reaches them. */
export const pendingCalls = pgTable(
  'pending_calls',
  {
    id: integer('id').generatedAlwaysAsIdentity().primaryKey(),
    appointmentId: integer('appointment_id')
      .notNull()
      .references(() => appointments.id),
    at: timestamp('at', { withTimezone: true }).notNull(),
    /** When a staff member noted that the patient has been informed. */
    doneAt: timestamp('done_at', { withTimezone: true }),
  },
  (table) => [uniqueIndex('pending_calls_open').on(table.appointmentId).where(sql`${table.doneAt} is null`)],
);

/** Daily lists sent: one per professional and day, also with concurrent runs. */
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

/** Hash of the secret address of a professional's calendar. A new one replaces the former. */
export const calendarFeeds = pgTable('calendar_feeds', {
  professionalId: integer('professional_id')
    .primaryKey()
    .references(() => professionals.id),
  tokenHash: text('token_hash').notNull().unique(),
  renewedAt: timestamp('renewed_at', { withTimezone: true }).notNull(),
});

/** Presence in a video room: one row per place, with the device that holds it. */
export const videoParticipants = pgTable(
  'video_participants',
  {
    appointmentId: integer('appointment_id')
      .notNull()
      .references(() => appointments.id, { onDelete: 'cascade' }),
    /** The start it refers to: a moved appointment has an empty room. */
    startsAt: timestamp('starts_at', { withTimezone: true }).notNull(),
    role: text('role').$type<RoomRole>().notNull(),
    /** The device, by the identifier it chose. */
    peer: uuid('peer').notNull(),
    joinedAt: timestamp('joined_at', { withTimezone: true }).notNull(),
    /** When the device last asked for events. */
    seenAt: timestamp('seen_at', { withTimezone: true }).notNull(),
    /** Null while it waits to be let in. */
    admittedAt: timestamp('admitted_at', { withTimezone: true }),
    leftAt: timestamp('left_at', { withTimezone: true }),
    /** On the therapist's row: ended for everyone. */
    endedAt: timestamp('ended_at', { withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.appointmentId, table.startsAt, table.role] })],
);

/**
 * Signals between two devices, until the recipient has them. They contain network addresses, so the table is unlogged
 * (written by hand in the migration): it is in no archive and no replica.
 */
export const videoSignals = pgTable(
  'video_signals',
  {
    id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
    recipient: uuid('recipient').notNull(),
    sender: uuid('sender').notNull(),
    data: text('data').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('video_signals_by_recipient').on(table.recipient, table.id)],
);

/**
 * Where a person is during a video call and whom to call in an emergency, until the call ends. The table is unlogged as
 * `video_signals`.
 */
export const videoSafetyAnswers = pgTable(
  'video_safety_answers',
  {
    id: integer('id').generatedAlwaysAsIdentity().primaryKey(),
    appointmentId: integer('appointment_id')
      .notNull()
      .references(() => appointments.id, { onDelete: 'cascade' }),
    startsAt: timestamp('starts_at', { withTimezone: true }).notNull(),
    /** The person whom it is about. */
    role: text('role').$type<RoomRole>().notNull(),
    /** Sealed (AES-256-GCM, bound to this row). */
    sealedAnswer: text('sealed_answer').notNull(),
  },
  (table) => [unique('video_safety_answers_place').on(table.appointmentId, table.startsAt, table.role)],
);
