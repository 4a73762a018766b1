import { queryOptions } from '@tanstack/react-query';
import { call } from '#platform/api/client.ts';
import { publicKey } from '#platform/api/query-keys.ts';
import type { findMunicipalities } from '../contract.ts';

export const municipalitiesQuery = (name: string) =>
  queryOptions({
    queryKey: publicKey('municipalities', name),
    queryFn: () => call<typeof findMunicipalities>('GET', '/api/municipalities', { query: { name } }),
    enabled: name.length >= 2,
  });
