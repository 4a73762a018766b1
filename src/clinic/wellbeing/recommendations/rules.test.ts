import { describe, expect, test } from 'vitest';
import { addDays } from '#platform/time/calendar-days.ts';
import { activities } from '../../../../db/wellbeing/activities.ts';
import { selectRecommendations } from './rules.ts';
import { formatReason, formatTalkReason } from './terms.ts';

const today = '2026-11-23';
const guide = activities.map(({ tags, difficulty }, id) => ({ id, tags, difficulty }));
const fine = { mood: 3, sleepQuality: 3, stressLevel: 3, energyLevel: 3 };

const scoresBefore = (days: number, scores: Partial<typeof fine> = {}) => ({
  ...fine,
  ...scores,
  on: addDays(today, -days),
});
const rulesOf = (...checked: ReturnType<typeof scoresBefore>[]) => [
  ...new Set(selectRecommendations(checked, guide, today).activities.map(({ reason }) => reason.rule)),
];
const talkReasonAfter = (...moods: (number | null)[]) =>
  selectRecommendations(
    moods.flatMap((mood, days) => (mood === null ? [] : [scoresBefore(days, { mood })])),
    guide,
    today,
  ).talk;

describe('reasons for recommendations', () => {
  test.each([
    ['sleepQuality', 2, 'sleep'],
    ['sleepQuality', 3, 'steady'],
    ['stressLevel', 4, 'stress'],
    ['stressLevel', 3, 'steady'],
    ['mood', 2, 'mood'],
    ['mood', 3, 'steady'],
    ['energyLevel', 2, 'energy'],
    ['energyLevel', 3, 'steady'],
  ])('%s at %i gives the reason %s', (name, mark, rule) => {
    expect(rulesOf(scoresBefore(0, { [name]: mark }))).toEqual([rule]);
  });

  test('ignore what was low yesterday but not today', () => {
    expect(rulesOf(scoresBefore(0), scoresBefore(1, { sleepQuality: 1 }))).toEqual(['steady']);
  });

  test('are empty without a check-in today', () => {
    expect(selectRecommendations([scoresBefore(1, { mood: 1 })], guide, today)).toEqual({
      talk: null,
      activities: [],
    });
  });

  test('put what was low on most days first', () => {
    const nights = [1, 2].map((days) => scoresBefore(days, { energyLevel: 1 }));
    expect(rulesOf(scoresBefore(0, { energyLevel: 1, sleepQuality: 1 }), ...nights)).toEqual([
      'energy',
      'sleep',
    ]);
  });
});

describe('the reason text, counting the last seven days', () => {
  const nights = (...daysAgo: number[]) =>
    selectRecommendations(
      daysAgo.map((days) => scoresBefore(days, { sleepQuality: 2 })),
      guide,
      today,
    ).activities.map(({ reason }) => formatReason(reason))[0];
  test.each([
    [[0], 'Porque esta noche has dormido mal.'],
    [[0, 1], 'Porque esta noche has dormido mal.'],
    [[0, 1, 2], 'Porque has dormido mal tres noches de las últimas siete.'],
    [[0, 3, 6], 'Porque has dormido mal tres noches de las últimas siete.'],
    [[0, 3, 7], 'Porque esta noche has dormido mal.'],
    [[0, 1, 2, 3, 4, 5, 6, 7], 'Porque has dormido mal siete noches de las últimas siete.'],
  ])('bad nights %j days ago: %s', (daysAgo, words) => {
    expect(nights(...daysAgo)).toBe(words);
  });
});

describe('the advice to talk to someone first', () => {
  test.each([
    ['one low day', [1], null],
    ['three low days of seven', [2, 2, 2, 3, 3, 3, 3], null],
    ['four low days of seven', [2, 3, 2, 3, 2, 3, 2], { rule: 'low-week', days: 4 }],
    ['four low days, one of them a week ago', [2, 2, 2, null, null, null, null, 2], null],
    ['the lowest mark twice in three days', [1, 3, 1], { rule: 'very-low', days: 2 }],
    ['the lowest mark twice in four days', [1, 3, 3, 1], null],
    ['the lowest mark three days running', [1, 1, 1], { rule: 'very-low', days: 3 }],
    ['the lowest mark yesterday and before, better today', [4, 1, 1], { rule: 'very-low', days: 2 }],
  ])('is given after %s', (_, moods, talk) => {
    expect(talkReasonAfter(...(moods as (number | null)[]))).toEqual(talk);
  });

  test('uses no diagnostic terms', () => {
    expect(formatTalkReason({ rule: 'low-week', days: 4 })).toBe(
      'Has marcado el ánimo bajo cuatro de los últimos siete días.',
    );
    expect(formatTalkReason({ rule: 'very-low', days: 2 })).toBe(
      'Has marcado el ánimo más bajo dos veces en tres días.',
    );
  });
});

describe('recommended activities', () => {
  test('are at most three, distinct, and at most two per reason', () => {
    for (let day = 0; day < 40; day++) {
      const on = addDays(today, day);
      const { activities: chosen } = selectRecommendations(
        [{ mood: 1, sleepQuality: 1, stressLevel: 5, energyLevel: 1, on }],
        guide,
        on,
      );
      const ids = chosen.map(({ activityId }) => activityId);
      expect(ids).toHaveLength(3);
      expect(new Set(ids).size).toBe(3);
    }
    expect(
      selectRecommendations([scoresBefore(0, { sleepQuality: 1 })], guide, today).activities,
    ).toHaveLength(2);
  });

  test('change with the day', () => {
    const first = (on: string) =>
      selectRecommendations([{ ...fine, sleepQuality: 1, on }], guide, on).activities[0]?.activityId;
    const days = [0, 1, 2, 3].map((count) => first(addDays(today, count)));
    expect(new Set(days).size).toBeGreaterThan(1);
  });

  test.each([{ mood: 2 }, { energyLevel: 2 }])('exclude demanding ones on a day with %j', (scores) => {
    for (let day = 0; day < 20; day++) {
      const on = addDays(today, day);
      const { activities: chosen } = selectRecommendations([{ ...fine, ...scores, on }], guide, on);
      expect(chosen.map(({ activityId }) => guide[activityId]?.difficulty)).not.toContain('demanding');
    }
  });

  test('are empty if the guide has nothing suitable', () => {
    expect(selectRecommendations([scoresBefore(0)], [], today)).toEqual({ talk: null, activities: [] });
  });
});
