import { expect, test } from 'vitest';
import { type OwnedPlan, usableSessions } from './plan-sessions.ts';

const plan = (changes: Partial<OwnedPlan> = {}): OwnedPlan => ({
  type: 'adult',
  sessionsLeft: 3,
  endDate: '2027-03-01T23:00:00.000Z',
  childBirthDate: null,
  ...changes,
});
const wish = { type: 'office', startsAt: '2027-02-01T08:00:00.000Z', childBirthDate: '' } as const;

test('uses adult sessions for office and video, not for home visits or children', () => {
  const found = { left: 3, until: '2027-03-01T23:00:00.000Z', areOfSeveralPlans: false };
  expect(usableSessions([plan()], wish)).toEqual(found);
  expect(usableSessions([plan()], { ...wish, type: 'video' })).toEqual(found);
  expect(usableSessions([plan()], { ...wish, type: 'home' })).toBeUndefined();
  expect(usableSessions([plan()], { ...wish, type: 'child', childBirthDate: '2018-05-04' })).toBeUndefined();
});

test('uses a child’s sessions only for the child with that birth date', () => {
  const held = [plan({ type: 'child', childBirthDate: '2018-05-04' })];
  const child = { ...wish, type: 'child', childBirthDate: '2018-05-04' } as const;
  expect(usableSessions(held, child)?.left).toBe(3);
  expect(usableSessions(held, { ...child, childBirthDate: '2018-05-05' })).toBeUndefined();
  expect(usableSessions(held, { ...child, childBirthDate: '' })).toBeUndefined();
  expect(usableSessions(held, wish)).toBeUndefined();
});

test('puts the plan that ends first first and excludes plans that end before the hour', () => {
  const short = plan({ sessionsLeft: 2, endDate: '2027-02-10T23:00:00.000Z' });
  expect(usableSessions([plan(), short], wish)).toEqual({
    left: 5,
    until: short.endDate,
    areOfSeveralPlans: true,
  });
  const later = { ...wish, startsAt: short.endDate };
  expect(usableSessions([plan(), short], later)).toEqual({
    left: 3,
    until: plan().endDate,
    areOfSeveralPlans: false,
  });
});

test('reports the end date if every plan ends before the hour', () => {
  expect(usableSessions([plan()], { ...wish, startsAt: '2027-03-02T08:00:00.000Z' })).toEqual({
    left: 0,
    until: plan().endDate,
    areOfSeveralPlans: false,
  });
  expect(usableSessions([plan({ sessionsLeft: 0 })], wish)).toBeUndefined();
  expect(usableSessions([], wish)).toBeUndefined();
});

test('counts all sessions while no hour is chosen', () => {
  expect(usableSessions([plan()], { ...wish, startsAt: undefined })?.left).toBe(3);
});
