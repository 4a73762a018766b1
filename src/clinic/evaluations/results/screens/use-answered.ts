import { useQuery } from '@tanstack/react-query';
import { useRefresh } from '#platform/api/query-keys.ts';
import { answeredQuery } from '../api.ts';

export function useAnswered() {
  const { data, isError, refetch } = useQuery(answeredQuery());
  return { answered: data, isError, refetch };
}

export const useRefreshAnswered = () => useRefresh(answeredQuery().queryKey);
