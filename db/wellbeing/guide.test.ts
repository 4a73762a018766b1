import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sourceLinks } from '../../src/clinic/wellbeing/activities/terms.ts';
import { guideProse } from '../../src/clinic/wellbeing/screens/guide/prose.ts';
import { activities } from './activities.ts';
import { categories } from './categories.ts';

const { alerts, supportTips, recommendations, firstSession, readingHabits } = guideProse('es');

/** All property values of an object, and the items of its lists. */
const parts = (thing: object): unknown[] =>
  Object.values(thing).flatMap((value) => (Array.isArray(value) ? [value, ...value] : [value]));
const isEmpty = (part: unknown) => (Array.isArray(part) || typeof part === 'string') && part.length === 0;
const repeated = (ids: readonly string[]) => ids.filter((id, place) => ids.indexOf(id) !== place);

test('has at least twelve activities in at least four categories, three or more in each', () => {
  expect(activities.length).toBeGreaterThanOrEqual(12);
  expect(categories.length).toBeGreaterThanOrEqual(4);
  for (const { key } of categories)
    expect(activities.filter(({ category }) => category === key).length, key).toBeGreaterThanOrEqual(3);
});

test('assigns every activity to an existing category', () => {
  const known = categories.map(({ key }) => key);
  expect(activities.filter(({ category }) => !known.includes(category))).toEqual([]);
});

test('gives each activity a unique id that is not the id of a tab', () => {
  const tabs = ['activities', 'recommendations', 'alerts', 'resources'];
  const ids = activities.map(({ id }) => id);
  expect(repeated([...tabs, ...ids])).toEqual([]);
});

test('fills every field', () => {
  const things = [
    ...activities,
    ...categories,
    ...recommendations,
    ...alerts,
    ...firstSession,
    ...readingHabits,
  ];
  expect(things.filter((thing) => parts(thing).some(isEmpty))).toEqual([]);
  expect(supportTips.some(isEmpty)).toBe(false);
});

test("gives each activity its own existing picture and links only to known organisations' home pages", () => {
  expect(repeated(activities.map(({ imageUrl = '' }) => imageUrl))).toEqual([]);
  for (const { id, imageUrl, externalLink } of activities) {
    expect(existsSync(`public${imageUrl}`), id).toBe(true);
    if (externalLink !== undefined) expect(Object.values(sourceLinks), id).toContain(externalLink);
  }
});

test('gives each activity three steps or more and two benefits or more', () => {
  const meagre = activities.filter(({ steps, benefits }) => steps.length < 3 || benefits.length < 2);
  expect(meagre.map(({ id }) => id)).toEqual([]);
});

test('states the same minutes as the duration text', () => {
  const differing = activities.filter(({ duration, minutes }) => Number.parseInt(duration, 10) !== minutes);
  expect(differing.map(({ id }) => id)).toEqual([]);
});

test('offers at least two undemanding activities for each tag that a check-in can recommend', () => {
  for (const tag of ['sueño', 'calma', 'ánimo', 'energía'])
    expect(
      activities.filter(({ tags, difficulty }) => tags.includes(tag) && difficulty !== 'demanding').length,
      tag,
    ).toBeGreaterThanOrEqual(2);
});

test('has the same parts in Catalan', () => {
  const shapeOf = (language: 'es' | 'ca') => {
    const prose = guideProse(language);
    return {
      alerts: prose.alerts.map(({ grade, signs }) => [grade, signs.length]),
      recommendations: prose.recommendations.map(({ id, tips }) => [id, tips.length]),
      lengths: [prose.supportTips.length, prose.firstSession.length, prose.readingHabits.length],
    };
  };
  expect(shapeOf('ca')).toEqual(shapeOf('es'));
});

test('grades the warning signs from watching to an appointment to calling now', () => {
  expect(alerts.map(({ grade }) => grade)).toEqual(['watch', 'appointment', 'now']);
});

test('contains no promise of a cure and no exclamation marks', () => {
  const words = JSON.stringify([activities, categories, recommendations, alerts, supportTips, firstSession]);
  expect(words).not.toMatch(/cura(r|rá|n)?\b|garanti|[¡!]/i);
});
