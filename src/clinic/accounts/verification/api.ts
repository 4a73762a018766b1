import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#platform/api/client.ts';
import type { Request } from '#platform/api/endpoint.ts';
import { personalKey } from '#platform/api/query-keys.ts';
import { monotonicMs } from '#platform/browser/clock.ts';
import { userQuery } from '../api.ts';
import type {
  CodeOutcome,
  checkPhoneCode,
  resendVerification,
  sendPhoneCode,
  verificationStatus,
  verifyEmail,
} from './contract.ts';

/**
 * What is verified and which codes are pending, with the `monotonicMs` of the response. Requires a session.
 */
export const verificationQuery = () =>
  queryOptions({
    queryKey: personalKey('verification'),
    queryFn: async () => {
      const status = await call<typeof verificationStatus>('GET', '/api/verify/status');
      return { ...status, receivedAtMs: monotonicMs() };
    },
  });

/** Refetches the pending codes after a code was sent or typed, and after a success also the user. */
function useRefreshVerification() {
  const client = useQueryClient();
  return (outcome: CodeOutcome | undefined) =>
    Promise.all([
      client.invalidateQueries({ queryKey: verificationQuery().queryKey }),
      outcome?.success ? client.invalidateQueries({ queryKey: userQuery().queryKey }) : undefined,
    ]);
}

export function useVerifyEmail() {
  const refresh = useRefreshVerification();
  return useMutation({
    mutationFn: (code: string) => call<typeof verifyEmail>('POST', '/api/verify-email', { body: { code } }),
    onSettled: refresh,
  });
}

export function useResendVerification() {
  const refresh = useRefreshVerification();
  return useMutation({
    mutationFn: () => call<typeof resendVerification>('POST', '/api/resend-verification'),
    onSettled: () => refresh(undefined),
  });
}

export function useSendPhoneCode() {
  const refresh = useRefreshVerification();
  return useMutation({
    mutationFn: (phone: string) =>
      call<typeof sendPhoneCode>('POST', '/api/verify/send-code', { body: { phone } }),
    onSettled: () => refresh(undefined),
  });
}

export function useCheckPhoneCode() {
  const refresh = useRefreshVerification();
  return useMutation({
    mutationFn: (body: NonNullable<Request<typeof checkPhoneCode>['body']>) =>
      call<typeof checkPhoneCode>('POST', '/api/verify/check-code', { body }),
    onSettled: refresh,
  });
}
