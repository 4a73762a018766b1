import type { ReactNode } from 'react';
import { Notice } from '#design/feedback/notice.tsx';
import { ApiError } from '#platform/api/client.ts';
import { failureWords } from '#platform/idempotency/failure-words.ts';
import { lookAtAgenda } from './agenda-words.ts';

/** Whether an hour is refused only because it lies outside opening: that may be meant. */
export const isOutsideHours = (error: unknown): boolean =>
  error instanceof ApiError && error.problem.code === 'outside_hours';

/**
 * Why an hour was not written into the agenda; without an answer, that nobody knows.
 * @param refused the title where it was not done
 * @param lost the title without an answer, where what was asked for changes nothing
 * @param actions what may be done where the hour lies outside opening
 */
export function HourRefusal({
  error,
  refused,
  lost,
  actions,
}: {
  error: Error | null;
  refused: string;
  lost?: string | undefined;
  actions?: ReactNode;
}) {
  if (error === null) return null;
  const isOutside = isOutsideHours(error);
  const { title, description } = failureWords(error, { refused, lost, otherwise: lookAtAgenda });
  return (
    <Notice
      tone={isOutside ? 'warning' : 'danger'}
      announce='assertive'
      title={isOutside ? 'Fuera de horario' : title}
      actions={isOutside && actions}
    >
      {description}
    </Notice>
  );
}
