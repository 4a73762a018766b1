import { bigint, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Who saw or changed data. Append-only: the app's database role may insert and select, nothing else. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
    at: timestamp('at', { withTimezone: true }).notNull(),
    actorUserId: integer('actor_user_id'),
    /** `person`, `link` or `system`; for `person`, `actorRole` is the role. Both are null in old rows. */
    actorKind: text('actor_kind'),
    actorRole: text('actor_role'),
    /** The patient whose data it concerns, if any. */
    patientId: integer('patient_id'),
    /** Why clinical text was opened, where a reason is required. */
    reason: text('reason'),
    action: text('action').notNull(),
    subject: text('subject').notNull(),
    detail: jsonb('detail').$type<Record<string, string | number | boolean | null>>(),
  },
  (table) => [index('audit_by_patient').on(table.patientId, table.id)],
);
