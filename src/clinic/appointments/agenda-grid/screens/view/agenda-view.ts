import { type Day, isDay } from '#platform/time/calendar-days.ts';
import type { ShownProfessional, View } from '../columns.ts';

export type AgendaView = { view: View; day: Day; professionalId: ShownProfessional };

/** Earliest valid day: a year being typed, such as 0002, is ignored. */
export const firstDay = '2000-01-01';

const viewParams: Record<View, string> = { day: 'dia', week: 'semana', list: 'lista' };
const parseViewParam = (word: string | null): View | undefined =>
  (['day', 'week', 'list'] as const).find((view) => viewParams[view] === word);

/**
 * State of the agenda from its URL.
 * @param search query string; invalid values are ignored
 * @param usual stored view, used if the URL has none
 */
export function parseView(search: string, usual: string | null, today: Day): AgendaView {
  const asked = new URLSearchParams(search);
  const day = asked.get('dia') ?? '';
  return {
    view: parseViewParam(asked.get('vista')) ?? parseViewParam(usual) ?? 'day',
    day: isDay(day) && day >= firstDay ? day : today,
    professionalId: parseProfessional(asked.get('con')),
  };
}

const allParam = 'todos';

function parseProfessional(word: string | null): ShownProfessional {
  if (word === allParam) return 'all';
  const id = Number(word);
  return Number.isSafeInteger(id) && id > 0 ? id : undefined;
}

/** Query string of a state. Today is omitted, so that the URL opens the current day tomorrow. */
export function toSearch({ view, day, professionalId }: AgendaView, today: Day): string {
  const search = new URLSearchParams({ vista: viewParams[view] });
  if (day !== today) search.set('dia', day);
  if (professionalId !== undefined)
    search.set('con', professionalId === 'all' ? allParam : String(professionalId));
  return `?${search}`;
}

export const viewParamOf = ({ view }: AgendaView): string => viewParams[view];
