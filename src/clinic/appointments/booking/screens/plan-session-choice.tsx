import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSession } from '#clinic/accounts/api.ts';
import { userSubscriptionsQuery } from '#clinic/subscriptions/api.ts';
import { CheckboxField } from '#design/fields/checkbox-field.tsx';
import { formatDate } from '#platform/time/spanish-dates.ts';
import { type SessionWish, type UsableSessions, usableSessions } from '../plan-sessions.ts';

/** State of 'Usar una sesión de mi plan': on by default if a session could pay. */
export function usePlanSession(wish: SessionWish) {
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
    return (
      <p className='text-ink-soft text-sm'>
        Tus sesiones valen hasta el {lastDay(usable)}: para ese día no sirven.
      </p>
    );
  return (
    <CheckboxField
      className='rounded-card bg-river-50 px-4 py-1'
      label={<span className='font-[650]'>Usar una sesión de mi plan</span>}
      hint={leftInWords(usable)}
      checked={isWanted}
      onChange={(event) => want(event.target.checked)}
    />
  );
}

/** The plan ends at midnight: one minute earlier is still its last day. */
const lastDay = ({ until }: UsableSessions) => formatDate(new Date(Date.parse(until) - 60_000));

function leftInWords(usable: UsableSessions): string {
  const { left, areOfSeveralPlans } = usable;
  if (areOfSeveralPlans)
    return `Te quedan ${left} · se usa la del plan que acaba antes, el ${lastDay(usable)}`;
  return left === 1
    ? `Te queda 1 · vale hasta el ${lastDay(usable)}`
    : `Te quedan ${left} · valen hasta el ${lastDay(usable)}`;
}
