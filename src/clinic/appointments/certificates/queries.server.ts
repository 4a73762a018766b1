import { and, eq, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { users } from '#clinic/accounts/tables.server.ts';
import { patients } from '#clinic/patients/tables.server.ts';
import type { Database } from '#platform/postgres/database.server.ts';
import { takeLock } from '#platform/postgres/locks.server.ts';
import { type ScopedId, scopeCondition } from '../queries.server.ts';
import { appointments, attendanceCertificates } from '../tables.server.ts';
import type { CertificateHolder } from '../terms.ts';

type CertificateRow = typeof attendanceCertificates.$inferSelect;
export type PrintableCertificate = CertificateRow & { holderName: string; code: string };

/** The name on a patient record that is not blocked; null without one. */
export async function findPatientName(tx: Database, patientId: number): Promise<string | null> {
  const [row] = await tx
    .select({ name: sql<string | null>`coalesce(${patients.fullName}, ${users.fullName})` })
    .from(patients)
    .leftJoin(users, eq(users.id, patients.userId))
    .where(and(eq(patients.id, patientId), isNull(patients.blockedUntil)));
  return row?.name ?? null;
}

export async function isBlocked(tx: Database, patientId: number): Promise<boolean> {
  const [row] = await tx
    .select({ blockedUntil: patients.blockedUntil })
    .from(patients)
    .where(eq(patients.id, patientId));
  return row === undefined || row.blockedUntil !== null;
}

export async function findIssued(
  tx: Database,
  issued: { appointmentId: number; holder: CertificateHolder; holderName: string },
): Promise<CertificateRow | undefined> {
  const [row] = await tx
    .select()
    .from(attendanceCertificates)
    .where(
      and(
        eq(attendanceCertificates.appointmentId, issued.appointmentId),
        eq(attendanceCertificates.holder, issued.holder),
        eq(attendanceCertificates.holderName, issued.holderName),
      ),
    );
  return row;
}

/** Stores a certificate with the next number of its series, which stays locked until the transaction ends. */
export async function insertCertificate(
  tx: Database,
  certificate: Omit<typeof attendanceCertificates.$inferInsert, 'number'>,
): Promise<CertificateRow> {
  const { series } = certificate;
  await takeLock(tx, 'certificateNumber', series);
  const [last] = await tx
    .select({ number: sql<number>`coalesce(max(${attendanceCertificates.number}), 0)::int` })
    .from(attendanceCertificates)
    .where(eq(attendanceCertificates.series, series));
  const [row] = await tx
    .insert(attendanceCertificates)
    .values({ ...certificate, number: (last?.number ?? 0) + 1 })
    .returning();
  if (row === undefined) throw new Error('a certificate was not stored');
  return row;
}

const patient = alias(patients, 'patient');
const companion = alias(patients, 'companion');

/** Certificates can be read while the record of the person they are about is not blocked. */
const isReadable = sql`case when ${attendanceCertificates.holder} = 'companion'
  then ${companion.blockedUntil} is null else ${patient.blockedUntil} is null end`;

const readable = (db: Database) =>
  db
    .select({
      certificate: attendanceCertificates,
      patientId: appointments.patientId,
      companionId: appointments.companionId,
      kind: appointments.kind,
    })
    .from(attendanceCertificates)
    .innerJoin(appointments, eq(appointments.id, attendanceCertificates.appointmentId))
    .innerJoin(patient, eq(patient.id, appointments.patientId))
    .leftJoin(companion, eq(companion.id, appointments.companionId));

type Readable = Awaited<ReturnType<typeof readable>>[number];

function toPrintable({ certificate, patientId, companionId, kind }: Readable) {
  const { holderName, code, holder } = certificate;
  if (holderName === null || code === null) return undefined;
  const subjectId = holder === 'companion' && companionId !== null ? companionId : patientId;
  return { ...certificate, holderName, code, kind, subjectId };
}

/** A certificate within the actor's scope, unless its name has been erased. */
export async function findCertificate(db: Database, { actor, id }: ScopedId) {
  const [row] = await readable(db).where(
    and(eq(attendanceCertificates.id, id), scopeCondition(actor), isReadable),
  );
  return row && toPrintable(row);
}

/** For the public page, which has no actor. */
export async function findByCode(db: Database, code: string): Promise<PrintableCertificate | undefined> {
  const [row] = await readable(db).where(and(eq(attendanceCertificates.code, code), isReadable));
  return row && toPrintable(row);
}
