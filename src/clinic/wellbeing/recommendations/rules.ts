import { addDays, type Day, daysBetween } from '#platform/time/calendar-days.ts';
import type { Difficulty, Reason, Scores, Suggestion, TalkReason } from '../terms.ts';

/** How somebody was on a Madrid day. */
type Checked = Scores & { on: Day };

/** What the rules need of the guide. */
type Known = { id: number; tags: readonly string[]; difficulty: Difficulty };

/** The last seven days, today among them. */
const weekDays = 7;
/** One bad day has nothing to say of a week: more than half of its days has. */
const lowWeekDays = 4;
/** Twice the lowest mark within three days is not waited out. */
const veryLow = { mark: 1, days: 2, within: 3 };

/** The marks below or above which something is lacking; nothing of this is a diagnosis. */
const isLow = {
  sleep: ({ sleepQuality }: Scores) => sleepQuality <= 2,
  stress: ({ stressLevel }: Scores) => stressLevel >= 4,
  mood: ({ mood }: Scores) => mood <= 2,
  energy: ({ energyLevel }: Scores) => energyLevel <= 2,
};

/** The tag in the guide of what may help. */
const tagOf: Record<Reason['rule'], string> = {
  sleep: 'sueño',
  stress: 'calma',
  mood: 'ánimo',
  energy: 'energía',
  steady: 'ánimo',
};

const mostActivities = 3;
/** Three things of the same kind are no choice. */
const mostOfOneRule = 2;

const ofLast = (days: number, checked: readonly Checked[], today: Day) =>
  checked.filter(({ on }) => on > addDays(today, -days) && on <= today);

/**
 * What to suggest after a check-in, and why. Pure: the same days, guide and marks give the same.
 * @param checked the check-ins of the last days, today's among them; older ones are left out
 * @param guide every activity
 * @param today Madrid day of the check-in
 */
export function suggest(checked: readonly Checked[], guide: readonly Known[], today: Day): Suggestion {
  const now = checked.find(({ on }) => on === today);
  if (now === undefined) return { talk: null, activities: [] };
  const reasons = reasonsOf(now, ofLast(weekDays, checked, today));
  // Whoever is tired or low gets nothing that asks for much.
  const isTired = isLow.mood(now) || isLow.energy(now);
  const fitting = isTired ? guide.filter(({ difficulty }) => difficulty !== 'demanding') : guide;
  return { talk: talkReason(checked, today), activities: choose(reasons, fitting, today) };
}

/** Why somebody had better talk with a person first; null where nothing says so. */
function talkReason(checked: readonly Checked[], today: Day): TalkReason | null {
  const lowest = ofLast(veryLow.within, checked, today).filter(({ mood }) => mood === veryLow.mark).length;
  if (lowest >= veryLow.days) return { rule: 'very-low', days: lowest };
  const low = ofLast(weekDays, checked, today).filter(isLow.mood).length;
  return low >= lowWeekDays ? { rule: 'low-week', days: low } : null;
}

/** What is lacking today, what has lacked longest first. */
function reasonsOf(now: Checked, week: readonly Checked[]): Reason[] {
  const rules = ['sleep', 'stress', 'mood', 'energy'] as const;
  const lacking = rules
    .filter((rule) => isLow[rule](now))
    .map((rule) => ({ rule, days: week.filter(isLow[rule]).length }));
  return lacking.length === 0
    ? [{ rule: 'steady', days: 0 }]
    : lacking.sort((one, other) => other.days - one.days);
}

/** One activity of each reason, then a second one; another day others come first. */
function choose(reasons: readonly Reason[], guide: readonly Known[], today: Day): Suggestion['activities'] {
  const days = daysBetween('2026-01-01', today);
  const chosen: Suggestion['activities'] = [];
  for (let round = 0; round < mostOfOneRule; round++)
    for (const reason of reasons) {
      const pool = guide.filter(
        ({ id, tags }) =>
          tags.includes(tagOf[reason.rule]) && !chosen.some(({ activityId }) => activityId === id),
      );
      const next = pool.at(days % Math.max(1, pool.length));
      if (next !== undefined && chosen.length < mostActivities) chosen.push({ activityId: next.id, reason });
    }
  return chosen;
}
