import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';
import { professionals } from '#clinic/professionals/tables.server.ts';
import type { ConsultationKind } from '#config';

/** Weekly hours of professionals: ISO weekday (Monday is 1) and Madrid time of a slot, 'HH:MM'. */
export const openingHours = pgTable(
  'opening_hours',
  {
    professionalId: integer('professional_id')
      .notNull()
      .references(() => professionals.id),
    weekday: smallint('weekday').notNull(),
    time: text('time').notNull(),
    /** Kinds offered then; null for all the professional offers. */
    kinds: text('kinds').array().$type<ConsultationKind[]>(),
  },
  (table) => [
    primaryKey({ columns: [table.professionalId, table.weekday, table.time] }),
    check('opening_hours_weekday', sql`${table.weekday} between 1 and 7`),
    check('opening_hours_kinds', sql`cardinality(${table.kinds}) > 0`),
    check('opening_hours_time', sql`${table.time} ~ '^[0-2][0-9]:[0-5][0-9]$'`),
  ],
);

/**
 * Blocks of weekly hours: Madrid times 'HH:MM', end excluded. On a weekday with blocks, the professional's hours in
 * `openingHours` do not apply.
 */
export const workingBlocks = pgTable(
  'working_blocks',
  {
    id: integer('id').generatedAlwaysAsIdentity().primaryKey(),
    professionalId: integer('professional_id')
      .notNull()
      .references(() => professionals.id),
    weekday: smallint('weekday').notNull(),
    opens: text('opens').notNull(),
    closes: text('closes').notNull(),
    /** Kinds offered then; null for all the professional offers. */
    kinds: text('kinds').array().$type<ConsultationKind[]>(),
  },
  (table) => [
    index('working_blocks_by_professional').on(table.professionalId),
    check('working_blocks_weekday', sql`${table.weekday} between 1 and 7`),
    check('working_blocks_kinds', sql`cardinality(${table.kinds}) > 0`),
    check(
      'working_blocks_times',
      sql`${table.opens} ~ '^[0-2][0-9]:[0-5][0-9]$' and ${table.closes} ~ '^[0-2][0-9]:[0-5][0-9]$'`,
    ),
    check('working_blocks_forward', sql`${table.closes} > ${table.opens}`),
  ],
);

/** Absences of a professional, or closures of the whole clinic without one. Instants, end excluded. */
export const absences = pgTable(
  'absences',
  {
    id: integer('id').generatedAlwaysAsIdentity().primaryKey(),
    professionalId: integer('professional_id').references(() => professionals.id),
    startsAt: timestamp('starts_at', { withTimezone: true }).notNull(),
    endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
  },
  (table) => [check('absences_forward', sql`${table.endsAt} > ${table.startsAt}`)],
);

/** Additional hours of a professional on a single day, even if the clinic is otherwise closed. */
export const extraHours = pgTable(
  'extra_hours',
  {
    id: integer('id').generatedAlwaysAsIdentity().primaryKey(),
    professionalId: integer('professional_id')
      .notNull()
      .references(() => professionals.id),
    day: date('day', { mode: 'string' }).notNull(),
    time: text('time').notNull(),
  },
  (table) => [
    unique('extra_hours_once').on(table.professionalId, table.day, table.time),
    check('extra_hours_time', sql`${table.time} ~ '^[0-2][0-9]:[0-5][0-9]$'`),
  ],
);

/** Days on which the director overrules the holiday calendar, for the whole clinic. */
export const holidayChanges = pgTable(
  'holiday_changes',
  {
    /** Madrid calendar day. */
    day: date('day', { mode: 'string' }).primaryKey(),
    /** True: the weekly hours hold although the calendar has a holiday; false: the clinic is closed. */
    isOpen: boolean('is_open').notNull(),
    reason: text('reason').notNull(),
  },
  (table) => [check('holiday_changes_reason', sql`length(${table.reason}) between 3 and 200`)],
);
