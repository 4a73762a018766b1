import { useQuery } from '@tanstack/react-query';
import { cardQuery } from '../api.ts';
import { nameOf } from './people-words.ts';

export function useCardName(id: number): string | undefined {
  const { data: card } = useQuery(cardQuery(id));
  return card && nameOf({ name: card.name, guardianName: card.guardians[0]?.name ?? null });
}
