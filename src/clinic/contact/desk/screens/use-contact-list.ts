import { useQuery, useQueryClient } from '@tanstack/react-query';
import { contactListQuery } from '../api.ts';

/**
 * Messages of the contact form as the clinic's list shows them.
 * @param isAsked whether whoever is there may see them
 */
export function useContactList(show: 'open' | 'settled', isAsked: boolean) {
  const { data, isError, refetch } = useQuery({ ...contactListQuery(show), enabled: isAsked });
  return { messages: data, isError, refetch };
}

/** What shows them is asked again; an open message is not: that it is opened is recorded. */
export function useRefreshContactList() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: ['mine', 'contact', 'list'] });
}
