import { readFileSync } from 'node:fs';
import { desc, eq, sql } from 'drizzle-orm';
import { users } from '#clinic/accounts/tables.server.ts';
import { currentCancellationHours } from '#clinic/appointments/rules/cancellation.ts';
import { type AppointmentsDeps, createAttendance } from '#clinic/appointments/service.server.ts';
import { appointments } from '#clinic/appointments/tables.server.ts';
import type { Person } from '#clinic/audit/contract.ts';
import { recordException, savePaperSignature } from '#clinic/consents/service.server.ts';
import { consentTexts } from '#clinic/consents/tables.server.ts';
import { discharge } from '#clinic/patients/service.server.ts';
import { patients } from '#clinic/patients/tables.server.ts';
import { type PaymentsDeps, saveInvoiceNumber, takeAtDesk } from '#clinic/payments/service.server.ts';
import { professionals } from '#clinic/professionals/tables.server.ts';
import { createRequests } from '#clinic/records/service.server.ts';
import { bumpContentVersion } from '#platform/documents/content-version.server.ts';
import { rememberNothing } from '#platform/idempotency/idempotency.server.ts';
import { inTransaction } from '#platform/postgres/database.server.ts';
import { addDays, wallTimeOf } from '#platform/time/calendar-days.ts';
import { stoppedClock } from '#platform/time/clock.ts';
import { instantOf } from '#platform/time/zoned-time.ts';
import { showPortraits } from './portrait.ts';

/** An obviously invented name. The existence of this patient record shows that the week was seeded before. */
export const examplePatientName = 'Berta Ejemplo Inventada';

type Deps = AppointmentsDeps & { payments: PaymentsDeps };

/**
 * Seeds the demonstration with recent history: two paid appointments, one invoiced and one not yet invoiced,
 * a signed consent document, a discharge, a request for the patient record, and a professional's picture.
 * Written through the use cases, dated on the days they would have happened; runs once.
 */
export async function seedFirstWeek(deps: Deps): Promise<void> {
  const { day: today } = wallTimeOf(deps.clock.now());
  const desk = await findReception(deps);
  const therapist = await findTherapist(deps);
  if (desk === undefined || therapist === undefined) return;
  const card = await createPatientRecord(deps);
  if (card === undefined) return;
  const at = (daysAgo: number, time: string) => instantOf(addDays(today, -daysAgo), time);
  const hours = [
    { startsAt: at(12, '10:00'), endsAt: at(12, '10:50'), method: 'card' as const, invoice: '2041' },
    { startsAt: at(5, '10:00'), endsAt: at(5, '10:50'), method: 'bizum' as const, invoice: undefined },
  ];
  for (const hour of hours) await createPaidAppointment(deps, { desk, therapist, card }, hour);
  const evening = { ...deps, clock: stoppedClock(at(4, '18:00')) };
  await addSignedConsent(evening, desk, { card, signedOn: addDays(today, -5) });
  await discharge(evening, therapist, card, addDays(today, -5));
  const asked = { kind: 'copy' as const, receivedOn: addDays(today, -3) };
  await createRequests({ ...deps, clock: stoppedClock(at(3, '11:00')) }).enter(desk, card, asked);
  await inTransaction(deps.db, async (tx) => {
    await bumpContentVersion(tx);
    await showPortraits(tx);
  });
}

const readDrawing = (name: string): Buffer => readFileSync(new URL(name, import.meta.url));

/** Records a consent document that was signed on paper, with its scan. */
async function addSignedConsent(
  deps: Deps,
  desk: Person,
  { card, signedOn }: { card: number; signedOn: string },
): Promise<void> {
  const [text] = await deps.db
    .select({ id: consentTexts.id })
    .from(consentTexts)
    .where(eq(consentTexts.kind, 'treatment'))
    .orderBy(desc(consentTexts.version))
    .limit(1);
  if (text === undefined) return;
  await savePaperSignature(deps, desk, {
    patientId: card,
    signerId: card,
    textIds: [text.id],
    name: examplePatientName,
    signedOn,
    seenBy: 'Recepción',
    place: 'Archivador de recepción, carpeta E',
    files: [readDrawing('./signed-paper.webp').toString('base64')],
  });
}

/** @returns undefined if the patient record exists already */
const createPatientRecord = ({ db, clock }: Deps): Promise<number | undefined> =>
  inTransaction(db, async (tx) => {
    await tx.execute(sql`lock table ${patients} in share row exclusive mode`);
    if ((await tx.$count(patients, eq(patients.fullName, examplePatientName))) > 0) return undefined;
    const createdAt = clock.now();
    const [row] = await tx
      .insert(patients)
      .values({ fullName: examplePatientName, createdAt })
      .returning({ id: patients.id });
    return row?.id;
  });

type Hour = { startsAt: Date; endsAt: Date; method: 'card' | 'bizum'; invoice: string | undefined };

async function createPaidAppointment(
  deps: Deps,
  { desk, therapist, card }: { desk: Person; therapist: Person; card: number },
  { startsAt, endsAt, method, invoice }: Hour,
): Promise<void> {
  const clock = stoppedClock(endsAt);
  const cents = (await deps.prices()).office.priceCents;
  const [row] = await deps.db
    .insert(appointments)
    .values({
      patientId: card,
      professionalId: therapist.professionalId ?? 0,
      kind: 'office',
      startsAt,
      endsAt,
      status: 'confirmed',
      priceCents: cents,
      cancellationHours: currentCancellationHours(),
      createdAt: startsAt,
      enteredBy: desk.userId,
    })
    .returning({ id: appointments.id });
  if (row === undefined) return;
  const itemId = row.id;
  const reason = 'Firma en papel al salir: se apunta después.';
  const hour = { patientId: card, appointmentId: itemId, isVideo: false };
  await recordException({ ...deps, clock }, therapist, { ...hour, ground: 'reason', reason });
  await createAttendance({ ...deps, clock }).note(therapist, itemId, {
    status: 'fulfilled',
    isByPhone: false,
  });
  const payments = { ...deps.payments, clock };
  const receiptId = await takeAtDesk(
    payments,
    desk,
    { type: 'appointment', itemId, method, others: [], cents },
    rememberNothing,
  );
  if (invoice !== undefined)
    await saveInvoiceNumber(payments, desk, receiptId, { series: 'F', number: invoice, reason: null });
}

async function findReception({ db }: Deps): Promise<Person | undefined> {
  const [row] = await db.select({ id: users.id }).from(users).where(eq(users.usernameKey, 'recepcion'));
  return row && { kind: 'person', userId: row.id, role: 'reception', professionalId: null };
}

/** The first professional with an account. */
async function findTherapist({ db }: Deps): Promise<Person | undefined> {
  const [row] = await db
    .select({ id: professionals.id, userId: users.id })
    .from(professionals)
    .innerJoin(users, eq(users.id, professionals.userId))
    .orderBy(professionals.position)
    .limit(1);
  return row && { kind: 'person', userId: row.userId, role: 'professional', professionalId: row.id };
}
