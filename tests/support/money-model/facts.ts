import type { StoredOrder } from '../servers/wallet.ts';
import type { RunState } from './run-state.ts';

export type LedgerLine = {
  id: number;
  at: Date;
  step: string;
  reference: string;
  order_id: string;
  payer_user_id: number | null;
  capture_id: string | null;
  refund_id: string | null;
  cents: number | null;
  currency: string | null;
  reason: string | null;
};
export type Receipt = {
  series: string;
  number: number;
  capture_id: string;
  refund_id: string | null;
  cents: number;
};
export type StoredAppointment = {
  id: number;
  reference: string;
  patient_id: number;
  professional_id: number;
  booked_by: number;
  kind: string;
  starts_at: Date;
  ends_at: Date;
  status: 'pending' | 'confirmed' | 'cancelled';
  cancellation: string | null;
  hold_expires_at: Date | null;
  price_cents: number;
  paid: boolean;
};
/** `file`: the first attachment; `receipts`: the number of PDFs. */
export type Letter = {
  kind: string;
  user_id: number | null;
  text: string;
  file: string | null;
  receipts: number;
};

/** A capture in the emulator's books whose money was received. */
export type WalletCapture = {
  id: string;
  orderId: string;
  reference: string;
  units: number;
  cents: number;
  currency: string;
  returnedCents: number;
};
export type Facts = Awaited<ReturnType<typeof readFacts>>;

/** Everything a run has left in the tables, the outbox and the emulator's books. */
export async function readFacts({ house }: RunState) {
  const rows = async <Row>(sql: string) => (await house.owner.query(sql)).rows as Row[];
  const [ledger, receipts, kept, letters, open, orders] = await Promise.all([
    rows<LedgerLine>('select * from payment_ledger order by id'),
    rows<Receipt>(
      'select series, number, capture_id, refund_id, cents from receipts order by series, number',
    ),
    rows<StoredAppointment>("select *, 'appointment:' || id as reference from appointments order by id"),
    rows<Letter>(`select kind, user_id, text, attachments->0->>'content' as file,
      (select count(*)::int from jsonb_array_elements(attachments) each where each->>'type' = 'application/pdf') as receipts
      from outbox order by id`),
    rows<{ what: string }>(`select 'claim ' || id as what from wallet_orders where state = 'open'
      union all select 'refund ' || id from refunds where state = 'due'
      union all select 'hold ' || id from appointments where status = 'pending'
      union all select 'job ' || name from pgboss.job where name like 'payments.%' and name <> 'payments.take-up'`),
    house.instances[1].wallet.books(),
  ]);
  const taken = orders.flatMap((order) => readWalletCaptures(order, house.merchantId));
  return { ledger, receipts, kept, letters, open, taken };
}

type Unit = StoredOrder['purchase_units'][number] & { payee: { merchant_id: string } };

const received = new Set(['COMPLETED', 'PARTIALLY_REFUNDED', 'REFUNDED']);
const centsOf = ({ amount }: { amount: { value: string } }) => Math.round(Number(amount.value) * 100);

/** Each of our units of an order has one capture, so a refund of the unit is a refund of its capture. */
function readWalletCaptures(
  { id: orderId, purchase_units: units }: StoredOrder,
  merchantId: string,
): WalletCapture[] {
  const ours = (units as Unit[]).filter(({ payee }) => payee.merchant_id === merchantId);
  return ours.flatMap(({ custom_id: reference = '', payments }) => {
    const back = (payments?.refunds ?? []).filter(({ status }) => status === 'COMPLETED');
    const returnedCents = back.reduce((total, refund) => total + centsOf(refund), 0);
    return (payments?.captures ?? [])
      .filter(({ status }) => received.has(status))
      .map((capture) => ({
        id: capture.id,
        orderId,
        reference,
        units: units.length,
        returnedCents,
        cents: centsOf(capture),
        currency: capture.amount.currency_code,
      }));
  });
}
