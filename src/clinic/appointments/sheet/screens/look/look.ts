import { type Day, isDay } from '#platform/time/calendar-days.ts';
import type { View } from '../columns.ts';

/** What is looked at: how, around which day, and in a week whose. */
export type Look = { view: View; day: Day; professionalId: number | undefined };

/** The first year that a clinic's day can be in: what is typed of a year digit by digit is no year yet. */
export const firstDay = '2000-01-01';

const viewWords: Record<View, string> = { day: 'dia', week: 'semana', list: 'lista' };
const viewNamed = (word: string | null): View | undefined =>
  (['day', 'week', 'list'] as const).find((view) => viewWords[view] === word);

/**
 * What an address of the agenda looks at.
 * @param search what stands behind its path; what is none of ours counts as not said
 * @param usual how it was looked at last, in a word of the address; for where the address does not say
 */
export function lookOf(search: string, usual: string | null, today: Day): Look {
  const asked = new URLSearchParams(search);
  const day = asked.get('dia') ?? '';
  const id = Number(asked.get('con'));
  return {
    view: viewNamed(asked.get('vista')) ?? viewNamed(usual) ?? 'day',
    day: isDay(day) && day >= firstDay ? day : today,
    professionalId: Number.isSafeInteger(id) && id > 0 ? id : undefined,
  };
}

/** What stands behind the agenda's path for it. Today is not named: tomorrow the same address opens tomorrow. */
export function searchOf({ view, day, professionalId }: Look, today: Day): string {
  const search = new URLSearchParams({ vista: viewWords[view] });
  if (day !== today) search.set('dia', day);
  if (view === 'week' && professionalId !== undefined) search.set('con', String(professionalId));
  return `?${search}`;
}

/** How it is looked at, in the word that `lookOf` takes. */
export const usualOf = ({ view }: Look): string => viewWords[view];
