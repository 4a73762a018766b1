import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { appointmentsQuery } from '../api.ts';
import type { Appointment } from '../contract.ts';
import { isCancelled } from '../rules.ts';

/** A little after its end, in ms: the server's clock decides, not this one. */
const graceMs = 2_000;

/** Asks for the appointments again when a hold runs out: only the server knows whether it was paid meanwhile. */
export function useHoldsRunningOut(appointments: readonly Appointment[] | undefined): void {
  const client = useQueryClient();
  const ends = (appointments ?? [])
    .filter(({ status, holdExpiresAt }) => holdExpiresAt !== null && !isCancelled(status))
    .map(({ holdExpiresAt }) => Date.parse(holdExpiresAt ?? ''))
    .filter((end) => end > Date.now());
  const next = ends.length > 0 ? Math.min(...ends) : undefined;
  useEffect(() => {
    if (next === undefined) return;
    const refresh = () => client.invalidateQueries({ queryKey: appointmentsQuery().queryKey });
    const timer = setTimeout(refresh, next - Date.now() + graceMs);
    return () => clearTimeout(timer);
  }, [client, next]);
}
