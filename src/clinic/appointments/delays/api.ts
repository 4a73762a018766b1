import { useMutation } from '@tanstack/react-query';
import { call } from '#platform/api/client.ts';
import type { Request, ResponseBody } from '#platform/api/endpoint.ts';
import type { announceDelay } from './contract.ts';

type DelayInput = NonNullable<Request<typeof announceDelay>['body']>;
export type AnnouncedDelay = ResponseBody<typeof announceDelay>;

/** Previews or sends the notice of a delay. */
export const useAnnounceDelay = () =>
  useMutation({
    mutationFn: (body: DelayInput) => call<typeof announceDelay>('POST', '/api/staff/delays', { body }),
  });
