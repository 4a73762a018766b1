import { queryOptions } from '@tanstack/react-query';
import { call } from '#platform/api/client.ts';
import type { readAccessLog } from './contract.ts';

export type { Opening } from './contract.ts';

export const accessLogQuery = () =>
  queryOptions({
    queryKey: ['mine', 'access-log'],
    queryFn: () => call<typeof readAccessLog>('GET', '/api/me/access-log'),
    staleTime: 0,
  });
