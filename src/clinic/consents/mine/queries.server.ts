import { desc, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { isVisibleTo } from '#clinic/patients/service.server.ts';
import { patients } from '#clinic/patients/tables.server.ts';
import type { Database } from '#platform/postgres/database.server.ts';
import { isScanned } from '../queries.server.ts';
import { consents, consentTexts, consentWithdrawals } from '../tables.server.ts';

/**
 * Signatures of a user with their texts, newest first. Patient name and scan are included only if the user
 * may see the patient today.
 */
export function listOwn(db: Database, userId: number, now: Date) {
  const isVisible = isVisibleTo({ patientId: consents.patientId, userId }, now);
  const signer = alias(patients, 'signer');
  return db
    .select({
      consent: consents,
      text: consentTexts,
      withdrawnAt: consentWithdrawals.at,
      isVisible,
      patientName: sql<string | null>`case when ${isVisible} then ${patients.fullName} end`,
      hasScan: sql<boolean>`${isVisible} and ${isScanned}`,
    })
    .from(consents)
    .innerJoin(signer, eq(signer.id, consents.signerId))
    .innerJoin(patients, eq(patients.id, consents.patientId))
    .innerJoin(consentTexts, eq(consentTexts.id, consents.textId))
    .leftJoin(consentWithdrawals, eq(consentWithdrawals.consentId, consents.id))
    .where(eq(signer.userId, userId))
    .orderBy(desc(consents.id));
}
