import { useMutation } from '@tanstack/react-query';
import { call } from '#platform/api/client.ts';
import type { renewFeed } from './contract.ts';

export const useRenewFeed = () =>
  useMutation({ mutationFn: () => call<typeof renewFeed>('POST', '/api/staff/feed') });
