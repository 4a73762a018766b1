import { queryOptions } from '@tanstack/react-query';
import { clinic } from '#config';
import { call } from '#platform/api/client.ts';
import { publicKey } from '#platform/api/query-keys.ts';
import type { Kind, listServices, Service } from './contract.ts';
import { texts } from './texts.ts';

export { kinds } from './kinds.ts';

export const servicesQuery = () =>
  queryOptions({
    queryKey: publicKey('services'),
    queryFn: () => call<typeof listServices>('GET', '/api/services'),
  });

export const fallbackServices: Service[] = clinic.services.map((seed, index) => ({
  id: index + 1,
  type: seed.kind,
  name: seed.name,
  description: seed.description,
  price: seed.priceCents,
  firstVisitPrice: seed.firstVisitPriceCents,
  minutes: clinic.sessionMinutes,
  imageUrl: null,
}));

export const servicesOrFallback = (services: Service[] | undefined): Service[] =>
  services === undefined || services.length === 0 ? fallbackServices : services;

export const minutesOfKind = (services: readonly Service[], kind: Kind): number =>
  services.find(({ type }) => type === kind)?.minutes ?? clinic.sessionMinutes;

/** '60 minutos', or 'entre 45 y 60 minutos' if they differ. */
export function formatLengths(services: readonly Service[]): string {
  const minutes = services.map((one) => one.minutes);
  const shortest = Math.min(...minutes);
  const longest = Math.max(...minutes);
  return shortest === longest ? texts().minutes(longest) : texts().minutesBetween(shortest, longest);
}
