import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { routes } from '#platform/paths.ts';
import { prefetchAgenda } from './prefetch-agenda.ts';
import { prefetchAround } from './prefetch-around.ts';

/** Sunday in Madrid, half an hour before Monday. */
const now = new Date('2026-11-29T22:30:00Z');

afterEach(() => void vi.unstubAllGlobals());

function askedBy(ask: (client: QueryClient) => void): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    const { searchParams } = new URL(address, 'http://onyar.test');
    asked.push(`${searchParams.get('from')} ${searchParams.get('to')}`);
    return Response.json({});
  });
  ask(new QueryClient());
  return asked;
}

test('askAgendaAhead prefetches the first days of staff pages and nothing for others', () => {
  const ahead = (pathname: string, search = '') =>
    askedBy((client) => prefetchAgenda(client, { pathname, search }, now));
  expect(ahead(routes['staff-agenda'])).toEqual(['2026-11-29 2026-11-29', '2026-11-23 2026-11-29']);
  expect(ahead(routes['staff-agenda'], '?vista=lista&dia=2026-12-08')).toEqual([
    ...['2026-12-08 2026-12-08', '2026-12-07 2026-12-13'],
  ]);
  expect(ahead(routes.staff)).toEqual(['2026-11-28 2026-11-30']);
  expect(ahead(routes['staff-people'])).toEqual([]);
});

test('askAgendaAround prefetches the week of a day and the adjacent pages', () => {
  const around = (...where: ['day' | 'week' | 'list', string]) =>
    askedBy((client) => prefetchAround(client, ...where));
  expect(around('day', '2026-11-29')).toEqual([
    ...['2026-11-23 2026-11-29', '2026-11-30 2026-11-30', '2026-11-28 2026-11-28'],
  ]);
  for (const view of ['week', 'list'] as const)
    expect(around(view, '2026-11-29')).toEqual(['2026-11-30 2026-12-06', '2026-11-16 2026-11-22']);
});
