import { currentLanguage } from '#platform/language/language.ts';
import type { Difficulty } from '../terms.ts';
import { type Length, lengths } from './terms.ts';

export type ActivityFilter = {
  categoryId: number | null;
  difficulty: Difficulty | null;
  length: Length | null;
  tag: string | null;
  isFavourite: boolean;
};

export const emptyFilter: ActivityFilter = {
  categoryId: null,
  difficulty: null,
  length: null,
  tag: null,
  isFavourite: false,
};

type FilterableActivity = {
  id: number;
  categoryId: number;
  difficulty: Difficulty;
  minutes: number;
  tags: readonly string[];
};

export function matchesFilter(
  activity: FilterableActivity,
  wanted: ActivityFilter,
  favourites: ReadonlySet<number>,
): boolean {
  const { categoryId, difficulty, length, tag, isFavourite } = wanted;
  const { from, to } = length === null ? { from: 0, to: Number.POSITIVE_INFINITY } : lengths[length];
  return (
    (categoryId === null || activity.categoryId === categoryId) &&
    (difficulty === null || activity.difficulty === difficulty) &&
    (tag === null || activity.tags.includes(tag)) &&
    activity.minutes >= from &&
    activity.minutes <= to &&
    (!isFavourite || favourites.has(activity.id))
  );
}

/** Unique tags in alphabetical order. */
export const tagsOf = (activities: readonly { tags: readonly string[] }[]): string[] =>
  [...new Set(activities.flatMap(({ tags }) => tags))].sort((one, other) =>
    one.localeCompare(other, currentLanguage()),
  );

/** Phase of a breathing exercise after a time, and its remaining seconds, counted down to 1. */
export function phaseAt(
  { inSeconds, outSeconds }: { inSeconds: number; outSeconds: number },
  elapsedMs: number,
): { phase: 'in' | 'out'; left: number; seconds: number } {
  const at = (elapsedMs / 1_000) % (inSeconds + outSeconds);
  return at < inSeconds
    ? { phase: 'in', left: Math.ceil(inSeconds - at), seconds: inSeconds }
    : { phase: 'out', left: Math.ceil(inSeconds + outSeconds - at), seconds: outSeconds };
}

/** Formats remaining time as '4:05'. */
export function clockOf(ms: number): string {
  const seconds = Math.ceil(ms / 1_000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
