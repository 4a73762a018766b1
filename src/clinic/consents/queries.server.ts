import { and, asc, desc, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import { users } from '#clinic/accounts/tables.server.ts';
import { guardianships, patients } from '#clinic/patients/tables.server.ts';
import type { Database } from '#platform/postgres/database.server.ts';
import type { Day } from '#platform/time/calendar-days.ts';
import {
  consentArrangements,
  consentExceptions,
  consentRequests,
  consentScans,
  consents,
  consentTexts,
  consentWithdrawals,
  type TextRow,
} from './tables.server.ts';
import type { Arrangement, ConsentKind } from './terms.ts';

export async function currentTexts(db: Database): Promise<Map<ConsentKind, TextRow>> {
  const rows = await db
    .selectDistinctOn([consentTexts.kind])
    .from(consentTexts)
    .orderBy(consentTexts.kind, desc(consentTexts.version));
  return new Map(rows.map((row) => [row.kind, row]));
}

/** Kind of each text, including former versions. */
export async function kindsOfTexts(db: Database): Promise<Map<number, ConsentKind>> {
  const rows = await db.select({ id: consentTexts.id, kind: consentTexts.kind }).from(consentTexts);
  return new Map(rows.map(({ id, kind }) => [id, kind]));
}

/** The current consent arrangement of a minor's guardians; undefined if unknown. */
export async function findArrangement(db: Database, patientId: number) {
  const [row] = await db
    .select()
    .from(consentArrangements)
    .where(eq(consentArrangements.patientId, patientId))
    .orderBy(desc(consentArrangements.id))
    .limit(1);
  return row;
}

export const isScanned = sql<boolean>`exists (
  select from ${consentScans} s where s.patient_id = ${consents.patientId} and ${consents.id} = any(s.consent_ids))`;

export const findScans = (db: Database, consentIds: readonly number[]) =>
  db
    .select()
    .from(consentScans)
    .where(sql`${consentScans.consentIds} && ${sql.param([...consentIds])}::int[]`)
    .orderBy(asc(consentScans.id));

/** All signatures for a patient with their texts, oldest first, including withdrawn ones. */
export const listSigned = (db: Database, patientId: number) =>
  db
    .select({
      consent: consents,
      text: consentTexts,
      withdrawnAt: consentWithdrawals.at,
      hasScan: isScanned,
    })
    .from(consents)
    .innerJoin(consentTexts, eq(consentTexts.id, consents.textId))
    .leftJoin(consentWithdrawals, eq(consentWithdrawals.consentId, consents.id))
    .where(eq(consents.patientId, patientId))
    .orderBy(asc(consents.id));
export type SignedRow = Awaited<ReturnType<typeof listSigned>>[number];

export type SignatureState = {
  birthDate: Day | null;
  isChild: boolean;
  arrangement: Arrangement | null;
  /** Valid signatures: not withdrawn. */
  signatures: { kind: ConsentKind; signerId: number }[];
};

/** What decides which signatures are missing, of many patients. Blocked records are left out. */
export async function listSignatureStates(
  db: Database,
  patientIds: readonly number[],
): Promise<Map<number, SignatureState>> {
  // Written out: in a query of one table the builder leaves the table's name away.
  const patientId = sql.raw('patients.id');
  const rows = await db
    .select({
      id: patients.id,
      birthDate: patients.birthDate,
      isChild: sql<boolean>`exists (select from ${guardianships} g where g.patient_id = ${patientId})`,
      arrangement: sql<Arrangement | null>`(select a.arrangement from ${consentArrangements} a
        where a.patient_id = ${patientId} order by a.id desc limit 1)`,
      signatures: sql<SignatureState['signatures']>`coalesce((
        select json_agg(json_build_object('kind', t.kind, 'signerId', c.signer_id))
        from ${consents} c join ${consentTexts} t on t.id = c.text_id
        where c.patient_id = ${patientId}
          and not exists (select from ${consentWithdrawals} w where w.consent_id = c.id)), '[]'::json)`,
    })
    .from(patients)
    .where(and(inArray(patients.id, [...patientIds]), isNull(patients.blockedUntil)));
  return new Map(rows.map(({ id, ...state }) => [id, state]));
}

/** Requests that are neither used nor expired. */
export const listOpenRequests = (db: Database, patientId: number, now: Date) =>
  db
    .select()
    .from(consentRequests)
    .where(
      and(
        eq(consentRequests.patientId, patientId),
        isNull(consentRequests.usedAt),
        gt(consentRequests.expiresAt, now),
      ),
    )
    .orderBy(asc(consentRequests.id));

export type Contact = {
  id: number;
  name: string | null;
  userId: number | null;
  email: string | null;
  phone: string | null;
  /** As stored; null if unknown. */
  language: string | null;
};

/**
 * Contact data: the account's e-mail and verified phone, or without an account those on the patient record.
 */
export async function signerContacts(db: Database, ids: readonly number[]): Promise<Contact[]> {
  const rows = await db
    .select({ patient: patients, user: users })
    .from(patients)
    .leftJoin(users, and(eq(users.id, patients.userId), isNull(users.closedAt)))
    .where(and(inArray(patients.id, [...ids]), isNull(patients.blockedUntil)));
  return rows.map(({ patient, user }) => {
    const verifiedPhone = user?.phoneVerified ? user.phone : null;
    return {
      id: patient.id,
      name: patient.fullName ?? user?.fullName ?? null,
      userId: user?.id ?? null,
      email: patient.userId === null ? patient.email : (user?.email ?? null),
      phone: patient.userId === null ? patient.phone : verifiedPhone,
      language: user?.language ?? patient.language,
    };
  });
}

export type NewConsent = typeof consents.$inferInsert;

/** @returns the row's id, to which its evidence is sealed */
export async function addConsent(tx: Database, values: NewConsent): Promise<number> {
  const [row] = await tx.insert(consents).values(values).returning({ id: consents.id });
  if (row === undefined) throw new Error('a consent was not written');
  return row.id;
}

export const setEvidence = (tx: Database, id: number, sealedEvidence: string) =>
  tx.update(consents).set({ sealedEvidence }).where(eq(consents.id, id));

/** @returns false if it was already withdrawn */
export async function withdraw(
  tx: Database,
  values: typeof consentWithdrawals.$inferInsert,
): Promise<boolean> {
  const rows = await tx.insert(consentWithdrawals).values(values).onConflictDoNothing().returning();
  return rows.length > 0;
}

/** Moves all consent data of one patient record to another, including signatures given for other patients. */
export async function moveConsents(tx: Database, { from, to }: { from: number; to: number }) {
  for (const table of [consents, consentRequests, consentArrangements, consentExceptions, consentScans])
    await tx.update(table).set({ patientId: to }).where(eq(table.patientId, from));
  for (const table of [consents, consentRequests])
    await tx.update(table).set({ signerId: to }).where(eq(table.signerId, from));
  // The counts shown at the desk come from other features.
  return {};
}
