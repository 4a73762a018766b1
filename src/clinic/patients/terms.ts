import { clinic } from '#config';
import type { Day } from '#platform/time/calendar-days.ts';

/** Shown instead of the name of a blocked record; `records/blocked` opens those with a reason. */
export const blockedName = 'Ficha bloqueada';

/** The Madrid day on which a child reaches an age; a missing day (31 June) becomes the month's last. */
export function reaches(birthOn: Day, months: number): Day {
  const [year = Number.NaN, month = Number.NaN, day = Number.NaN] = birthOn.split('-').map(Number);
  const lastDay = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day, lastDay))).toISOString().slice(0, 10);
}

/** An age as it is said: 54 months are '4 años y medio'. */
export function ageInWords(months: number): string {
  const years = Math.floor(months / 12);
  const rest = months % 12;
  const inYears = years === 1 ? '1 año' : `${years} años`;
  if (rest === 0) return inYears;
  if (rest === 6) return `${inYears} y medio`;
  return `${inYears} y ${rest === 1 ? '1 mes' : `${rest} meses`}`;
}

/**
 * Whether a child may come on a day: old enough for the clinic then (4 and a half years), and still a minor (under 18).
 * @returns the reason why not, or null
 */
export function childProblem(birthOn: Day, visitOn: Day): 'too_young' | 'grown_up' | null {
  if (reaches(birthOn, clinic.childMinimumAgeMonths) > visitOn) return 'too_young';
  return reaches(birthOn, 18 * 12) <= visitOn ? 'grown_up' : null;
}

/** Said to a guardian whom the clinic's card does not let book, wherever the child is named by its birth date. */
export const mayNotBook = () =>
  `Para este menor no puedes reservar por la web. Llámanos al ${clinic.phone} y lo vemos contigo.`;

/** Birthdays after which the card asks who hears of a minor's hours: what they decide for themselves grows with them. */
export const noticeAges = [14, 16] as const;
export type NoticeAge = (typeof noticeAges)[number];

/** The latest of these birthdays that a minor has had; undefined before the first, and for whoever is of age. */
export function noticeAgeOf(birthOn: Day, today: Day): NoticeAge | undefined {
  if (reaches(birthOn, 18 * 12) <= today) return undefined;
  return noticeAges.findLast((age) => reaches(birthOn, age * 12) <= today);
}

/** What somebody wants who asks to be called back: neutral words, whatever it is about. */
export const callbackReasons = ['talk', 'new_hour', 'change_hour', 'papers', 'other'] as const;
export type CallbackReason = (typeof callbackReasons)[number];

/** Why the direction may open what a person wrote: a closed list, which the person reads in their own account. */
export const openingReasons = ['emergency', 'complaint', 'legal', 'patient_request'] as const;
export type OpeningReason = (typeof openingReasons)[number];
