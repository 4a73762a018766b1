import { bigint, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Who saw or changed what. Rows are only ever added: the app's role may insert and read, nothing else. */
export const auditLog = pgTable('audit_log', {
  id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
  at: timestamp('at', { withTimezone: true }).notNull(),
  actorUserId: integer('actor_user_id'),
  action: text('action').notNull(),
  subject: text('subject').notNull(),
  detail: jsonb('detail').$type<Record<string, string | number | boolean | null>>(),
});
