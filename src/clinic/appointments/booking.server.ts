import type { z } from 'zod';
import { record } from '#clinic/audit/service.server.ts';
import { queueMessage } from '#clinic/notifications/service.server.ts';
import { childOfGuardian, patientOfUser } from '#clinic/patients/service.server.ts';
import { pricesOf } from '#clinic/services/service.server.ts';
import { clinic } from '#config';
import { wallTimeOf } from '#platform/calendar-days.ts';
import { type Database, inTransaction } from '#platform/database.server.ts';
import { refusing } from '#platform/refusals.ts';
import { invalidField } from './availability.server.ts';
import { childProblem } from './children.ts';
import { type booking, refusals } from './contract.ts';
import { expireHold } from './jobs.server.ts';
import { bookedLetter } from './letters.server.ts';
import { municipalityOfAddress } from './municipalities.server.ts';
import { notesPlace } from './presenting.server.ts';
import * as queries from './queries.server.ts';
import { sentences } from './sentences.ts';
import type { AppointmentsDeps } from './service.server.ts';
import { sessionFrom } from './slots.server.ts';

const refuse = refusing(refusals);

type Wish = z.output<typeof booking>;
type Outcome = { id: number } | { refused: 'slot_taken' | 'already_booked' };

/**
 * Books in one transaction: the row, its letter, its audit entry and its expiry job, or none of them.
 * The insert settles every race by itself (ON CONFLICT DO NOTHING on the exclusion constraints).
 * @returns the new id, or which of the two constraints said no
 * @throws Refusal `too_many_holds`, `invalid`
 */
export async function bookAppointment(
  { db, clock, jobs, secrets }: AppointmentsDeps,
  userId: number,
  wish: Wish,
): Promise<Outcome> {
  const address = wish.type === 'home' ? requireHomeAddress(wish) : null;
  const birthOn = wish.type === 'child' ? requireChild(wish) : null;
  const [prices, self] = await Promise.all([pricesOf(db, wish.type), patientOfUser(db, userId)]);
  const session = sessionFrom(wish.date);

  return inTransaction(db, async (tx) => {
    const now = clock.now();
    await queries.lockBooker(tx, userId);
    if ((await queries.countLiveHolds(tx, userId, now)) >= clinic.maximumUnpaidHolds)
      throw refuse('too_many_holds');
    const patientId =
      birthOn === null ? self.patientId : await childOfGuardian(tx, self.patientId, birthOn, now);
    await queries.cancelExpiredHolds(tx, { professionalId: wish.professionalId, patientId, session, now });
    const isFirstVisit = birthOn !== null && !(await queries.hasEarlierVisit(tx, patientId, now));
    const holdExpiresAt = new Date(now.getTime() + clinic.holdMinutes * 60_000);
    const row = await queries.insertAppointment(tx, {
      ...session,
      patientId,
      bookedBy: userId,
      professionalId: wish.professionalId,
      kind: wish.type,
      holdExpiresAt,
      priceCents: (isFirstVisit ? prices.firstVisitPriceCents : null) ?? prices.priceCents,
      address,
      createdAt: now,
    });
    if (row === undefined)
      return {
        refused: (await queries.isPatientTaken(tx, patientId, session)) ? 'already_booked' : 'slot_taken',
      };
    if (wish.notes) await queries.setNotes(tx, row.id, secrets.seal(wish.notes, notesPlace(row.id)));
    await tellBooker(tx, { userId, email: self.email, id: row.id, now });
    await record(tx, {
      at: now,
      actorUserId: userId,
      action: 'appointment.booked',
      subject: `appointment:${row.id}`,
    });
    await jobs.enqueue(tx, expireHold, { appointmentId: row.id }, holdExpiresAt);
    return { id: row.id };
  });
}

async function tellBooker(
  tx: Database,
  { userId, email, id, now }: { userId: number; email: string | null; id: number; now: Date },
) {
  const view = email === null ? undefined : await queries.findOwn(tx, userId, id);
  if (email === null || view === undefined) return;
  const letter = bookedLetter(view);
  await queueMessage(
    tx,
    { channel: 'email', recipient: email, kind: 'appointment.booked', userId, ...letter },
    now,
  );
}

/** @throws Refusal `invalid` at `address` where it is missing, unknown or out of reach */
function requireHomeAddress({ address }: Wish): string {
  if (!address) throw invalidField('address', sentences.address);
  const municipality = municipalityOfAddress(address);
  if (municipality === undefined) {
    throw invalidField(
      'address',
      `No reconocemos el municipio. Escríbelo al final de la dirección o llámanos al ${clinic.phone}.`,
    );
  }
  if (!municipality.inReach) {
    throw invalidField(
      'address',
      `${municipality.name} queda fuera de nuestro radio de ${clinic.homeVisits.radiusKm} km. Elige otra modalidad o llámanos al ${clinic.phone}.`,
    );
  }
  return address;
}

/** @throws Refusal `invalid` at `guardian` or `childBirthDate` (Ley 41/2002 art. 9: a guardian consents for a minor) */
function requireChild({ guardian, childBirthDate, date }: Wish): string {
  if (guardian !== true) throw invalidField('guardian', sentences.guardian);
  if (!childBirthDate) throw invalidField('childBirthDate', sentences.birthMissing);
  const problem = childProblem(childBirthDate, wallTimeOf(date).day);
  if (problem !== null) throw invalidField('childBirthDate', sentences[problem]);
  return childBirthDate;
}
