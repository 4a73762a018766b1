import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { users } from '#clinic/accounts/tables.server.ts';
import { patients } from '#clinic/patients/tables.server.ts';
import { professionals } from '#clinic/professionals/tables.server.ts';
import { consultationKinds } from '#clinic/services/tables.server.ts';
import { statuses } from './contract.ts';

export const appointmentStatuses = pgEnum('appointment_status', statuses);

/** Who let an appointment go. Only a hold that time took can come back, when its money arrives late. */
export const cancellations = pgEnum('appointment_cancellation', ['person', 'clinic', 'expiry']);

/**
 * Consultations. Two exclusion constraints, made by hand in the migrations, let no professional and no patient have two at
 * once that are not cancelled; nothing else guards against double booking, and nothing else has to. The professional's
 * counts the ways to and from a visit as well, the patient's only the visit's own hour.
 */
export const appointments = pgTable(
  'appointments',
  {
    id: integer('id').generatedAlwaysAsIdentity().primaryKey(),
    patientId: integer('patient_id')
      .notNull()
      .references(() => patients.id),
    bookedBy: integer('booked_by')
      .notNull()
      .references(() => users.id),
    professionalId: integer('professional_id')
      .notNull()
      .references(() => professionals.id),
    kind: consultationKinds('kind').notNull(),
    startsAt: timestamp('starts_at', { withTimezone: true }).notNull(),
    endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
    status: appointmentStatuses('status').notNull().default('pending'),
    cancellation: cancellations('cancellation'),
    holdExpiresAt: timestamp('hold_expires_at', { withTimezone: true }),
    /** Minutes on the road that keep the professional busy too. The clinic may shorten them; a move brings them back. */
    travelBeforeMinutes: integer('travel_before_minutes').notNull().default(0),
    travelAfterMinutes: integer('travel_after_minutes').notNull().default(0),
    priceCents: integer('price_cents').notNull(),
    /** While it is held: the network that asked for it, keyed-hashed. A trigger blanks it as soon as the hold has ended. */
    holdNetwork: text('hold_network'),
    /**
     * Of `priceCents`, what the payment of a cancelled first visit pays: its supplement stayed when this visit became the
     * child's first (docs/decisions/0015). `supplementOf` is that visit; no foreign key, since each row is forgotten at its
     * own time.
     */
    supplementCents: integer('supplement_cents').notNull().default(0),
    supplementOf: integer('supplement_of'),
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
  },
  (table) => [
    index('appointments_by_booker').on(table.bookedBy, table.id),
    index('appointments_by_patient').on(table.patientId),
    index('appointments_taken')
      .on(table.professionalId, table.startsAt)
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
    check('appointments_hold', sql`${table.status} <> 'pending' or ${table.holdExpiresAt} is not null`),
    check(
      'appointments_supplement',
      sql`(${table.supplementCents} > 0) = (${table.supplementOf} is not null)`,
    ),
    check('appointments_home_address', sql`${table.kind} <> 'home' or ${table.address} is not null`),
  ],
);
export type AppointmentRow = typeof appointments.$inferSelect;

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
