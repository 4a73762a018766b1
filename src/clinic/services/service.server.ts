import { memoizePerVersion } from '#platform/memoize.server.ts';
import type { Database } from '#platform/postgres/database.server.ts';
import type { Kind, Service } from './contract.ts';
import { findAll } from './queries.server.ts';

/** All kinds of consultation as the wire shows them, in the order of the enum. */
export async function list(db: Database): Promise<Service[]> {
  return (await findAll(db)).map(({ kind, priceCents, firstVisitPriceCents, ...rest }) => ({
    ...rest,
    type: kind,
    price: priceCents,
    firstVisitPrice: firstVisitPriceCents,
  }));
}

/** What one session costs, in cents; `first` where a first visit costs something else. */
export type Prices = Record<Kind, { priceCents: number; firstVisitPriceCents: number | null }>;

/** Reads the prices, and again only when the content version moved on, as the pages that show them do. */
export const createPriceReader = (db: Database, version: () => number) =>
  memoizePerVersion(async () => {
    const rows = await list(db);
    const entries = rows.map((row) => [
      row.type,
      { priceCents: row.price, firstVisitPriceCents: row.firstVisitPrice },
    ]);
    // Cast: the seed writes a row for each kind; a migration that adds a kind must bring its row to a filled database.
    return Object.fromEntries(entries) as Prices;
  }, version);
