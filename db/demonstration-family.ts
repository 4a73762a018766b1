import { eq } from 'drizzle-orm';
import { users } from '#clinic/accounts/tables.server.ts';
import { appointments } from '#clinic/appointments/tables.server.ts';
import { auditLog } from '#clinic/audit/tables.server.ts';
import { consentArrangements } from '#clinic/consents/tables.server.ts';
import { guardianships, patients } from '#clinic/patients/tables.server.ts';
import { professionals } from '#clinic/professionals/tables.server.ts';
import { professionalSeeds } from '#config';
import type { Database } from '#platform/postgres/database.server.ts';
import { wallTimeOf } from '#platform/time/calendar-days.ts';
import { instantOf } from '#platform/time/zoned-time.ts';

/** Before the first hour that can be booked: it takes none from whoever tries the demonstration. */
const early = ['08:00', '08:45'] as const;

const rights = { mayBook: true, pays: true, getsNotices: true, mayAskForRecord: true, hasNoContact: false };

/** A child with two parents and an hour today: both are to sign, and nobody has yet. */
export async function seedFamily(tx: Database): Promise<void> {
  const child = professionalSeeds.find(({ kinds }) => kinds.some((kind) => kind === 'child'));
  const [treats] = await tx
    .select({ id: professionals.id })
    .from(professionals)
    .where(eq(professionals.name, child?.name ?? ''));
  const [desk] = await tx.select({ id: users.id }).from(users).where(eq(users.usernameKey, 'recepcion'));
  if (treats === undefined || desk === undefined) return;
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
    .values({ patientId: pol.id, arrangement: 'both', at: createdAt, enteredBy: desk.id });
  const { day } = wallTimeOf(createdAt);
  const [startsAt, endsAt] = [instantOf(day, early[0]), instantOf(day, early[1])];
  const [hour] = await tx
    .insert(appointments)
    .values({
      ...{ patientId: pol.id, professionalId: treats.id, kind: 'child', startsAt, endsAt },
      ...{ status: 'confirmed', priceCents: 5000, createdAt },
    })
    .returning({ id: appointments.id });
  await tx.insert(auditLog).values({
    ...{ at: createdAt, actorUserId: desk.id, actorKind: 'person', actorRole: 'reception' },
    ...{ patientId: pol.id, action: 'appointment.planned', subject: `appointment:${hour?.id}` },
  });
}
