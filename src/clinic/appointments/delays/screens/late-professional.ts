import type { Agenda } from '../../agenda/contract.ts';

/**
 * The professional who can be meant without a question: the only one the user may plan for, otherwise the only one with
 * an appointment in progress. Undefined if there are several, or none.
 */
export function findLateProfessional(
  { professionals, appointments }: Pick<Agenda, 'professionals' | 'appointments'>,
  now: Date,
): number | undefined {
  const own = professionals.filter(({ isOpen }) => isOpen);
  if (own.length === 1) return own[0]?.id;
  const busy = own.filter(({ id }) =>
    appointments.some(
      ({ professionalId, status, attendance, startsAt, endsAt }) =>
        professionalId === id &&
        status === 'confirmed' &&
        attendance?.status !== 'no_show' &&
        attendance?.status !== 'cancelled_late' &&
        new Date(startsAt) <= now &&
        now < new Date(endsAt),
    ),
  );
  return busy.length === 1 ? busy[0]?.id : undefined;
}
