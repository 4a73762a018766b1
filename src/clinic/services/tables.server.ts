import { sql } from 'drizzle-orm';
import { boolean, check, integer, pgEnum, pgTable, text } from 'drizzle-orm/pg-core';
import { kinds } from './contract.ts';
import type { Modality, VatClass } from './terms.ts';

export const consultationKinds = pgEnum('consultation_kind', kinds);

/**
 * What can be booked and what it costs: the one table of prices per session. The four kinds of consultation have a row each,
 * and last as long as the clinic's sessions; whatever else the direction offers has its own length, ways and people.
 */
export const services = pgTable(
  'services',
  {
    id: integer('id').generatedAlwaysAsIdentity().primaryKey(),
    /** Of the four; null for what is offered beside them. */
    kind: consultationKinds('kind').unique(),
    name: text('name').notNull(),
    description: text('description').notNull(),
    priceCents: integer('price_cents').notNull(),
    firstVisitPriceCents: integer('first_visit_price_cents'),
    imageUrl: text('image_url'),
    /** How long it takes; null: as long as the clinic's sessions. */
    minutes: integer('minutes'),
    vat: text('vat').$type<VatClass>().notNull().default('exempt'),
    /** Where it can take place; null: as its kind says. */
    modalities: text('modalities').array().$type<Modality[]>(),
    /** Ids of the professionals with whom it can be booked; null: as they themselves say. No foreign key: nobody's row goes. */
    offeredBy: integer('offered_by').array(),
    /** Whether hours of it are shown; without, one writes to the clinic and the desk plans it. */
    online: boolean('online').notNull().default(true),
    /** Whether it can be booked; what is taken back keeps its row, since hours may be booked for it. */
    active: boolean('active').notNull().default(true),
  },
  (table) => [
    check(
      'services_kind_or_own_terms',
      sql`${table.kind} is not null or (${table.minutes} is not null and ${table.modalities} is not null and ${table.offeredBy} is not null)`,
    ),
  ],
);
