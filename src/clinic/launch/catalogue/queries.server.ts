import { and, eq, max } from 'drizzle-orm';
import { professionals } from '#clinic/professionals/tables.server.ts';
import { services } from '#clinic/services/tables.server.ts';
import type { ConsultationKind } from '#config';
import type { Database } from '#platform/postgres/database.server.ts';
import type { Offer, ProfessionalFields } from './contract.ts';

export const writeService = (tx: Database, kind: ConsultationKind, offer: Offer) =>
  tx
    .insert(services)
    .values({ kind, ...offer })
    .onConflictDoUpdate({ target: services.kind, set: offer });

/** After everybody who is there already: the first who was added is the director. */
export async function insertProfessional(tx: Database, fields: ProfessionalFields): Promise<number> {
  const [last] = await tx.select({ position: max(professionals.position) }).from(professionals);
  const position = (last?.position ?? -1) + 1;
  const [row] = await tx
    .insert(professionals)
    .values({ ...fields, position })
    .returning({ id: professionals.id });
  if (row === undefined) throw new Error('the professional is not there');
  return row.id;
}

/** @returns false for one who is unknown or can no longer be booked */
export async function updateProfessional(
  tx: Database,
  id: number,
  fields: ProfessionalFields,
): Promise<boolean> {
  const isTheirs = and(eq(professionals.id, id), eq(professionals.active, true));
  const rows = await tx.update(professionals).set(fields).where(isTheirs).returning({ id: professionals.id });
  return rows.length > 0;
}
