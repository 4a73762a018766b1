import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';

/** Who works here; the one with the lowest position is the director. */
export const professionals = pgTable('professionals', {
  id: integer('id').generatedAlwaysAsIdentity().primaryKey(),
  name: text('name').notNull(),
  title: text('title').notNull(),
  bio: text('bio').notNull(),
  imageUrl: text('image_url'),
  roomUrl: text('room_url'),
  position: integer('position').notNull(),
  active: boolean('active').notNull().default(true),
});
