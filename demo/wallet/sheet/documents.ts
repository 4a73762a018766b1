import { decimal, sum } from '../money/amounts.ts';
import type { OrderWithMoney } from '../money/ledger.ts';
import { WalletError } from '../rest/errors.ts';
import type { Capture, Refund, Unit } from '../tables.ts';

/** Formats instants like PayPal: UTC, whole seconds. */
export const instant = (at: Date): string => at.toISOString().replace(/\.\d{3}Z$/, 'Z');

const times = ({ createdAt, updatedAt }: { createdAt: Date; updatedAt: Date }) => ({
  create_time: instant(createdAt),
  update_time: instant(updatedAt),
});

export function orderDocument({ order, captures, refunds }: OrderWithMoney) {
  const units = order.units.map((unit, index) => {
    const own = captures.filter((capture) => capture.unit === index);
    if (own.length === 0) return unit;
    const back = refunds.filter(({ captureId }) => own.some(({ id }) => id === captureId));
    const payments = {
      captures: own.map((capture) => captureFacts(unit, capture, refunds)),
      ...(back.length === 0 ? {} : { refunds: back.map((refund) => refundFacts(unit, refund)) }),
    };
    return { ...unit, payments };
  });
  return { id: order.id, intent: 'CAPTURE', status: order.status, purchase_units: units, ...times(order) };
}

/** A single capture (Payments v2), with its payee and its order. */
export function captureDocument(dossier: OrderWithMoney, captureId: string) {
  const { capture, unit } = requireCapture(dossier, captureId);
  return { ...captureFacts(unit, capture, dossier.refunds), payee: unit.payee, ...related(dossier) };
}

export function refundDocument(dossier: OrderWithMoney, refundId: string) {
  const refund = dossier.refunds.find(({ id }) => id === refundId);
  if (refund === undefined) throw new WalletError('INVALID_RESOURCE_ID');
  const { unit } = requireCapture(dossier, refund.captureId);
  return { ...refundFacts(unit, refund), ...related(dossier, refund.captureId) };
}

/** @throws WalletError if the order has no such capture */
export function requireCapture(
  { order, captures }: OrderWithMoney,
  captureId: string,
): { capture: Capture; unit: Unit } {
  const capture = captures.find(({ id }) => id === captureId);
  const unit = order.units[capture?.unit ?? -1];
  if (capture === undefined || unit === undefined) throw new WalletError('INVALID_RESOURCE_ID');
  return { capture, unit };
}

function captureFacts(unit: Unit, capture: Capture, refunds: Refund[]) {
  return {
    id: capture.id,
    status: statusOf(capture, refunds),
    ...(capture.status === 'PENDING' ? { status_details: { reason: 'PENDING_REVIEW' } } : {}),
    amount: money(unit, capture),
    ...reference(unit),
    final_capture: true,
    ...times(capture),
  };
}

const refundFacts = (unit: Unit, refund: Refund) => ({
  id: refund.id,
  status: refund.status,
  ...(refund.status === 'PENDING' ? { status_details: { reason: 'ECHECK' } } : {}),
  amount: money(unit, refund),
  ...reference(unit),
  ...times(refund),
});

/** Pending refunds do not count as refunded. */
function statusOf(capture: Capture, refunds: Refund[]): string {
  const back = sum(
    refunds.filter(({ captureId, status }) => captureId === capture.id && status === 'COMPLETED'),
  );
  if (back === 0) return capture.status;
  return back < capture.cents ? 'PARTIALLY_REFUNDED' : 'REFUNDED';
}

const money = (unit: Unit, { cents }: { cents: number }) => ({
  currency_code: unit.amount.currency_code,
  value: decimal(cents),
});
const reference = ({ custom_id }: Unit) => (custom_id === undefined ? {} : { custom_id });
const related = ({ order }: OrderWithMoney, captureId?: string) => ({
  supplementary_data: {
    related_ids: { order_id: order.id, ...(captureId === undefined ? {} : { capture_id: captureId }) },
  },
});
