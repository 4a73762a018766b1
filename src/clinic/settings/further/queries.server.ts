import { and, count, eq, isNotNull, isNull } from 'drizzle-orm';
import { appointments } from '#clinic/appointments/tables.server.ts';
import { services } from '#clinic/services/tables.server.ts';
import type { Database } from '#platform/postgres/database.server.ts';
import { upcomingCondition } from '../catalogue/queries.server.ts';
import type { FurtherFields } from './contract.ts';

export async function insertService(tx: Database, fields: FurtherFields): Promise<number> {
  const [row] = await tx.insert(services).values(fields).returning({ id: services.id });
  if (row === undefined) throw new Error('the service is not there');
  return row.id;
}

/** @returns false if unknown, or one of the four kinds */
export async function updateService(tx: Database, id: number, fields: FurtherFields): Promise<boolean> {
  const isIt = and(eq(services.id, id), isNull(services.kind));
  return (await tx.update(services).set(fields).where(isIt).returning({ id: services.id })).length > 0;
}

export const countBooked = (db: Database, now: Date) =>
  db
    .select({ id: appointments.serviceId, booked: count() })
    .from(appointments)
    .where(and(isNotNull(appointments.serviceId), upcomingCondition(now)))
    .groupBy(appointments.serviceId);
