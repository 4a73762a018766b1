import { queryOptions } from '@tanstack/react-query';
import { call } from '#platform/api/client.ts';
import type { Request } from '#platform/api/endpoint.ts';
import { publicKey } from '#platform/api/query-keys.ts';
import type { getAvailability } from '../contract.ts';

/**
 * Slots of a professional between two days in Madrid. Always refetched, so that taken slots are not shown as
 * free.
 */
export const availabilityQuery = (query: NonNullable<Request<typeof getAvailability>['query']>) =>
  queryOptions({
    queryKey: publicKey('availability', query),
    queryFn: () => call<typeof getAvailability>('GET', '/api/availability', { query }),
    staleTime: 0,
  });
