import { queryOptions } from '@tanstack/react-query';
import { call } from '#platform/api/client.ts';
import type { listMessages } from './contract.ts';

export type { PersonMessage } from './contract.ts';

/** What was sent to or about a person. Only for the desk. */
export const messagesQuery = (id: number) =>
  queryOptions({
    queryKey: ['mine', 'people', 'messages', id],
    queryFn: () =>
      call<typeof listMessages>('GET', '/api/staff/people/:id/messages', { params: { id: String(id) } }),
    staleTime: 0,
  });
