import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { activities as seeds } from '../../../../db/wellbeing/activities.ts';
import type { Activity, Category } from './contract.ts';

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
