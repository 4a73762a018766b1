import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSession } from '#clinic/accounts/api.ts';
import { userSubscriptionsQuery } from '#clinic/subscriptions/api.ts';
import { CheckboxField } from '#design/fields/checkbox-field.tsx';
import { formatDate } from '#platform/time/dates.ts';
import { type SessionQuery, type UsableSessions, usableSessions } from '../plan-sessions.ts';
import { texts } from './texts.ts';

/** State of the checkbox that uses a session of the plan: on by default if a session could pay. */
export function usePlanSession(wish: SessionQuery) {
  const isSignedIn = useSession().state === 'signed-in';
  const { data } = useQuery({ ...userSubscriptionsQuery(), enabled: isSignedIn });
  const [isWanted, want] = useState(true);
  const usable = isSignedIn && data !== undefined ? usableSessions(data, wish) : undefined;
  return { usable, isWanted, want, pays: isWanted && usable !== undefined && usable.left > 0 };
}

export type PlanSession = ReturnType<typeof usePlanSession>;

export function PlanSessionChoice({ session: { usable, isWanted, want } }: { session: PlanSession }) {
  if (usable === undefined) return null;
  if (usable.left === 0)
    return <p className='text-ink-soft text-sm'>{texts().planSession.tooLate(formatLastDay(usable))}</p>;
  return (
    <CheckboxField
      className='rounded-card bg-river-50 px-4 py-1'
      label={<span className='font-[650]'>{texts().planSession.use}</span>}
      hint={formatSessionsLeft(usable)}
      checked={isWanted}
      onChange={(event) => want(event.target.checked)}
    />
  );
}

/** The plan ends at midnight: one minute earlier is still its last day. */
const formatLastDay = ({ until }: UsableSessions) => formatDate(new Date(Date.parse(until) - 60_000));

function formatSessionsLeft(usable: UsableSessions): string {
  const { left, areOfSeveralPlans } = usable;
  const { ofSeveralPlans, left: ofOnePlan } = texts().planSession;
  return (areOfSeveralPlans ? ofSeveralPlans : ofOnePlan)(left, formatLastDay(usable));
}
