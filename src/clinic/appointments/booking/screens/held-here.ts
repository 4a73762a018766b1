import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useSession, useSignOutOnExpiry } from '#clinic/accounts/api.ts';
import { appointmentsQuery } from '#clinic/appointments/api.ts';
import type { Appointment } from '#clinic/appointments/contract.ts';
import { isCancelled } from '#clinic/appointments/rules/appointment-rules.ts';
import { useIsHydrated } from '#platform/documents/hydration.ts';

// The appointment that was held on the booking page is noted in the page's history entry, so that Back and Forward
// show it instead of an empty form, where another press would hold a second one. Only its number: the rest is read
// for the user who is signed in.

/** Notes an appointment in this history entry, or removes the note. The router's own fields stay. */
export function noteHeldHere(appointmentId: number | undefined): void {
  window.history.replaceState({ ...window.history.state, held: appointmentId }, '');
}

function heldHere(): number | undefined {
  const held: unknown = window.history.state?.held;
  return typeof held === 'number' ? held : undefined;
}

/** `failed`: the appointments could not be read; `retry` reads them again. */
type Return = { state: 'none' | 'finding' | 'failed'; retry: () => void };

/**
 * Finds the appointment that was held in this history entry, once, when the page is opened by Back, Forward or a reload.
 * @param onFound not called for a cancelled one, nor for another user's
 */
export function useHeldHere(onFound: (appointment: Appointment) => void): Return {
  const isHydrated = useIsHydrated();
  const [id, setId] = useState(() => (isHydrated ? heldHere() : undefined));
  // The server does not know the history.
  useEffect(() => {
    if (isHydrated) setId(heldHere());
  }, [isHydrated]);
  const { state: session } = useSession();
  const isAsking = id !== undefined && session === 'signed-in';
  const { data, isFetching, error, refetch } = useQuery({ ...appointmentsQuery(), enabled: isAsking });
  useSignOutOnExpiry(error);
  const found = isAsking ? data?.find((appointment) => appointment.id === id) : undefined;
  const tell = useRef(onFound);
  tell.current = onFound;
  const isOver = found === undefined || isCancelled(found.status);
  const isKnown = isAsking && (found !== undefined || (data !== undefined && !isFetching));
  useEffect(() => {
    if (!isKnown) return;
    setId(undefined);
    if (found && !isOver) tell.current(found);
  }, [isKnown, isOver, found]);
  const isFinding = id !== undefined && (isAsking || session === 'unknown');
  const retry = () => void refetch();
  if (!isFinding) return { state: 'none', retry };
  return { state: error && !isFetching ? 'failed' : 'finding', retry };
}
