import { childProblem } from '#clinic/patients/terms.ts';
import { childMessages } from '#clinic/subscriptions/child-messages.ts';
import { type Day, isDay } from '#platform/time/calendar-days.ts';

/** Values required before paying for a child's plan. */
export type ChildValues = { childBirthDate: string; guardian: boolean };
export type ChildProblems = { childBirthDate?: string | undefined; guardian?: string | undefined };

/**
 * Client-side errors by field.
 * @param today day in Madrid
 */
export function childProblems({ childBirthDate, guardian }: ChildValues, today: Day): ChildProblems {
  const birth = birthProblem(childBirthDate, today);
  return {
    ...(birth === undefined ? {} : { childBirthDate: birth }),
    ...(guardian ? {} : { guardian: childMessages().guardian }),
  };
}

function birthProblem(birthDate: string, today: Day): string | undefined {
  if (!isDay(birthDate)) return childMessages().missing;
  const problem = childProblem(birthDate, today);
  return problem === null ? undefined : childMessages()[problem];
}
