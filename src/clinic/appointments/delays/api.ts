import { useMutation } from '@tanstack/react-query';
import { call } from '#platform/api/client.ts';
import type { Answer, Request } from '#platform/api/endpoint.ts';
import type { tellDelay } from './contract.ts';

type Wish = NonNullable<Request<typeof tellDelay>['body']>;
export type Told = Answer<typeof tellDelay>;

/** Looks whom a delay would reach, or tells them. */
export const useTellDelay = () =>
  useMutation({
    mutationFn: (body: Wish) => call<typeof tellDelay>('POST', '/api/staff/delays', { body }),
  });
