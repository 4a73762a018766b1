import { desc, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { patients } from '#clinic/patients/tables.server.ts';
import type { Database } from '#platform/postgres/database.server.ts';
import { isScanned } from '../queries.server.ts';
import { consents, consentTexts, consentWithdrawals } from '../tables.server.ts';

/** What somebody has signed, newest first, with its text and of whom it is. */
export function listOwn(db: Database, userId: number) {
  const signer = alias(patients, 'signer');
  return db
    .select({
      consent: consents,
      text: consentTexts,
      withdrawnAt: consentWithdrawals.at,
      patientName: patients.fullName,
      hasScan: isScanned,
    })
    .from(consents)
    .innerJoin(signer, eq(signer.id, consents.signerId))
    .innerJoin(patients, eq(patients.id, consents.patientId))
    .innerJoin(consentTexts, eq(consentTexts.id, consents.textId))
    .leftJoin(consentWithdrawals, eq(consentWithdrawals.consentId, consents.id))
    .where(eq(signer.userId, userId))
    .orderBy(desc(consents.id));
}
