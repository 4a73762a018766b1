import { useMutation } from '@tanstack/react-query';
import { call } from '#platform/api/client.ts';
import type { Answer, Request } from '#platform/api/endpoint.ts';
import type { announceDelay } from './contract.ts';

type Wish = NonNullable<Request<typeof announceDelay>['body']>;
export type AnnouncedDelay = Answer<typeof announceDelay>;

/** Previews or sends the notice of a delay. */
export const useAnnounceDelay = () =>
  useMutation({
    mutationFn: (body: Wish) => call<typeof announceDelay>('POST', '/api/staff/delays', { body }),
  });
