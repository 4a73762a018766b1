import { useMutation } from '@tanstack/react-query';
import { ApiError, call } from '#platform/api/client.ts';
import type { Request, ResponseBody } from '#platform/api/endpoint.ts';
import { delayFor, pausesMs, retryUntilResponse } from '#platform/idempotency/lost-response.ts';
import { requireSessionCookie, useResetPersonalData } from '../api.ts';
import type { login, register } from '../contract.ts';

type Registration = NonNullable<Request<typeof register>['body']>;

/** `isFound`: an earlier attempt had created the account, confirmed by its password. */
export type RegisterResult = { user: ResponseBody<typeof register>; isFound: boolean };

/**
 * Creates an account. A server response is final, also 500 and 503. Only a lost connection leaves open
 * whether the account exists: then the request is repeated, and if the username is taken by then, signing in
 * shows whether it is this account.
 * @param onLost called when the connection is lost and the account is being looked up
 * @throws ResponseLost; ApiError
 */
export async function registerOrSignIn(
  body: Registration,
  onLost: () => void,
  pause?: (ms: number) => Promise<unknown>,
): Promise<RegisterResult> {
  const post = async () => ({
    user: await call<typeof register>('POST', '/api/register', { body }),
    isFound: false,
  });
  const find = async () => {
    try {
      return await post();
    } catch (error) {
      if (problemCode(error) !== 'username_taken') throw error;
      const user = await signIn(body).catch((failure) => {
        throw problemCode(failure) === 'wrong_credentials' ? error : failure;
      });
      const requiresEmailVerification = user.email !== null && !user.emailVerified;
      return { user: { ...user, requiresEmailVerification }, isFound: true };
    }
  };
  try {
    return await post();
  } catch (error) {
    if (error instanceof ApiError) throw error;
  }
  onLost();
  await (pause ?? delayFor)(pausesMs[0]);
  return retryUntilResponse(find, { isLost: true, onLost }, pause);
}

const signIn = ({ username, password }: Registration) =>
  call<typeof login>('POST', '/api/login', { body: { username, password } });

const problemCode = (error: unknown) => (error instanceof ApiError ? error.problem.code : undefined);

export function useRegister(onLost: () => void) {
  const setUser = useResetPersonalData();
  return useMutation({
    mutationFn: async (body: Registration) => {
      const registered = await registerOrSignIn(body, onLost);
      requireSessionCookie();
      return registered;
    },
    onSuccess: ({ user }) => setUser(user),
  });
}
