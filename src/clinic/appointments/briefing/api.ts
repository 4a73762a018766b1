import { useMutation } from '@tanstack/react-query';
import { call } from '#platform/api/client.ts';
import type { renewFeed } from './contract.ts';

/** A new secret address of one's own calendar. */
export const useRenewFeed = () =>
  useMutation({ mutationFn: () => call<typeof renewFeed>('POST', '/api/staff/feed') });
