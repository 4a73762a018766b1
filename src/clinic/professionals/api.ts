import { queryOptions } from '@tanstack/react-query';
import { call } from '#platform/api/client.ts';
import type { listProfessionals } from './contract.ts';

export const professionalsQuery = () =>
  queryOptions({
    queryKey: ['professionals'],
    queryFn: () => call<typeof listProfessionals>('GET', '/api/professionals'),
  });
