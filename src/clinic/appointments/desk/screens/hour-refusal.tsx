import type { ReactNode } from 'react';
import { Notice } from '#design/feedback/notice.tsx';
import { ApiError } from '#platform/api/client.ts';
import { failureMessages } from '#platform/idempotency/failure-messages.ts';
import { checkAgendaAdvice } from './agenda-labels.ts';
import { texts } from './texts.ts';

/** Whether the only reason is that the hour is outside opening hours, which the desk may override. */
export const isOutsideHours = (error: unknown): boolean =>
  error instanceof ApiError && error.problem.code === 'outside_hours';

/**
 * Message for a refused or unanswered request at the desk.
 * @param refused title of a refusal
 * @param lost title without a response, for a request that changes nothing
 * @param actions buttons for an hour outside opening hours
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
  const { title, description } = failureMessages(error, { refused, lost, advice: checkAgendaAdvice() });
  return (
    <Notice
      tone={isOutside ? 'warning' : 'danger'}
      announce='assertive'
      title={isOutside ? texts().place.outsideHours : title}
      actions={isOutside && actions}
    >
      {description}
    </Notice>
  );
}
