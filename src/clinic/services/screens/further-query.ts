import { queryOptions } from '@tanstack/react-query';
import { call } from '#platform/api/client.ts';
import type { listFurtherServices } from '../contract.ts';

/** What is offered beside the four kinds. Apart from `api`, which the front page loads and which shows none of it. */
export const furtherServicesQuery = () =>
  queryOptions({
    queryKey: ['services', 'further'],
    queryFn: () => call<typeof listFurtherServices>('GET', '/api/further-services'),
  });
