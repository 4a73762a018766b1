import { addDays, type Day, daysBetween } from '#platform/time/calendar-days.ts';
import type { Difficulty, Reason, Scores, Suggestion, TalkReason } from '../terms.ts';

type ScoredDay = Scores & { on: Day };

/** The fields of an activity that the rules need. */
type SelectableActivity = { id: number; tags: readonly string[]; difficulty: Difficulty };

/** Window in days, today included. */
const weekDays = 7;
/** More than half of the week, so that single bad days do not count. */
const lowWeekDays = 4;
/** The lowest mark twice within three days requires advice at once. */
const veryLow = { mark: 1, days: 2, within: 3 };

/** Thresholds of a low score; not a diagnosis. */
const isLow = {
  sleep: ({ sleepQuality }: Scores) => sleepQuality <= 2,
  stress: ({ stressLevel }: Scores) => stressLevel >= 4,
  mood: ({ mood }: Scores) => mood <= 2,
  energy: ({ energyLevel }: Scores) => energyLevel <= 2,
};

/** Tag of helpful activities per reason. */
const tagPerReason: Record<Reason['rule'], string> = {
  sleep: 'sueño',
  stress: 'calma',
  mood: 'ánimo',
  energy: 'energía',
  steady: 'ánimo',
};

const maxActivities = 3;
/** Avoids three activities of the same kind. */
const maxPerRule = 2;

const withinLastDays = (days: number, checked: readonly ScoredDay[], today: Day) =>
  checked.filter(({ on }) => on > addDays(today, -days) && on <= today);

/**
 * Selects recommendations after a check-in, with reasons. Pure and deterministic.
 * @param checked recent check-ins with today's; older ones are ignored
 * @param guide all activities
 * @param today day of the check-in (Europe/Madrid)
 */
export function selectRecommendations(
  checked: readonly ScoredDay[],
  guide: readonly SelectableActivity[],
  today: Day,
): Suggestion {
  const now = checked.find(({ on }) => on === today);
  if (now === undefined) return { talk: null, activities: [] };
  const reasons = findReasons(now, withinLastDays(weekDays, checked, today));
  // Low mood or energy excludes demanding activities.
  const isTired = isLow.mood(now) || isLow.energy(now);
  const fitting = isTired ? guide.filter(({ difficulty }) => difficulty !== 'demanding') : guide;
  return { talk: talkReason(checked, today), activities: choose(reasons, fitting, today) };
}

/** Why to talk to someone first; null if not indicated. */
function talkReason(checked: readonly ScoredDay[], today: Day): TalkReason | null {
  const lowest = withinLastDays(veryLow.within, checked, today).filter(
    ({ mood }) => mood === veryLow.mark,
  ).length;
  if (lowest >= veryLow.days) return { rule: 'very-low', days: lowest };
  const low = withinLastDays(weekDays, checked, today).filter(isLow.mood).length;
  return low >= lowWeekDays ? { rule: 'low-week', days: low } : null;
}

/** Today's low scores, those low on most days first. */
function findReasons(now: ScoredDay, week: readonly ScoredDay[]): Reason[] {
  const rules = ['sleep', 'stress', 'mood', 'energy'] as const;
  const lacking = rules
    .filter((rule) => isLow[rule](now))
    .map((rule) => ({ rule, days: week.filter(isLow[rule]).length }));
  return lacking.length === 0
    ? [{ rule: 'steady', days: 0 }]
    : lacking.sort((one, other) => other.days - one.days);
}

/** Takes one activity per reason, then a second; the selection rotates daily. */
function choose(
  reasons: readonly Reason[],
  guide: readonly SelectableActivity[],
  today: Day,
): Suggestion['activities'] {
  const days = daysBetween('2026-01-01', today);
  const chosen: Suggestion['activities'] = [];
  for (let round = 0; round < maxPerRule; round++)
    for (const reason of reasons) {
      const pool = guide.filter(
        ({ id, tags }) =>
          tags.includes(tagPerReason[reason.rule]) && !chosen.some(({ activityId }) => activityId === id),
      );
      const next = pool.at(days % Math.max(1, pool.length));
      if (next !== undefined && chosen.length < maxActivities) chosen.push({ activityId: next.id, reason });
    }
  return chosen;
}
