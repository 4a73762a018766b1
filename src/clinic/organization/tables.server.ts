import { boolean, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '#clinic/accounts/tables.server.ts';

/**
 * Legal identity and contact details. Append-only, because receipts keep naming their issuer; the newest row applies.
 * Without rows the configuration applies.
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
    /** URL of a third-party map showing the address. */
    mapUrl: text('map_url').notNull(),
    holder: text('holder').notNull(),
    taxId: text('tax_id').notNull(),
    /** Commercial register entry of the holder. */
    register: text('register').notNull(),
    /** Authorization of the centre by the health authority. */
    centreAuthorisation: text('centre_authorisation').notNull(),
    college: text('college').notNull(),
    degree: text('degree').notNull(),
    /** True for the fictitious details of demo mode. */
    isInvented: boolean('is_invented').notNull(),
    lastRevision: text('last_revision').notNull(),
    /** Null in the first row, which copies the configuration. */
    enteredBy: integer('entered_by').references(() => users.id),
  },
  (table) => [index('organization_details_by_instant').on(table.holdsFrom, table.id)],
);

/** Prepared texts for answers in the inbox and the chat, with placeholders (`templates/rules.ts`). */
export const answerTemplates = pgTable('answer_templates', {
  id: integer('id').generatedAlwaysAsIdentity().primaryKey(),
  name: text('name').notNull().unique(),
  text: text('text').notNull(),
});
