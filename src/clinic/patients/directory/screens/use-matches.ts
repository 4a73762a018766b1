import { useQuery } from '@tanstack/react-query';
import { type ListedPerson, peopleQuery } from '../api.ts';
import { findMatches, type Sender } from './match-sender.ts';

/** The search accepts no longer text. */
const maxSearchLength = 100;

/**
 * Patients within the user's scope with the sender's e-mail or phone; undefined while loading. A search that fails
 * finds no patient, so the caller still needs suggestions by name.
 * @param isWanted searches only then; otherwise there are no matches
 */
export function useMatches(sender: Sender, isWanted: boolean): ListedPerson[] | undefined {
  const searchFor = (value: string | null) => {
    const search = value?.trim() ?? '';
    return {
      ...peopleQuery({ search, filter: 'all', page: 1 }),
      placeholderData: undefined,
      enabled: isWanted && search !== '' && search.length <= maxSearchLength,
    };
  };
  const byEmail = useQuery(searchFor(sender.email));
  const byPhone = useQuery(searchFor(sender.phone));
  if (byEmail.isLoading || byPhone.isLoading) return undefined;
  const people = [...(byEmail.data?.people ?? []), ...(byPhone.data?.people ?? [])];
  return isWanted ? findMatches(sender, people) : [];
}
