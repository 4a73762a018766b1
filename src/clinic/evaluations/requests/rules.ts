import { dayOfAge } from '#clinic/patients/terms.ts';
import { addDays, type Day, wallTimeOf } from '#platform/time/calendar-days.ts';
import { adultAge, repeatDays } from '../terms.ts';

/** Age group on a day; 'unknown' without a birth date. */
export function ageOn(birthDate: Day | null, today: Day): 'adult' | 'minor' | 'unknown' {
  if (birthDate === null) return 'unknown';
  return dayOfAge(birthDate, adultAge * 12) <= today ? 'adult' : 'minor';
}

/** First day (Europe/Madrid) on which an instrument may be requested again; null means now. */
export function mayRequestFrom(lastFinishedAt: Date | undefined, today: Day): Day | null {
  if (lastFinishedAt === undefined) return null;
  const from = addDays(wallTimeOf(lastFinishedAt).day, repeatDays);
  return from > today ? from : null;
}

type Progress = { finishedAt: Date | null; releasedAt: Date | null; sealedAnswers: string | null };

/** Derives the state of a questionnaire from its timestamps and answers. */
export function evaluationState({ finishedAt, releasedAt, sealedAnswers }: Progress) {
  if (releasedAt !== null) return 'released' as const;
  if (finishedAt !== null) return 'answered' as const;
  return sealedAnswers === null ? ('sent' as const) : ('begun' as const);
}
