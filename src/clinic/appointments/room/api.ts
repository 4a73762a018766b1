import { queryOptions, useMutation } from '@tanstack/react-query';
import { call } from '#platform/api/client.ts';
import { personalKey } from '#platform/api/query-keys.ts';
import type { readRoom, sendRoomLink } from './contract.ts';

/** The video room of an appointment, and who would receive its link. */
export const roomQuery = (id: number) =>
  queryOptions({
    queryKey: personalKey('agenda', 'room', id),
    queryFn: () =>
      call<typeof readRoom>('GET', '/api/staff/appointments/:id/room', { params: { id: String(id) } }),
  });

export const useSendRoomLink = () =>
  useMutation({
    mutationFn: (id: number) =>
      call<typeof sendRoomLink>('POST', '/api/staff/appointments/:id/room-link', {
        params: { id: String(id) },
      }),
  });
