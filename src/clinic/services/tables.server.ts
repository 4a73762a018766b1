import { sql } from 'drizzle-orm';
import { boolean, check, integer, pgEnum, pgTable, text } from 'drizzle-orm/pg-core';
import { kinds } from './contract.ts';
import type { Modality, VatClass } from './terms.ts';

export const consultationKinds = pgEnum('consultation_kind', kinds);

/**
 * Bookable services and the only table of session prices. The four kinds have one row each and the clinic's session
 * length; others have their own duration, modalities and professionals.
 */
export const services = pgTable(
  'services',
  {
    id: integer('id').generatedAlwaysAsIdentity().primaryKey(),
    /** One of the four kinds; null for other services. */
    kind: consultationKinds('kind').unique(),
    name: text('name').notNull(),
    description: text('description').notNull(),
    priceCents: integer('price_cents').notNull(),
    firstVisitPriceCents: integer('first_visit_price_cents'),
    imageUrl: text('image_url'),
    /** Duration; null for the clinic's session length. */
    minutes: integer('minutes'),
    /** Minutes after each session during which the professional takes no other. */
    pauseMinutes: integer('pause_minutes').notNull().default(0),
    vat: text('vat').$type<VatClass>().notNull().default('exempt'),
    /** Possible modalities; null: implied by the kind. */
    modalities: text('modalities').array().$type<Modality[]>(),
    /**
     * Ids of professionals who offer it; null: according to their own kinds. No foreign key is needed, because
     * professionals are never deleted.
     */
    offeredBy: integer('offered_by').array(),
    /** Whether hours can be booked online; otherwise reception plans them on request. */
    online: boolean('online').notNull().default(true),
    /** Whether it can be booked. Withdrawn services keep their row for existing appointments. */
    active: boolean('active').notNull().default(true),
  },
  (table) => [
    check('services_pause', sql`${table.pauseMinutes} between 0 and 60`),
    check(
      'services_kind_or_own_terms',
      sql`${table.kind} is not null or (${table.minutes} is not null and ${table.modalities} is not null and ${table.offeredBy} is not null)`,
    ),
  ],
);
