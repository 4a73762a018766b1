import { clinic } from '#config';

const hours = clinic.cancellationHours;

/**
 * Until when a visit may be moved or given back, or that it is too late for that already: an hour may be booked at shorter
 * notice than that. In words alone: what is decided stands in `appointment-rules.ts`.
 * @param withCredit a session of the person's plan pays
 * @param now unknown while a page is not alive yet: then the rule alone is said
 */
export function changeRule(
  { startsAt, withCredit }: { startsAt: Date | string; withCredit: boolean },
  now: Date | undefined,
): string {
  if (now && new Date(startsAt).getTime() - now.getTime() < hours * 3_600_000)
    return `Faltan menos de ${hours} horas: ya no se puede cambiar, y si la cancelas ${withCredit ? 'la sesión no vuelve a tu plan' : 'el importe no se devuelve'}.`;
  return withCredit
    ? `Puedes cambiarla, o cancelarla y recuperar la sesión, hasta ${hours} horas antes.`
    : `Puedes cambiarla, o cancelarla con devolución, hasta ${hours} horas antes.`;
}
