import type { APIRequestContext, Locator, Page } from '@playwright/test';
import type { Availability } from '#clinic/appointments/contract.ts';
import { clinicSettings } from '#platform/clinic-settings.ts';
import { formatDate } from '#platform/time/dates.ts';

/** A Madrid day ('2026-12-01') with its text on screen and the start of each hour. */
export type FreeDay = { day: string; words: string; startsAt: (time: string) => string };

const dayFromNow = (count: number) => new Date(Date.now() + count * 86_400_000).toISOString().slice(0, 10);

/** First day with all of the director's hours free. */
export async function findFreeDay(request: APIRequestContext): Promise<FreeDay> {
  // The API returns at most 62 days, and none beyond the last bookable one.
  for (const first of [8, 70, 132]) {
    const last = Math.min(first + 61, clinicSettings().bookableDaysAhead);
    const query = `professionalId=1&type=office&from=${dayFromNow(first)}&to=${dayFromNow(last)}`;
    const { days } = (await (await request.get(`/api/availability?${query}`)).json()) as Availability;
    const found = days.find(({ slots }) => slots.length > 0 && slots.every(({ free }) => free));
    if (found === undefined) continue;
    const hours = new Map(found.slots.map(({ time, startsAt }) => [time, startsAt]));
    return { day: found.date, words: formatDayText(found.date), startsAt: (time) => hours.get(time) ?? '' };
  }
  throw new Error('The tests have used up the calendar.');
}

export const formatDayText = (day: string): string => formatDate(`${day}T12:00:00Z`);

/** Turns calendar pages until the day appears, and presses it. */
export async function chooseDay(where: Page | Locator, { day, words }: FreeDay): Promise<void> {
  // Without a preselection, wait for the day's free hours.
  await where
    .getByRole('radio', { name: /elegida|libre/ })
    .first()
    .waitFor({ state: 'attached' });
  const month = new Intl.DateTimeFormat('es', { month: 'long', timeZone: 'UTC' }).format(new Date(day));
  // The calendar loads after the first view.
  await where.getByRole('grid').first().waitFor();
  const grid = where.getByRole('grid', { name: `${month} de ${day.slice(0, 4)}` });
  while (!(await grid.isVisible())) await where.getByRole('button', { name: 'Ir al mes siguiente' }).click();
  await grid.getByRole('button', { name: words }).click();
}

export async function chooseTime(where: Page | Locator, time: string): Promise<void> {
  // The page preselects the first free hour, which may be this one.
  await where.getByRole('radio', { name: new RegExp(`^${time} (libre|elegida)$`) }).check();
}
