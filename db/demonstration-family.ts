import { eq } from 'drizzle-orm';
import { users } from '#clinic/accounts/tables.server.ts';
import { currentCancellationHours } from '#clinic/appointments/rules/cancellation.ts';
import { appointments } from '#clinic/appointments/tables.server.ts';
import { auditLog } from '#clinic/audit/tables.server.ts';
import { consentArrangements } from '#clinic/consents/tables.server.ts';
import { guardianships, patients } from '#clinic/patients/tables.server.ts';
import { professionals } from '#clinic/professionals/tables.server.ts';
import { professionalSeeds } from '#config';
import type { Database } from '#platform/postgres/database.server.ts';
import { addDays, type Day, wallTimeOf, weekdayOf } from '#platform/time/calendar-days.ts';
import { instantOf } from '#platform/time/zoned-time.ts';

/** Before the first hour that can be booked: it takes none from whoever tries the demonstration. */
const early = ['08:00', '08:45'] as const;

const rights = { mayBook: true, pays: true, getsNotices: true, mayAskForRecord: true, hasNoContact: false };

/**
 * Two families that plainly are nobody's: a child with two parents and an hour today, for which both are to sign and nobody has
 * yet; and somebody who comes of age before their hour, of which nobody could tell them.
 */
export async function seedFamilies(tx: Database): Promise<void> {
  const people = await staffOf(tx);
  if (people === undefined) return;
  await seedFamily(tx, people);
  await seedComingOfAge(tx, people);
}

type Staff = { treats: number; desk: number };

/** Who treats children, and who plans for them. */
async function staffOf(tx: Database): Promise<Staff | undefined> {
  const child = professionalSeeds.find(({ kinds }) => kinds.some((kind) => kind === 'child'));
  const [treats] = await tx
    .select({ id: professionals.id })
    .from(professionals)
    .where(eq(professionals.name, child?.name ?? ''));
  const [desk] = await tx.select({ id: users.id }).from(users).where(eq(users.usernameKey, 'recepcion'));
  return treats && desk && { treats: treats.id, desk: desk.id };
}

async function seedFamily(tx: Database, { treats, desk }: Staff): Promise<void> {
  const createdAt = new Date();
  const [pol, laia, jan] = await tx
    .insert(patients)
    .values([
      { fullName: 'Pol Ejemplo Inventado', birthOn: '2017-05-14', createdAt },
      { fullName: 'Laia Inventado Ejemplo', email: 'laia@example.org', createdAt },
      { fullName: 'Jan Ejemplo Ejemplo', email: 'jan@example.org', createdAt },
    ])
    .returning({ id: patients.id });
  if (pol === undefined || laia === undefined || jan === undefined) return;
  await tx
    .insert(guardianships)
    .values([laia, jan].map(({ id }) => ({ patientId: pol.id, guardianId: id, ...rights, createdAt })));
  await tx
    .insert(consentArrangements)
    .values({ patientId: pol.id, arrangement: 'both', at: createdAt, enteredBy: desk });
  const { day } = wallTimeOf(createdAt);
  await planEarly(
    tx,
    { treats, desk },
    { patientId: pol.id, kind: 'child', priceCents: 5000, day, createdAt },
  );
}

/** So soon is the birthday, and so much later the hour: on Hoy it is one of what waits for a hand. */
const daysToBirthday = 9;
const daysToHour = 12;

async function seedComingOfAge(tx: Database, staff: Staff): Promise<void> {
  const createdAt = new Date();
  const { day: today } = wallTimeOf(createdAt);
  const birthday = addDays(today, daysToBirthday);
  // A day that every year has.
  const birthOn = `${Number(birthday.slice(0, 4)) - 18}${birthday.slice(4).replace('-02-29', '-02-28')}`;
  const [nil, remei] = await tx
    .insert(patients)
    .values([
      { fullName: 'Nil Inventado Ejemplo', birthOn, createdAt },
      { fullName: 'Remei Ejemplo Inventada', email: 'remei@example.org', createdAt },
    ])
    .returning({ id: patients.id });
  if (nil === undefined || remei === undefined) return;
  await tx.insert(guardianships).values({ patientId: nil.id, guardianId: remei.id, ...rights, createdAt });
  let day = addDays(today, daysToHour);
  while (weekdayOf(day) > 5) day = addDays(day, 1);
  await planEarly(tx, staff, { patientId: nil.id, kind: 'office', priceCents: 6500, day, createdAt });
}

type Hour = { patientId: number; kind: 'child' | 'office'; priceCents: number; day: Day; createdAt: Date };

/** What the desk has planned, with a line in the log. */
async function planEarly(tx: Database, { treats, desk }: Staff, { day, ...hour }: Hour): Promise<void> {
  const startsAt = instantOf(day, early[0]);
  const endsAt = instantOf(day, early[1]);
  const [row] = await tx
    .insert(appointments)
    .values({
      ...hour,
      professionalId: treats,
      startsAt,
      endsAt,
      status: 'confirmed',
      cancellationHours: currentCancellationHours,
    })
    .returning({ id: appointments.id });
  await tx.insert(auditLog).values({
    at: hour.createdAt,
    actorUserId: desk,
    actorKind: 'person',
    actorRole: 'reception',
    patientId: hour.patientId,
    action: 'appointment.planned',
    subject: `appointment:${row?.id}`,
  });
}
