import { clinic } from '#config';
import { memoizePerVersion } from '#platform/memoize.server.ts';
import type { Database } from '#platform/postgres/database.server.ts';
import type { FurtherService, Kind, Service } from './contract.ts';
import { findServices } from './queries.server.ts';
import type { Modality, VatClass } from './terms.ts';

export async function listServicesForSale(db: Database): Promise<Service[]> {
  return (await findServices(db)).flatMap(
    ({ id, kind, name, description, imageUrl, priceCents, firstVisitPriceCents, minutes, active }) =>
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
              minutes: minutes ?? clinic.sessionMinutes,
            },
          ]
        : [],
  );
}

type SoldService = {
  id: number;
  name: string;
  description: string;
  priceCents: number;
  vat: VatClass;
  minutes: number;
  pauseMinutes: number;
  modalities: readonly Modality[];
  /** Ids of professionals, including former ones. */
  offeredBy: readonly number[];
  /** Whether it can be booked online. */
  online: boolean;
  active: boolean;
};

export async function listBookable(db: Database): Promise<SoldService[]> {
  return (await findServices(db)).flatMap(({ kind, minutes, modalities, offeredBy, ...row }) => {
    if (kind !== null || minutes === null || modalities === null || offeredBy === null) return [];
    const { id, name, description, priceCents, pauseMinutes, vat, online, active } = row;
    const words = { id, name, description };
    return [{ ...words, priceCents, vat, minutes, pauseMinutes, modalities, offeredBy, online, active }];
  });
}

export const listFurther = async (db: Database): Promise<FurtherService[]> =>
  (await listBookable(db))
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

/** Session prices in cents; the first visit's if it differs. */
export type Prices = Record<Kind, { priceCents: number; firstVisitPriceCents: number | null }>;

/**
 * Reads prices, also of kinds no longer offered but still booked; cached per content version, like the pages that
 * show them.
 */
export const createPriceReader = (db: Database, version: () => number) =>
  memoizePerVersion(async () => {
    const rows = await findServices(db);
    const entries = rows.flatMap(({ kind, priceCents, firstVisitPriceCents }) =>
      kind === null ? [] : [[kind, { priceCents, firstVisitPriceCents }]],
    );
    // Cast: the seed creates a row per kind; a migration adding a kind must insert its row.
    return Object.fromEntries(entries) as Prices;
  }, version);

/** Length and pause of the four kinds; those without a length of their own take the clinic's. */
export const readSessionLengths = async (db: Database) =>
  new Map(
    (await findServices(db)).flatMap(({ kind, minutes, pauseMinutes }) =>
      kind === null ? [] : [[kind, { minutes: minutes ?? clinic.sessionMinutes, pauseMinutes }] as const],
    ),
  );

/** Entry of the catalogue: one of the four kinds, or a further service. */
export type BookedService = Kind | SoldService;

/** Reads the catalogue by id, cached per content version. */
export const createServiceReader = (db: Database, version: () => number) =>
  memoizePerVersion(async (): Promise<ReadonlyMap<number, BookedService>> => {
    const rows = await findServices(db);
    const sold = await listBookable(db);
    return new Map<number, BookedService>([
      ...rows.flatMap(({ id, kind }) => (kind === null ? [] : [[id, kind] as const])),
      ...sold.map((one) => [one.id, one] as const),
    ]);
  }, version);
