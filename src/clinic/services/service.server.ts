import { memoizePerVersion } from '#platform/memoize.server.ts';
import type { Database } from '#platform/postgres/database.server.ts';
import type { FurtherService, Kind, Service } from './contract.ts';
import { findAll } from './queries.server.ts';
import type { Modality, VatClass } from './terms.ts';

/** The kinds of consultation that are offered, as the wire shows them, in the order of the enum. */
export async function list(db: Database): Promise<Service[]> {
  return (await findAll(db)).flatMap(
    ({ id, kind, name, description, imageUrl, priceCents, firstVisitPriceCents, active }) =>
      active && kind !== null
        ? [
            {
              id,
              type: kind,
              name,
              description,
              imageUrl,
              price: priceCents,
              firstVisitPrice: firstVisitPriceCents,
            },
          ]
        : [],
  );
}

/** What is sold beside the four kinds, as it is now. */
type SoldService = {
  id: number;
  name: string;
  description: string;
  priceCents: number;
  vat: VatClass;
  minutes: number;
  modalities: readonly Modality[];
  /** Ids of professionals, those who have left included. */
  offeredBy: readonly number[];
  /** Whether hours of it can be booked without asking us. */
  online: boolean;
  active: boolean;
};

/** Everything that ever was offered beside the four kinds, the oldest first. */
export async function listSold(db: Database): Promise<SoldService[]> {
  return (await findAll(db)).flatMap(({ kind, minutes, modalities, offeredBy, ...row }) => {
    if (kind !== null || minutes === null || modalities === null || offeredBy === null) return [];
    const { id, name, description, priceCents, vat, online, active } = row;
    const words = { id, name, description };
    return [{ ...words, priceCents, vat, minutes, modalities, offeredBy, online, active }];
  });
}

/** The same as a visitor sees it: what is offered now. */
export const listFurther = async (db: Database): Promise<FurtherService[]> =>
  (await listSold(db))
    .filter(({ active }) => active)
    .map(
      ({ id: serviceId, priceCents: price, offeredBy, modalities, name, description, minutes, online }) => ({
        serviceId,
        name,
        description,
        price,
        minutes,
        online,
        modalities: [...modalities],
        professionalIds: [...offeredBy],
      }),
    );

/** What one session costs, in cents; `first` where a first visit costs something else. */
export type Prices = Record<Kind, { priceCents: number; firstVisitPriceCents: number | null }>;

/** Reads the prices, those of kinds that are booked and no longer offered too, and again only when the content version moved on, as the pages that show them do. */
export const createPriceReader = (db: Database, version: () => number) =>
  memoizePerVersion(async () => {
    const rows = await findAll(db);
    const entries = rows.flatMap(({ kind, priceCents, firstVisitPriceCents }) =>
      kind === null ? [] : [[kind, { priceCents, firstVisitPriceCents }]],
    );
    // Cast: the seed writes a row for each kind; a migration that adds a kind must bring its row to a filled database.
    return Object.fromEntries(entries) as Prices;
  }, version);

/** What an id of the catalogue is: one of the four kinds, or what is sold beside them. */
export type BookedService = Kind | SoldService;

/** Reads what can be asked for by its id, likewise. */
export const createServiceReader = (db: Database, version: () => number) =>
  memoizePerVersion(async (): Promise<ReadonlyMap<number, BookedService>> => {
    const rows = await findAll(db);
    const sold = await listSold(db);
    return new Map<number, BookedService>([
      ...rows.flatMap(({ id, kind }) => (kind === null ? [] : [[id, kind] as const])),
      ...sold.map((one) => [one.id, one] as const),
    ]);
  }, version);
