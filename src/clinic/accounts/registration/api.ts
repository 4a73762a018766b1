import { useMutation } from '@tanstack/react-query';
import { ApiError, call } from '#platform/api/client.ts';
import type { Answer, Request } from '#platform/api/endpoint.ts';
import { untilAnswered } from '#platform/idempotency/lost-answer.ts';
import { usePersonalReset } from '../api.ts';
import type { login, register } from '../contract.ts';

type Registration = NonNullable<Request<typeof register>['body']>;

/**
 * Opens an account. It can have no key, since nobody is known yet; but where an answer was lost and the name is taken
 * afterwards, the password tells whether it was taken by this very request.
 * @param onLost an answer was lost, and it is being found out
 * @throws AnswerLost; or the refusal that is the answer
 */
export async function registerOrFindOut(
  body: Registration,
  onLost: () => void,
  pause?: (ms: number) => Promise<unknown>,
): Promise<Answer<typeof register>> {
  let isLost = false;
  const send = async () => {
    try {
      return await call<typeof register>('POST', '/api/register', { body });
    } catch (error) {
      if (!isLost || codeOf(error) !== 'username_taken') throw error;
      const user = await signIn(body).catch((failure) => {
        throw codeOf(failure) === 'wrong_credentials' ? error : failure;
      });
      return { ...user, requiresEmailVerification: user.email !== null && !user.emailVerified };
    }
  };
  const heard = () => {
    isLost = true;
    onLost();
  };
  return untilAnswered(send, { onLost: heard }, pause);
}

const signIn = ({ username, password }: Registration) =>
  call<typeof login>('POST', '/api/login', { body: { username, password } });

const codeOf = (error: unknown) => (error instanceof ApiError ? error.problem.code : undefined);

/** Opens an account and signs in. */
export function useRegister(onLost: () => void) {
  const setUser = usePersonalReset();
  return useMutation({
    mutationFn: (body: Registration) => registerOrFindOut(body, onLost),
    onSuccess: setUser,
  });
}
