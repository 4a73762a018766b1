import { memoizePerVersion } from '#platform/memoize.server.ts';
import type { Database } from '#platform/postgres/database.server.ts';
import type { Kind, Service } from './contract.ts';
import { findAll } from './queries.server.ts';

/** The kinds of consultation that are offered, as the wire shows them, in the order of the enum. */
export async function list(db: Database): Promise<Service[]> {
  return (await findAll(db)).flatMap(({ kind, priceCents, firstVisitPriceCents, active, ...rest }) =>
    active ? [{ ...rest, type: kind, price: priceCents, firstVisitPrice: firstVisitPriceCents }] : [],
  );
}

/** What one session costs, in cents; `first` where a first visit costs something else. */
export type Prices = Record<Kind, { priceCents: number; firstVisitPriceCents: number | null }>;

/** Reads the prices, those of kinds that are booked and no longer offered too, and again only when the content version moved on, as the pages that show them do. */
export const createPriceReader = (db: Database, version: () => number) =>
  memoizePerVersion(async () => {
    const rows = await findAll(db);
    const entries = rows.map(({ kind, priceCents, firstVisitPriceCents }) => [
      kind,
      { priceCents, firstVisitPriceCents },
    ]);
    // Cast: the seed writes a row for each kind; a migration that adds a kind must bring its row to a filled database.
    return Object.fromEntries(entries) as Prices;
  }, version);
