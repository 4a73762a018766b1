import { childProblem } from '#clinic/patients/terms.ts';
import { childSentences } from '#clinic/subscriptions/sentences.ts';
import { type Day, isDay } from '#platform/time/calendar-days.ts';

/** What is asked before a child's plan is paid. */
export type ChildValues = { childBirthDate: string; guardian: boolean };
export type ChildProblems = { childBirthDate?: string | undefined; guardian?: string | undefined };

/**
 * What is wrong before anything is sent, one sentence per field.
 * @param today Madrid day
 */
export function childProblems({ childBirthDate, guardian }: ChildValues, today: Day): ChildProblems {
  const birth = birthProblem(childBirthDate, today);
  return {
    ...(birth === undefined ? {} : { childBirthDate: birth }),
    ...(guardian ? {} : { guardian: childSentences.guardian }),
  };
}

function birthProblem(birthDate: string, today: Day): string | undefined {
  if (!isDay(birthDate)) return childSentences.missing;
  const problem = childProblem(birthDate, today);
  return problem === null ? undefined : childSentences[problem];
}
