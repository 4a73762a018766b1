import { queryOptions } from '@tanstack/react-query';
import { call } from '#platform/api/client.ts';
import { publicKey } from '#platform/api/query-keys.ts';
import type { listFurtherServices } from '../contract.ts';

/** Services beside the four kinds. Separate from `api`, which the front page loads and which does not need them. */
export const furtherServicesQuery = () =>
  queryOptions({
    queryKey: publicKey('services', 'further'),
    queryFn: () => call<typeof listFurtherServices>('GET', '/api/further-services'),
  });
