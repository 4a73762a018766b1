import { bigint, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Who saw or changed what. Rows are only ever added: the app's role may insert and read, nothing else. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
    at: timestamp('at', { withTimezone: true }).notNull(),
    actorUserId: integer('actor_user_id'),
    /** `person`, `link` or `system`; and of a person in which role. Rows of before say neither. */
    actorKind: text('actor_kind'),
    actorRole: text('actor_role'),
    /** Whose data it was about, where it was somebody's. */
    patientId: integer('patient_id'),
    /** Why clinical text was opened, where that has to be said. */
    reason: text('reason'),
    action: text('action').notNull(),
    subject: text('subject').notNull(),
    detail: jsonb('detail').$type<Record<string, string | number | boolean | null>>(),
  },
  (table) => [index('audit_by_patient').on(table.patientId, table.id)],
);
