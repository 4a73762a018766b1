import { expect, test } from 'vitest';
import { activities } from './activities.ts';
import { alerts, beingThere } from './alerts.ts';
import { categories } from './categories.ts';
import { firstSession, readingHabits } from './first-session.ts';
import { recommendations } from './recommendations.ts';

/** Every string and every list of a thing, and whatever its lists hold. */
const parts = (thing: object): unknown[] =>
  Object.values(thing).flatMap((value) => (Array.isArray(value) ? [value, ...value] : [value]));
const isEmpty = (part: unknown) => (Array.isArray(part) || typeof part === 'string') && part.length === 0;
const repeated = (ids: readonly string[]) => ids.filter((id, place) => ids.indexOf(id) !== place);

test('there are at least twelve activities in at least four categories, three or more in each', () => {
  expect(activities.length).toBeGreaterThanOrEqual(12);
  expect(categories.length).toBeGreaterThanOrEqual(4);
  for (const { id } of categories)
    expect(activities.filter(({ category }) => category === id).length, id).toBeGreaterThanOrEqual(3);
});

test('no activity belongs to a category that does not exist', () => {
  const known = categories.map(({ id }) => id);
  expect(activities.filter(({ category }) => !known.includes(category))).toEqual([]);
});

test('no two activities or categories share an id, and none has the id of a tab', () => {
  const tabs = ['activities', 'recommendations', 'alerts', 'resources'];
  const ids = [...activities, ...categories].map(({ id }) => id);
  expect(repeated([...tabs, ...ids])).toEqual([]);
});

test('every field of the guide is filled', () => {
  const things = [
    ...activities,
    ...categories,
    ...recommendations,
    ...alerts,
    ...firstSession,
    ...readingHabits,
  ];
  expect(things.filter((thing) => parts(thing).some(isEmpty))).toEqual([]);
  expect(beingThere.some(isEmpty)).toBe(false);
});

test('each activity tells how, in three steps or more, and what for', () => {
  const meagre = activities.filter(({ steps, benefits }) => steps.length < 3 || benefits.length < 2);
  expect(meagre.map(({ id }) => id)).toEqual([]);
});

test('signs of alarm come in three grades, from watching to calling', () => {
  expect(alerts.map(({ grade }) => grade)).toEqual(['watch', 'appointment', 'now']);
});

test('nothing is promised, nobody is shouted at', () => {
  const words = JSON.stringify([activities, categories, recommendations, alerts, beingThere, firstSession]);
  expect(words).not.toMatch(/cura(r|rá|n)?\b|garanti|[¡!]/i);
});
