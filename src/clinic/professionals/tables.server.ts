import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  customType,
  date,
  index,
  integer,
  pgTable,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { users } from '#clinic/accounts/tables.server.ts';
import type { ConsultationKind } from '#config';

/** Professionals; the one with the lowest position is the director. */
export const professionals = pgTable('professionals', {
  id: integer('id').generatedAlwaysAsIdentity().primaryKey(),
  name: text('name').notNull(),
  title: text('title').notNull(),
  bio: text('bio').notNull(),
  imageUrl: text('image_url'),
  roomUrl: text('room_url'),
  /** Registration number at the professional college. */
  registrationNumber: text('registration_number'),
  position: integer('position').notNull(),
  /** Kinds of consultation they offer; null means all. */
  kinds: text('kinds').array().$type<ConsultationKind[]>(),
  active: boolean('active').notNull().default(true),
  userId: integer('user_id')
    .unique()
    .references(() => users.id),
});

export const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** Picture shown on the site, re-encoded from the upload and small, because it is on public pages. */
export const professionalPictures = pgTable(
  'professional_pictures',
  {
    professionalId: integer('professional_id')
      .primaryKey()
      .references(() => professionals.id),
    /** SHA-256 of the bytes; part of the URL. */
    hash: text('hash').notNull(),
    bytes: bytea('bytes').notNull(),
  },
  (table) => [
    index('professional_pictures_by_hash').on(table.hash),
    check('professional_pictures_size', sql`octet_length(${table.bytes}) between 1 and 100000`),
  ],
);

/** Share of their takings that a professional receives, effective from a day (Europe/Madrid). Append-only. */
export const professionalShares = pgTable(
  'professional_shares',
  {
    id: integer('id').generatedAlwaysAsIdentity().primaryKey(),
    professionalId: integer('professional_id')
      .notNull()
      .references(() => professionals.id),
    fromOn: date('from_on', { mode: 'string' }).notNull(),
    /** Hundredths of a per cent: 6,250 is 62.5 %. */
    basisPoints: integer('basis_points').notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
    enteredBy: integer('entered_by')
      .notNull()
      .references(() => users.id),
  },
  (table) => [
    index('professional_shares_by_professional').on(table.professionalId, table.fromOn, table.id),
    check('professional_shares_part', sql`${table.basisPoints} between 0 and 10000`),
  ],
);
