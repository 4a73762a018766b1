import { useQuery, useQueryClient } from '@tanstack/react-query';
import { answeredQuery } from '../api.ts';

/** What was handed in, as the clinic's list shows it. */
export function useAnswered() {
  const { data, isError, refetch } = useQuery(answeredQuery());
  return { answered: data, isError, refetch };
}

/** What shows it is asked again. */
export function useRefreshAnswered() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: answeredQuery().queryKey });
}
