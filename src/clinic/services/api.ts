import { queryOptions } from '@tanstack/react-query';
import { clinic } from '#config';
import { call } from '#platform/api/client.ts';
import type { listServices, Service } from './contract.ts';

export { kinds } from './kinds.ts';

export const servicesQuery = () =>
  queryOptions({ queryKey: ['services'], queryFn: () => call<typeof listServices>('GET', '/api/services') });

export const fallbackServices: Service[] = clinic.services.map((seed, index) => ({
  id: index + 1,
  type: seed.kind,
  name: seed.name,
  description: seed.description,
  price: seed.priceCents,
  firstVisitPrice: seed.firstVisitPriceCents,
  imageUrl: null,
}));

export const servicesOrFallback = (services: Service[] | undefined): Service[] =>
  services === undefined || services.length === 0 ? fallbackServices : services;
