import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import { mayBeContacted } from '#clinic/patients/service.server.ts';
import { guardianships, patients } from '#clinic/patients/tables.server.ts';
import type { Database } from '#platform/postgres/database.server.ts';
import { consentRequests, consentTexts } from '../tables.server.ts';

const isUsable = (tokenHash: string, now: Date) =>
  and(
    eq(consentRequests.tokenHash, tokenHash),
    isNull(consentRequests.usedAt),
    gt(consentRequests.expiresAt, now),
  );

/** A request that is neither used nor expired; undefined otherwise. */
export async function findRequest(db: Database, tokenHash: string, now: Date) {
  const [row] = await db.select().from(consentRequests).where(isUsable(tokenHash, now));
  return row;
}

/** Marks a request as used; undefined if another request was faster. */
export async function consumeRequest(tx: Database, tokenHash: string, now: Date) {
  const [row] = await tx
    .update(consentRequests)
    .set({ usedAt: now })
    .where(isUsable(tokenHash, now))
    .returning();
  return row;
}

export const findTexts = (db: Database, ids: readonly number[]) =>
  db
    .select()
    .from(consentTexts)
    .where(inArray(consentTexts.id, [...ids]))
    .orderBy(consentTexts.kind, consentTexts.id);

/** The guardianship between two people, with the contact flag; undefined if there is none. */
export async function findGuardian(db: Database, patientId: number, guardianId: number) {
  const [row] = await db
    .select({ hasNoContact: guardianships.hasNoContact })
    .from(guardianships)
    .where(and(eq(guardianships.patientId, patientId), eq(guardianships.guardianId, guardianId)));
  return row;
}

/** The data that decide who signs for a patient; undefined if the record is blocked. */
export async function findPatient(db: Database, patientId: number) {
  const [row] = await db
    .select({
      birthDate: patients.birthDate,
      isChild: sql<boolean>`exists (
        select from ${guardianships} s where s.patient_id = patients.id and ${sql.raw(mayBeContacted('s'))})`,
    })
    .from(patients)
    .where(and(eq(patients.id, patientId), isNull(patients.blockedUntil)));
  return row;
}
