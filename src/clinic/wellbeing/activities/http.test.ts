import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { setTranslations } from '#platform/language/clinic-texts.server.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { spanishOnly } from '#tests/support/words/language-words.ts';
import { activities as seeds } from '../../../../db/wellbeing/activities.ts';
import type { Activity, Category } from './contract.ts';
import { emptyFilter, matchesFilter, tagsOf } from './rules.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await startTestApp();
});
afterAll(() => testApp.stop());

const categories = async (): Promise<Category[]> =>
  (await testApp.visitor().get('/api/selfcare/categories')).json();
const activities = async (): Promise<Activity[]> =>
  (await testApp.visitor().get('/api/selfcare/activities')).json();

test('returns categories and activities in order to visitors', async () => {
  const parts = await categories();
  expect(parts.map(({ name, icon, color }) => [name, icon, color])).toEqual([
    ['Calmar el cuerpo', 'wind', 'river'],
    ['Ordenar la cabeza', 'pencil', 'ochre'],
    ['Moverte y descansar', 'footprints', 'pine'],
    ['Cuidar los lazos', 'heart', 'coral'],
  ]);
  const all = await activities();
  expect(all.map(({ anchor }) => anchor)).toEqual(seeds.map(({ id }) => id));
  expect(all[0]).toMatchObject({
    categoryId: parts[0]?.id,
    title: 'Respirar más despacio',
    duration: '5 minutos',
    minutes: 5,
    difficulty: 'easy',
    breathing: { inSeconds: 4, outSeconds: 6 },
    tags: ['calma', 'sueño'],
    imageUrl: '/drawings/activity-slow-breathing.svg',
    externalLink: null,
  });
  expect(all[0]?.instructions.split('\n')).toEqual(seeds[0]?.steps);
});

describe('the guide in Catalan', () => {
  const read = async <Thing>(path: string): Promise<Thing[]> =>
    (
      await testApp
        .visitor()
        .send({ method: 'GET', url: `/api/selfcare/${path}`, headers: { 'accept-language': 'ca' } })
    ).json();

  test('has no line in Spanish, and the same steps, benefits and tags', async () => {
    const catalan = await read<Activity>('activities');
    const spanish = await activities();
    const shapeOf = (all: Activity[]) =>
      all.map(({ anchor, instructions, benefits, tags }) => [
        anchor,
        instructions.split('\n').length,
        benefits.length,
        tags.length,
      ]);
    expect(shapeOf(catalan)).toEqual(shapeOf(spanish));
    const linesOf = (all: Activity[]) =>
      all.flatMap(({ title, description, duration, frequency, instructions, benefits }) =>
        [title, description, duration, frequency, instructions, ...benefits].join('\n').split('\n'),
      );
    const known = new Set(linesOf(spanish));
    expect(linesOf(catalan).filter((line) => known.has(line) || spanishOnly.test(line))).toEqual([]);
    const parts = await read<Category>('categories');
    expect(parts.map(({ name }) => name)).toEqual([
      'Calmar el cos',
      'Endreçar el cap',
      'Moure’t i descansar',
      'Cuidar els vincles',
    ]);
  });

  test('is found by its Catalan tags, and uses the clinic’s own translation of a line', async () => {
    const seed = seeds.find(({ id }) => id === 'close-the-day');
    setTranslations({ ca: new Map([[seed?.title ?? '', 'Acabar el dia']]) });
    const catalan = await read<Activity>('activities');
    setTranslations({});
    expect(catalan.find(({ anchor }) => anchor === 'close-the-day')?.title).toBe('Acabar el dia');
    expect(tagsOf(catalan)).toContain('son');
    const found = catalan.filter((one) => matchesFilter(one, { ...emptyFilter, tag: 'son' }, new Set()));
    expect(found.map(({ anchor }) => anchor)).toEqual(
      seeds.filter(({ tags }) => tags.includes('sueño')).map(({ id }) => id),
    );
  });
});
