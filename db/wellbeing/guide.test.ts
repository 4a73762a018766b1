import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sourceWords } from '../../src/clinic/wellbeing/activities/terms.ts';
import { alerts, beingThere } from '../../src/clinic/wellbeing/screens/guide/alerts.ts';
import { firstSession, readingHabits } from '../../src/clinic/wellbeing/screens/guide/first-session.ts';
import { recommendations } from '../../src/clinic/wellbeing/screens/guide/recommendations.ts';
import { activities } from './activities.ts';
import { categories } from './categories.ts';

/** Every string and every list of a thing, and whatever its lists hold. */
const parts = (thing: object): unknown[] =>
  Object.values(thing).flatMap((value) => (Array.isArray(value) ? [value, ...value] : [value]));
const isEmpty = (part: unknown) => (Array.isArray(part) || typeof part === 'string') && part.length === 0;
const repeated = (ids: readonly string[]) => ids.filter((id, place) => ids.indexOf(id) !== place);

test('there are at least twelve activities in at least four categories, three or more in each', () => {
  expect(activities.length).toBeGreaterThanOrEqual(12);
  expect(categories.length).toBeGreaterThanOrEqual(4);
  for (const { key } of categories)
    expect(activities.filter(({ category }) => category === key).length, key).toBeGreaterThanOrEqual(3);
});

test('no activity belongs to a category that does not exist', () => {
  const known = categories.map(({ key }) => key);
  expect(activities.filter(({ category }) => !known.includes(category))).toEqual([]);
});

test('no two activities share an id, and none has the id of a tab', () => {
  const tabs = ['activities', 'recommendations', 'alerts', 'resources'];
  const ids = activities.map(({ id }) => id);
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

test('each activity has a picture of its own that is there, and no link below an organisation’s own door', () => {
  expect(repeated(activities.map(({ imageUrl = '' }) => imageUrl))).toEqual([]);
  for (const { id, imageUrl, externalLink } of activities) {
    expect(existsSync(`public${imageUrl}`), id).toBe(true);
    if (externalLink !== undefined) expect(sourceWords[externalLink], id).toBeDefined();
  }
});

test('each activity tells how, in three steps or more, and what for', () => {
  const meagre = activities.filter(({ steps, benefits }) => steps.length < 3 || benefits.length < 2);
  expect(meagre.map(({ id }) => id)).toEqual([]);
});

test('the minutes are those that the words say', () => {
  const differing = activities.filter(({ duration, minutes }) => Number.parseInt(duration, 10) !== minutes);
  expect(differing.map(({ id }) => id)).toEqual([]);
});

test('each thing that a check-in can show has two activities at least that ask for little', () => {
  for (const tag of ['sueño', 'calma', 'ánimo', 'energía'])
    expect(
      activities.filter(({ tags, difficulty }) => tags.includes(tag) && difficulty !== 'demanding').length,
      tag,
    ).toBeGreaterThanOrEqual(2);
});

test('signs of alarm come in three grades, from watching to calling', () => {
  expect(alerts.map(({ grade }) => grade)).toEqual(['watch', 'appointment', 'now']);
});

test('nothing is promised, nobody is shouted at', () => {
  const words = JSON.stringify([activities, categories, recommendations, alerts, beingThere, firstSession]);
  expect(words).not.toMatch(/cura(r|rá|n)?\b|garanti|[¡!]/i);
});
