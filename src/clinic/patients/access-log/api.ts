import { queryOptions } from '@tanstack/react-query';
import { call } from '#platform/api/client.ts';
import { personalKey } from '#platform/api/query-keys.ts';
import type { readAccessLog } from './contract.ts';

export type { Opening } from './contract.ts';

export const accessLogQuery = () =>
  queryOptions({
    queryKey: personalKey('access-log'),
    queryFn: () => call<typeof readAccessLog>('GET', '/api/me/access-log'),
    staleTime: 0,
  });
