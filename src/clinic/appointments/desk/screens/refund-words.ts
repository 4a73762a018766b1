import { clinic } from '#config';
import { formatEuros } from '#platform/money.ts';
import type { AgendaAppointment } from '../../agenda/contract.ts';
import { refundOnCancellation } from '../../rules/appointment-rules.ts';

/**
 * What comes back where an appointment is cancelled, before it is.
 * @param notice when the person let us know; 'all' where everything comes back in any case
 */
export function refundWords(one: AgendaAppointment, notice: Date | 'all'): string {
  const { startsAt: date, status, paid, withCredit, price } = one;
  const refund = refundOnCancellation(
    { date, status, paid, withCredit },
    notice === 'all' ? new Date(0) : notice,
  );
  const late = `El aviso llegó con menos de ${clinic.cancellationHours} horas`;
  switch (refund) {
    case 'nothing_paid':
      return 'No hay nada cobrado. La hora queda libre.';
    case 'none':
      return `${late}: los ${formatEuros(price)} no se devuelven. La hora queda libre.`;
    case 'session':
      return 'La sesión vuelve a su plan. La hora queda libre.';
    case 'session_lost':
      return `${late}: la sesión no vuelve a su plan. La hora queda libre.`;
    default:
      return `Se devuelve lo pagado, ${formatEuros(price)}; de la primera visita de un niño puede quedarse el suplemento. La hora queda libre.`;
  }
}
