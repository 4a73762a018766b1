import { clinic } from '#config';
import { clinicContact } from '#platform/clinic-contact.ts';
import { currentLanguage, type Language } from '#platform/language/language.ts';
import type { Day } from '#platform/time/calendar-days.ts';
import { ageTexts } from './age-texts.ts';
import { texts } from './texts.ts';

/** Shown instead of the name of a locked record; `records/blocked` opens those with a reason. */
export const blockedName = 'Ficha bloqueada';

/** Day (Europe/Madrid) on which a child reaches an age; a missing day (31 June) becomes the last of the month. */
export function dayOfAge(birthDate: Day, months: number): Day {
  const [year = Number.NaN, month = Number.NaN, day = Number.NaN] = birthDate.split('-').map(Number);
  const lastDay = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day, lastDay))).toISOString().slice(0, 10);
}

/** '4 años y medio', '1 año y 3 meses'. */
export function ageInWords(months: number, language: Language = currentLanguage()): string {
  const texts = ageTexts(language);
  const years = texts.years(Math.floor(months / 12));
  const rest = months % 12;
  if (rest === 0) return years;
  return rest === 6 ? texts.andAHalf(years) : texts.andMonths(years, rest);
}

/**
 * Whether a child may have an appointment on a day: old enough for the clinic (4.5 years) and under 18.
 * @returns the reason why not, or null
 */
export function childProblem(birthDate: Day, visitOn: Day): 'too_young' | 'grown_up' | null {
  if (dayOfAge(birthDate, clinic.childMinimumAgeMonths) > visitOn) return 'too_young';
  return dayOfAge(birthDate, 18 * 12) <= visitOn ? 'grown_up' : null;
}

/** Shown to a guardian whom the clinic does not permit to book for this child. */
export const mayNotBookSentence = (): string => texts().mayNotBook(clinicContact().phone);

/** Birthdays that raise the question who is notified about a minor's appointments, because their say grows with age. */
export const noticeAges = [14, 16] as const;
export type NoticeAge = (typeof noticeAges)[number];

/** Latest of these birthdays of a minor; undefined before the first and for adults. */
export function noticeAgeOf(birthDate: Day, today: Day): NoticeAge | undefined {
  if (dayOfAge(birthDate, 18 * 12) <= today) return undefined;
  return noticeAges.findLast((age) => dayOfAge(birthDate, age * 12) <= today);
}

/** Reasons for a callback, worded neutrally to reveal nothing clinical. */
export const callbackReasons = ['talk', 'new_hour', 'change_hour', 'papers', 'other'] as const;
export type CallbackReason = (typeof callbackReasons)[number];

/** Reasons for a manager to open a patient's content: a closed list, shown to the patient in their account. */
export const openingReasons = ['emergency', 'complaint', 'legal', 'patient_request'] as const;
export type OpeningReason = (typeof openingReasons)[number];
