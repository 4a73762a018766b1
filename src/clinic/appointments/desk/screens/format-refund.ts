import { formatEuros } from '#platform/money.ts';
import type { AgendaAppointment } from '../../agenda/contract.ts';
import { isFreeAt, type Notice, refundOnCancellation } from '../../rules/cancellation.ts';
import { lateNotice } from '../../rules/cancellation-sentences.ts';

export function formatRefund(one: AgendaAppointment, notice: Notice): string {
  const { price } = one;
  const refund = refundOnCancellation(one, notice);
  const late = lateNotice(one.cancellationHours);
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
      return notice === 'waived'
        ? `Se devuelve todo lo pagado, ${formatEuros(price)}. La hora queda libre.`
        : `Se devuelve lo pagado, ${formatEuros(price)}; de la primera visita de un niño puede quedarse el suplemento. La hora queda libre.`;
  }
}

/**
 * A cancellation never charges. For a late notice of an unpaid appointment the form offers 'Canceló tarde' as well.
 * Undefined if there is nothing to charge.
 */
export function formatLateCharge(one: AgendaAppointment, notice: Notice): string | undefined {
  if (notice === 'waived' || isFreeAt(one, notice)) return undefined;
  if (one.status !== 'confirmed' || one.paid || one.withCredit || one.price === 0) return undefined;
  return `${lateNotice(one.cancellationHours)}. Si la cancelas, no se cobra.`;
}
