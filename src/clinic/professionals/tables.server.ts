import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { users } from '#clinic/accounts/tables.server.ts';
import type { ConsultationKind } from '#config';

/** Who works here; the one with the lowest position is the director. */
export const professionals = pgTable('professionals', {
  id: integer('id').generatedAlwaysAsIdentity().primaryKey(),
  name: text('name').notNull(),
  title: text('title').notNull(),
  bio: text('bio').notNull(),
  imageUrl: text('image_url'),
  roomUrl: text('room_url'),
  /** What their professional college knows them by. */
  registrationNumber: text('registration_number'),
  position: integer('position').notNull(),
  /** Kinds of consultation that they offer; where nobody has said, all. */
  kinds: text('kinds').array().$type<ConsultationKind[]>(),
  active: boolean('active').notNull().default(true),
  /** The account they work with. */
  userId: integer('user_id')
    .unique()
    .references(() => users.id),
});
