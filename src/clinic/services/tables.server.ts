import { boolean, integer, pgEnum, pgTable, text } from 'drizzle-orm/pg-core';
import { kinds } from './contract.ts';

export const consultationKinds = pgEnum('consultation_kind', kinds);

/** Kinds of consultation and what they cost: the one table of prices per session. */
export const services = pgTable('services', {
  id: integer('id').generatedAlwaysAsIdentity().primaryKey(),
  kind: consultationKinds('kind').notNull().unique(),
  name: text('name').notNull(),
  description: text('description').notNull(),
  priceCents: integer('price_cents').notNull(),
  firstVisitPriceCents: integer('first_visit_price_cents'),
  imageUrl: text('image_url'),
  /** Whether it can be booked; what is taken back keeps its row, since hours may be booked for it. */
  active: boolean('active').notNull().default(true),
});
