import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { appointmentsQuery } from '#clinic/appointments/api.ts';
import type { Appointment } from '#clinic/appointments/contract.ts';
import { isCancelled } from '#clinic/appointments/rules/appointment-rules.ts';
import { presentNow } from '#platform/browser/clock.ts';

/** A little after its end, in ms: the server's clock decides, not this one. */
const graceMs = 2_000;
/** In ms, for as long as the server still holds what is over here: this clock is ahead, or a payment is being read. */
const againMs = 15_000;

/**
 * Asks for the appointments again when a hold runs out, and goes on until the server has said what became of it: only the
 * server knows whether it was paid meanwhile, or is held a little longer.
 */
export function useHoldsRunningOut(appointments: readonly Appointment[] | undefined): void {
  const client = useQueryClient();
  const next = nextEnd(appointments ?? []);
  useEffect(() => {
    if (next === undefined) return;
    let timer: ReturnType<typeof setTimeout>;
    const ask = () => {
      client.invalidateQueries({ queryKey: appointmentsQuery().queryKey });
      timer = setTimeout(ask, againMs);
    };
    timer = setTimeout(ask, Math.max(0, next - presentNow().getTime()) + graceMs);
    return () => clearTimeout(timer);
  }, [client, next]);
}

/** The first end of a hold that the server has not called over yet, also one that has passed by this clock. */
export function nextEnd(
  appointments: readonly Pick<Appointment, 'status' | 'holdExpiresAt'>[],
): number | undefined {
  const ends = appointments.flatMap(({ status, holdExpiresAt }) =>
    holdExpiresAt === null || isCancelled(status) ? [] : [Date.parse(holdExpiresAt)],
  );
  return ends.length > 0 ? Math.min(...ends) : undefined;
}
