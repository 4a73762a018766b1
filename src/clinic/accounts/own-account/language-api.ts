import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#platform/api/client.ts';
import type { Language } from '#platform/language/language.ts';
import { userQuery } from '../api.ts';
import type { changeUser } from './contract.ts';
import { signOutOnExpiry } from './sign-out-on-expiry.ts';

/** Stores the language of the user. Apart from the other changes of an account, which the panel does not load. */
export function useChangeLanguage() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (language: Language) => call<typeof changeUser>('PATCH', '/api/user', { body: { language } }),
    onSuccess: (user) => client.setQueryData(userQuery().queryKey, user),
    onError: signOutOnExpiry(client),
  });
}
