import { formatEuros } from '#platform/money.ts';
import type { AgendaAppointment } from '../../agenda/contract.ts';
import { isFreeAt, type Notice, refundOnCancellation } from '../../rules/cancellation.ts';
import { lateNotice } from '../../rules/cancellation-sentences.ts';
import { texts } from './texts.ts';

export function formatRefund(one: AgendaAppointment, notice: Notice): string {
  const price = formatEuros(one.price);
  const sentences = texts().refund;
  const refund = refundOnCancellation(one, notice);
  const late = lateNotice(one.cancellationHours);
  switch (refund) {
    case 'nothing_paid':
      return sentences.nothingPaid;
    case 'none':
      return sentences.none(late, price);
    case 'session':
      return sentences.session;
    case 'session_lost':
      return sentences.sessionLost(late);
    default:
      return notice === 'waived' ? sentences.waived(price) : sentences.byRule(price);
  }
}

/**
 * A cancellation never charges. For a late notice of an unpaid appointment the form offers 'Canceló tarde' as well.
 * Undefined if there is nothing to charge.
 */
export function formatLateCharge(one: AgendaAppointment, notice: Notice): string | undefined {
  if (notice === 'waived' || isFreeAt(one, notice)) return undefined;
  if (one.status !== 'confirmed' || one.paid || one.withCredit || one.price === 0) return undefined;
  return texts().cancel.lateIsNotCharged(lateNotice(one.cancellationHours));
}
