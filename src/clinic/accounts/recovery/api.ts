import { useMutation } from '@tanstack/react-query';
import { call } from '#platform/api/client.ts';
import type { Request } from '#platform/api/endpoint.ts';
import { useResetPersonalData } from '../api.ts';
import type { forgotPassword, resetPassword } from './contract.ts';

/** Requests a recovery link; the response is the same for everyone. */
export const useForgotPassword = () =>
  useMutation({
    mutationFn: (body: NonNullable<Request<typeof forgotPassword>['body']>) =>
      call<typeof forgotPassword>('POST', '/api/password/forgot', { body }),
  });

/** Sets a new password with a link; ends all sessions, also in this browser. */
export function useResetPassword() {
  const setUser = useResetPersonalData();
  return useMutation({
    mutationFn: (body: NonNullable<Request<typeof resetPassword>['body']>) =>
      call<typeof resetPassword>('POST', '/api/password/reset', { body }),
    onSuccess: () => setUser(null),
  });
}
