import { expect, test } from 'vitest';
import { parseView, toSearch, viewParamOf } from './agenda-view.ts';

const today = '2026-11-30';

test('reads the view from the URL and writes the same URL', () => {
  for (const [search, look] of [
    ['?vista=dia', { view: 'day', day: today, professionalId: undefined }],
    ['?vista=lista&dia=2027-01-04', { view: 'list', day: '2027-01-04', professionalId: undefined }],
    ['?vista=semana&dia=2026-11-29&con=3', { view: 'week', day: '2026-11-29', professionalId: 3 }],
  ] as const) {
    expect(parseView(search, null, today)).toEqual(look);
    expect(toSearch(look, today)).toBe(search);
  }
});

test('keeps one professional or the whole team in the URL of every view', () => {
  expect(toSearch({ view: 'day', day: today, professionalId: 3 }, today)).toBe('?vista=dia&con=3');
  expect(toSearch({ view: 'week', day: today, professionalId: 'all' }, today)).toBe(
    '?vista=semana&con=todos',
  );
  expect(parseView('?vista=semana&con=todos', null, today).professionalId).toBe('all');
});

test('uses the stored view without one in the URL, and the day on a first visit', () => {
  expect(
    parseView('', viewParamOf({ view: 'week', day: today, professionalId: undefined }), today).view,
  ).toBe('week');
  expect(parseView('?vista=lista', 'semana', today).view).toBe('list');
  expect(parseView('', null, today)).toEqual({ view: 'day', day: today, professionalId: undefined });
});

test('ignores invalid values in the URL', () => {
  for (const search of [
    '?vista=mes&dia=2026-02-31&con=0',
    '?vista=&dia=1999-12-31&con=-1',
    '?dia=mañana&con=1.5',
    '?dia=99999-01-01&con=1e400',
    '?%',
  ])
    expect(parseView(search, 'constructor', today)).toEqual({
      view: 'day',
      day: today,
      professionalId: undefined,
    });
});
