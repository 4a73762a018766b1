import { queryOptions } from '@tanstack/react-query';
import { call } from '#platform/api/client.ts';
import { publicKey } from '#platform/api/query-keys.ts';
import type { listProfessionals } from './contract.ts';

export const professionalsQuery = () =>
  queryOptions({
    queryKey: publicKey('professionals'),
    queryFn: () => call<typeof listProfessionals>('GET', '/api/professionals'),
  });
