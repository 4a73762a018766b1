import { boolean, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '#clinic/accounts/tables.server.ts';

/**
 * Who the clinic is before the law, and how it is reached: the newest row holds. Only ever added to, since a receipt goes on
 * saying who issued it. Without a row the configuration holds.
 */
export const organizationDetails = pgTable(
  'organization_details',
  {
    id: integer('id').generatedAlwaysAsIdentity().primaryKey(),
    holdsFrom: timestamp('holds_from', { withTimezone: true }).notNull(),
    name: text('name').notNull(),
    address: text('address').notNull(),
    phone: text('phone').notNull(),
    email: text('email').notNull(),
    /** A map of somebody else's that shows the address. */
    mapUrl: text('map_url').notNull(),
    holder: text('holder').notNull(),
    taxId: text('tax_id').notNull(),
    /** Where the holder is registered. */
    register: text('register').notNull(),
    /** By which the health authority lets the centre work. */
    centreAuthorisation: text('centre_authorisation').notNull(),
    college: text('college').notNull(),
    degree: text('degree').notNull(),
    /** The demonstration's say so themselves. */
    isInvented: boolean('is_invented').notNull(),
    /** When the legal notice was last revised, in words. */
    lastRevision: text('last_revision').notNull(),
    /** Null in the first row, which is the configuration's. */
    enteredBy: integer('entered_by').references(() => users.id),
  },
  (table) => [index('organization_details_by_instant').on(table.holdsFrom, table.id)],
);
