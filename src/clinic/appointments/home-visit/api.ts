import { queryOptions } from '@tanstack/react-query';
import { call } from '#platform/api/client.ts';
import type { findMunicipalities } from '../contract.ts';

export const municipalitiesQuery = (name: string) =>
  queryOptions({
    queryKey: ['municipalities', name],
    queryFn: () => call<typeof findMunicipalities>('GET', '/api/municipalities', { query: { name } }),
    enabled: name.length >= 2,
  });
