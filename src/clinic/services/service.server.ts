import { asc, eq } from 'drizzle-orm';
import type { Database } from '#platform/database.server.ts';
import type { Kind, Service } from './contract.ts';
import { services } from './tables.server.ts';

/** All kinds of consultation as the wire shows them, in the order of the enum. */
export async function list(db: Database): Promise<Service[]> {
  const rows = await db.select().from(services).orderBy(asc(services.kind));
  return rows.map(({ kind, priceCents, firstVisitPriceCents, ...rest }) => ({
    ...rest,
    type: kind,
    price: priceCents,
    firstVisitPrice: firstVisitPriceCents,
  }));
}

/** What one session of a kind costs, in cents. @throws Error where the kind has no row, which the seed prevents */
export async function pricesOf(db: Database, kind: Kind) {
  const [row] = await db
    .select({ priceCents: services.priceCents, firstVisitPriceCents: services.firstVisitPriceCents })
    .from(services)
    .where(eq(services.kind, kind));
  if (row === undefined) throw new Error(`no price for ${kind}`);
  return row;
}
