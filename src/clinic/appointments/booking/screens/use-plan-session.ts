import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSession } from '#clinic/accounts/api.ts';
import { userSubscriptionsQuery } from '#clinic/subscriptions/api.ts';
import { type SessionWish, usableSessions } from '../plan-sessions.ts';

/** The choice 'Usar una sesión de mi plan': made by itself where one could pay, until the person says otherwise. */
export function usePlanSession(wish: SessionWish) {
  const isSignedIn = useSession().state === 'signed-in';
  const { data } = useQuery({ ...userSubscriptionsQuery(), enabled: isSignedIn });
  const [isWanted, want] = useState(true);
  const usable = isSignedIn && data !== undefined ? usableSessions(data, wish) : undefined;
  return { usable, isWanted, want, pays: isWanted && usable !== undefined && usable.left > 0 };
}

export type PlanSession = ReturnType<typeof usePlanSession>;
