import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { appointmentsQuery } from '#clinic/appointments/api.ts';
import type { Appointment } from '#clinic/appointments/contract.ts';
import { isCancelled } from '#clinic/appointments/rules/appointment-rules.ts';
import { presentNow } from '#platform/browser/clock.ts';

/** Delay in ms after the end: the server's clock decides, not this device's. */
const graceMs = 2_000;
/**
 * Poll interval in ms while the server still holds it: this clock is ahead, or a payment is being processed.
 */
const retryMs = 15_000;

/**
 * Refetches the appointments when a hold expires and polls until the server has ended it: only the server
 * knows whether it was paid or is held longer.
 */
export function usePollExpiringHolds(appointments: readonly Appointment[] | undefined): void {
  const client = useQueryClient();
  const next = findNextHoldEnd(appointments ?? []);
  useEffect(() => {
    if (next === undefined) return;
    let timer: ReturnType<typeof setTimeout>;
    const refetchHolds = () => {
      client.invalidateQueries({ queryKey: appointmentsQuery().queryKey });
      timer = setTimeout(refetchHolds, retryMs);
    };
    timer = setTimeout(refetchHolds, Math.max(0, next - presentNow().getTime()) + graceMs);
    return () => clearTimeout(timer);
  }, [client, next]);
}

/** The earliest end of a hold that the server has not ended, also one in the past by this clock. */
export function findNextHoldEnd(
  appointments: readonly Pick<Appointment, 'status' | 'holdExpiresAt'>[],
): number | undefined {
  const ends = appointments.flatMap(({ status, holdExpiresAt }) =>
    holdExpiresAt === null || isCancelled(status) ? [] : [Date.parse(holdExpiresAt)],
  );
  return ends.length > 0 ? Math.min(...ends) : undefined;
}
