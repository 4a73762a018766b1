import { and, desc, eq, inArray, lt, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { users } from '#clinic/accounts/tables.server.ts';
import { staffRoles } from '#clinic/audit/contract.ts';
import { auditLog } from '#clinic/audit/tables.server.ts';
import { nameUnlessBlocked, patients } from '#clinic/patients/tables.server.ts';
import type { Database } from '#platform/postgres/database.server.ts';

const owner = alias(users, 'owner');

export type AuditFilter = {
  patientId?: number | undefined;
  by: 'all' | 'staff';
  before?: number | undefined;
};

/** Returns lines of the audit log, newest first. @param count maximum number */
export function findAuditLines(db: Database, { patientId, by, before }: AuditFilter, count: number) {
  const conditions: (SQL | undefined)[] = [
    patientId === undefined ? undefined : eq(auditLog.patientId, patientId),
    by === 'staff' ? inArray(auditLog.actorRole, [...staffRoles]) : undefined,
    before === undefined ? undefined : lt(auditLog.id, before),
  ];
  return db
    .select({
      id: auditLog.id,
      at: auditLog.at,
      action: auditLog.action,
      subject: auditLog.subject,
      actorUserId: auditLog.actorUserId,
      actorKind: auditLog.actorKind,
      role: auditLog.actorRole,
      reason: auditLog.reason,
      actorName: sql<string | null>`coalesce(${users.fullName}, ${users.username})`,
      patientId: patients.id,
      patientName: nameUnlessBlocked(
        sql`coalesce(${patients.fullName}, ${owner.fullName}, ${owner.username})`,
      ),
    })
    .from(auditLog)
    .leftJoin(users, eq(users.id, auditLog.actorUserId))
    .leftJoin(patients, eq(patients.id, auditLog.patientId))
    .leftJoin(owner, eq(owner.id, patients.userId))
    .where(and(...conditions))
    .orderBy(desc(auditLog.id))
    .limit(count);
}
