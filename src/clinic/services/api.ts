import { queryOptions } from '@tanstack/react-query';
import { clinic } from '#config';
import { call } from '#platform/api/client.ts';
import type { listServices, Service } from './contract.ts';

export { kinds } from './kinds.ts';

/** Kinds of consultation and their prices. */
export const servicesQuery = () =>
  queryOptions({ queryKey: ['services'], queryFn: () => call<typeof listServices>('GET', '/api/services') });

/** What is shown while the list is empty or loading. */
export const fallbackServices: Service[] = clinic.services.map((seed, index) => ({
  id: index + 1,
  type: seed.kind,
  name: seed.name,
  description: seed.description,
  price: seed.priceCents,
  firstVisitPrice: seed.firstVisitPriceCents,
  imageUrl: null,
}));

/** The list, or the fallback where it is empty or missing. */
export const servicesOrFallback = (services: Service[] | undefined): Service[] =>
  services === undefined || services.length === 0 ? fallbackServices : services;
