import { useQuery } from '@tanstack/react-query';
import { personalKey, useRefresh } from '#platform/api/query-keys.ts';
import { contactListQuery } from '../api.ts';

/**
 * Loads contact messages for the clinic's inbox.
 * @param isAsked whether the user may see them; false disables the query
 */
export function useContactList(show: 'open' | 'settled', isAsked: boolean) {
  const { data, isError, refetch } = useQuery({ ...contactListQuery(show), enabled: isAsked });
  return { messages: data, isError, refetch };
}

/** Refetches the lists. An open message is not refetched, because every read is recorded in the audit log. */
export const useRefreshContactList = () => useRefresh(personalKey('contact', 'list'));
