import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { peopleQuery } from '../api.ts';

const pauseMs = 200;
const minLetters = 2;
/** The search accepts no longer text. */
const maxLetters = 100;

/** People within the user's scope whose name, telephone or e-mail matches, after a pause in typing. */
export function usePeople(name: string) {
  const [search, setSearch] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSearch(name), pauseMs);
    return () => clearTimeout(timer);
  }, [name]);
  const isLongEnough = name.length >= minLetters && name.length <= maxLetters;
  const query = useQuery({
    ...peopleQuery({ search, filter: 'all', page: 1 }),
    enabled: isLongEnough && search === name,
  });
  // Not the people of an earlier search.
  const isKnown = isLongEnough && search === name && query.data !== undefined && !query.isPlaceholderData;
  return {
    people: isKnown ? query.data.people : [],
    isSearched: isKnown,
    isSearching: isLongEnough && !isKnown && !query.isError,
    isFailed: isLongEnough && !isKnown && query.isError,
  };
}
