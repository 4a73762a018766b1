import { useQuery, useQueryClient } from '@tanstack/react-query';
import { answeredQuery } from '../api.ts';

export function useAnswered() {
  const { data, isError, refetch } = useQuery(answeredQuery());
  return { answered: data, isError, refetch };
}

export function useRefreshAnswered() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: answeredQuery().queryKey });
}
