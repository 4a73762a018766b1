import { useMutation } from '@tanstack/react-query';
import { call } from '#platform/api/client.ts';
import type { Request } from '#platform/api/endpoint.ts';
import { usePersonalReset } from '../api.ts';
import type { forgotPassword, resetPassword } from './contract.ts';

/** Asks for a link; the answer is the same for everybody. */
export const useForgotPassword = () =>
  useMutation({
    mutationFn: (body: NonNullable<Request<typeof forgotPassword>['body']>) =>
      call<typeof forgotPassword>('POST', '/api/password/forgot', { body }),
  });

/** Sets a new password by a link: nobody is signed in afterwards, here neither. */
export function useResetPassword() {
  const setUser = usePersonalReset();
  return useMutation({
    mutationFn: (body: NonNullable<Request<typeof resetPassword>['body']>) =>
      call<typeof resetPassword>('POST', '/api/password/reset', { body }),
    onSuccess: () => setUser(null),
  });
}
