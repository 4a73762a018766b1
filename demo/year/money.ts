import { asSystem } from '#clinic/audit/contract.ts';
import { clinic } from '#config';
import { defaultLanguage } from '#platform/language/language.ts';
import { addDays, wallTimeOf } from '#platform/time/calendar-days.ts';
import { instantOf } from '#platform/time/zoned-time.ts';
import { isOrdinaryDay, listDaysOff, pastDays } from './calendar.ts';
import type { Context } from './context.ts';
import { createRandom } from './random.ts';
import { numberByTime, type RowCollector, type Rows } from './rows.ts';
import { plus } from './visits.ts';

export type PaymentMethod = Rows['receipts'][number]['method'];
export type DeskMethod = Exclude<PaymentMethod, 'wallet' | 'credit'>;
export type Payer = { payerUserId: number | null; payerPatientId: number | null };
type Item = { reference: string; concept: string; cents: number };
export type Paid = Item & Payer & { captureId: string; orderId: string; method: PaymentMethod };

const currency = 'EUR';
const hex = '0123456789ABCDEF';
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ0123456789';

export type Money = ReturnType<typeof createMoney>;

/** Payments and refunds with their ledger lines, receipts and audit lines, as the use cases write them. */
export function createMoney(context: Context, collector: RowCollector) {
  const { rows, audit, reception } = collector;
  const ids = createRandom(context.seed).fork('money ids');
  const idOf = (alphabet: string, length: number) =>
    Array.from({ length }, () => alphabet[ids.int(0, alphabet.length - 1)]).join('');
  const newDeskId = () => `CAJA-${idOf(hex, 12)}`;
  const newWalletId = () => idOf(letters, 17);

  type Line = Omit<Rows['paymentLedger'][number], 'id' | 'part'>;
  const append = (line: Line) => rows.paymentLedger.push({ id: 0, part: 0, ...line });
  const emptyLine = {
    captureId: null,
    refundId: null,
    cents: null,
    currency: null,
    reason: null,
    method: 'wallet',
    enteredBy: null,
    occurrence: 1,
    creditAccountId: null,
  } as const;

  const issueReceipt = (
    receipt: Omit<
      Rows['receipts'][number],
      'id' | 'series' | 'number' | 'vat' | 'vatPercent' | 'exportedAt' | 'language'
    >,
  ) =>
    rows.receipts.push({
      id: 0,
      series: '',
      number: 0,
      vat: 'exempt',
      vatPercent: 0,
      exportedAt: null,
      language: defaultLanguage,
      ...receipt,
    });

  return {
    /** A payment taken by reception. */
    payAtDesk(
      item: Item,
      payer: Payer,
      {
        at,
        method,
        occurrence = 1,
        creditAccountId = null,
      }: {
        at: Date;
        method: Exclude<PaymentMethod, 'wallet'>;
        occurrence?: number;
        creditAccountId?: number | null;
      },
    ): Paid {
      const captureId = newDeskId();
      const { reference, cents } = item;
      const line = {
        ...emptyLine,
        at,
        reference,
        orderId: captureId,
        payerUserId: payer.payerUserId,
        captureId,
        cents,
        currency,
        method,
        enteredBy: reception.userId,
        occurrence,
        creditAccountId,
      };
      append({ ...line, step: 'captured' });
      append({ ...line, step: 'verified' });
      audit(at, reception, 'payment.taken', reference, { detail: { cents, method } });
      issueReceipt({
        issuedAt: at,
        reference,
        ...payer,
        captureId,
        refundId: null,
        method,
        cents,
        concept: item.concept,
      });
      return { ...item, ...payer, captureId, orderId: captureId, method };
    },

    /**
     * A payment through the wallet, reported a minute before it is captured.
     * @param settle writes what the payment buys, between capture and verification
     */
    payOnline(item: Item, payerUserId: number, at: Date, settle: (paid: Paid) => void): Paid {
      const { reference, cents, concept } = item;
      const orderId = newWalletId();
      const captureId = newWalletId();
      const reportedAt = plus(at, -1);
      const order = { ...emptyLine, reference, orderId, payerUserId };
      const paid: Paid = { ...item, payerUserId, payerPatientId: null, captureId, orderId, method: 'wallet' };
      append({ ...order, at: reportedAt, step: 'reported' });
      append({ ...order, at, step: 'captured', captureId, cents, currency });
      settle(paid);
      append({ ...order, at, step: 'verified', captureId, cents, currency });
      audit(at, asSystem('payments'), 'payment.verified', reference);
      issueReceipt({
        issuedAt: at,
        reference,
        payerUserId,
        payerPatientId: null,
        captureId,
        refundId: null,
        method: 'wallet',
        cents,
        concept,
      });
      rows.walletOrders.push({
        id: collector.nextId('wallet_orders'),
        orderId,
        reference,
        payerUserId,
        state: 'done',
        reportedAt,
        nextLookAt: new Date(reportedAt.getTime() + 10_000),
        approvedSeenAt: null,
      });
      const value = `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
      rows.demoOrders.push({
        id: orderId,
        status: 'COMPLETED',
        units: [
          {
            reference_id: context.installation,
            amount: { currency_code: currency, value },
            description: concept,
            custom_id: reference,
            payee: { merchant_id: context.merchantId },
          },
        ],
        declines: false,
        createdAt: reportedAt,
        updatedAt: at,
      });
      rows.demoCaptures.push({
        id: captureId,
        orderId,
        unit: 0,
        status: 'COMPLETED',
        cents,
        createdAt: at,
        updatedAt: at,
      });
      return paid;
    },

    /** Refunds everything that was paid through the wallet, a few seconds after the cancellation. */
    refundOnline(paid: Paid, at: Date): void {
      const { reference, orderId, captureId, payerUserId, cents } = paid;
      const reason = 'cancelled_in_time';
      const doneAt = new Date(at.getTime() + 4_000);
      const refundId = newWalletId();
      rows.refunds.push({
        id: collector.nextId('refunds'),
        requestId: `whole-${captureId}`,
        captureId,
        orderId,
        reference,
        payerUserId,
        cents,
        currency,
        reason,
        method: 'wallet',
        creditAccountId: null,
        state: 'done',
        tries: 0,
        nextTryAt: at,
        createdAt: at,
      });
      const line = { ...emptyLine, reference, orderId, captureId, payerUserId, cents, currency, reason };
      append({ ...line, at, step: 'refund_due' });
      append({ ...line, at: doneAt, step: 'refunded', refundId });
      issueReceipt({
        issuedAt: doneAt,
        reference,
        payerUserId,
        payerPatientId: null,
        captureId,
        refundId,
        method: 'wallet',
        cents: -cents,
        concept: `Devolución: ${paid.concept}`,
      });
      rows.demoRefunds.push({
        id: refundId,
        captureId,
        status: 'COMPLETED',
        cents,
        createdAt: doneAt,
        updatedAt: doneAt,
      });
    },

    /** Takes back a payment that reception typed by mistake. */
    undo(paid: Paid, at: Date, why: string): void {
      const { reference, orderId, captureId, payerUserId, payerPatientId, cents, method } = paid;
      const refundId = newDeskId();
      append({
        ...emptyLine,
        at,
        step: 'refunded',
        reference,
        orderId,
        captureId,
        payerUserId,
        currency,
        method,
        refundId,
        cents,
        reason: 'undone',
        enteredBy: reception.userId,
      });
      issueReceipt({
        issuedAt: at,
        reference,
        payerUserId,
        payerPatientId,
        captureId,
        refundId,
        method,
        cents: -cents,
        concept: `Anulación: ${paid.concept}`,
      });
      audit(at, reception, 'payment.undone', reference, { detail: { cents, method, why } });
    },

    /** Turns part of a payment into the payer's credit. @returns the credit account */
    refundToCredit(paid: Paid, { patientId, cents, at, why }: CreditWish): number {
      const { reference, orderId, captureId, payerUserId, payerPatientId } = paid;
      const creditAccountId = collector.nextId('credit_accounts');
      rows.creditAccounts.push({ id: creditAccountId, patientId, openedAt: at });
      const doneAt = new Date(at.getTime() + 2_000);
      const refundId = newDeskId();
      const reason = 'by_staff';
      const wish = { method: 'credit', creditAccountId } as const;
      rows.refunds.push({
        id: collector.nextId('refunds'),
        requestId: `part-${newDeskId()}`,
        captureId,
        orderId,
        reference,
        payerUserId,
        cents,
        currency,
        reason,
        ...wish,
        state: 'done',
        tries: 0,
        nextTryAt: at,
        createdAt: at,
      });
      const line = {
        ...emptyLine,
        reference,
        orderId,
        captureId,
        payerUserId,
        cents,
        currency,
        reason,
        ...wish,
      };
      append({ ...line, at, step: 'refund_due' });
      append({ ...line, at: doneAt, step: 'refunded', refundId });
      issueReceipt({
        issuedAt: doneAt,
        reference,
        payerUserId,
        payerPatientId,
        captureId,
        refundId,
        method: 'credit',
        cents: -cents,
        concept: `Devolución: ${paid.concept}`,
      });
      audit(at, reception, 'payment.returned', reference, { detail: { cents, method: 'credit', why } });
      return creditAccountId;
    },
  };
}

type CreditWish = { patientId: number; cents: number; at: Date; why: string };

/** Numbers the ledger and the receipts by time, then writes the invoices and till counts derived from them. */
export function writeInvoicesAndTill(
  context: Context,
  collector: RowCollector,
  nameOfPayer: (payer: Payer) => string,
): void {
  const { rows } = collector;
  numberByTime(rows.paymentLedger, context.firstId('payment_ledger'), ({ at }) => at);
  numberByTime(rows.receipts, context.firstId('receipts'), ({ issuedAt }) => issuedAt);
  for (const receipt of rows.receipts) {
    receipt.series = wallTimeOf(receipt.issuedAt).day.slice(0, 4);
    const series = rows.receiptSeries.find((one) => one.series === receipt.series);
    if (series === undefined) rows.receiptSeries.push({ series: receipt.series, lastNumber: 1 });
    else series.lastNumber++;
    receipt.number = series?.lastNumber ?? 1;
  }
  nameRecipients(rows, nameOfPayer);
  noteInvoices(context, collector);
  countTill(context, collector);
}

/** Above this amount an invoice names its recipient. */
const namedFromCents = 40_000;

function nameRecipients(rows: Rows, nameOfPayer: (payer: Payer) => string): void {
  const large = rows.receipts.filter(({ cents }) => Math.abs(cents) > namedFromCents);
  // The newest one still lacks its recipient, so that the list of invoices shows the case.
  for (const [index, receipt] of large.slice(0, -1).entries())
    rows.invoiceRecipients.push({
      receiptId: receipt.id,
      name: nameOfPayer(receipt),
      taxId: taxIdOf(index + 1),
      address: `Carrer de la Rondalla, ${index + 1}, 17000 ${clinic.city}`,
      statedAt: receipt.issuedAt,
    });
}

/** A DNI with its control letter, from a range that was never issued. */
const taxIdOf = (number: number): string =>
  `${String(number).padStart(8, '0')}${'TRWAGMYFPDXBNJZSQVHLCKE'[number % 23]}`;

/** Each month's payments get their invoice numbers on the third of the next month. */
function noteInvoices({ now }: Context, collector: RowCollector): void {
  const { rows, audit, reception } = collector;
  const isUndone = new Set(
    rows.paymentLedger.filter(({ reason }) => reason === 'undone').map(({ captureId }) => captureId),
  );
  const named = new Set(rows.invoiceRecipients.map(({ receiptId }) => receiptId));
  let count = 0;
  for (const receipt of rows.receipts) {
    const month = wallTimeOf(receipt.issuedAt).day.slice(0, 7);
    const nextMonth = addDays(`${month}-28`, 4).slice(0, 7);
    const at = new Date(instantOf(`${nextMonth}-03`, '13:10').getTime() + count * 200);
    const lacksName = Math.abs(receipt.cents) > namedFromCents && !named.has(receipt.id);
    if (at > now || isUndone.has(receipt.captureId) || lacksName) continue;
    const number = String(++count);
    rows.invoices.push({ receiptId: receipt.id, series: 'F', number, at, enteredBy: reception.userId });
    const shown = `${receipt.series}/${String(receipt.number).padStart(6, '0')}`;
    audit(at, reception, 'invoice.noted', `receipt:${shown}`, { detail: { invoice: `F/${number}` } });
  }
  const { day: today } = wallTimeOf(now);
  for (const year of [Number(today.slice(0, 4)) - 1, Number(today.slice(0, 4))])
    for (const quarter of [1, 2, 3, 4]) {
      const taken =
        quarter === 4 ? `${year + 1}-01-08` : `${year}-${String(quarter * 3 + 1).padStart(2, '0')}-08`;
      const at = instantOf(taken, '12:00');
      if (at <= now && taken > addDays(today, -pastDays))
        audit(at, collector.director, 'receipts.quarter-taken', `quarter:${year}-${quarter}`);
    }
}

const floatCents = 10_000;
const mostInTill = 25_000;

/** Opens and closes the till on every working day; most counts agree, the others have a reason. */
function countTill(context: Context, collector: RowCollector): void {
  const { now, today } = context;
  const { rows, audit, reception } = collector;
  const random = createRandom(context.seed).fork('till');
  const closures = listDaysOff(context).filter(({ professionalId }) => professionalId === null);
  const lines = rows.paymentLedger.filter(({ method }) => method !== 'wallet');
  let position = 0;
  let ledgerId = 0;
  let content = floatCents;
  const takeUntil = (at: Date) => {
    let cents = 0;
    for (; position < lines.length; position++) {
      const line = lines[position];
      if (line === undefined || line.at > at) break;
      ledgerId = line.id;
      if (line.method !== 'cash' || line.cents === null) continue;
      if (line.step === 'verified') cents += line.cents;
      if (line.step === 'refunded' || line.step === 'credit_paid_out') cents -= line.cents;
    }
    return cents;
  };
  const note = (
    at: Date,
    step: Rows['tillEvents'][number]['step'],
    cents: number,
    expected: number | null,
    why: string | null,
  ) => {
    const id = collector.nextId('till_events');
    rows.tillEvents.push({
      id,
      at,
      step,
      cents,
      expectedCents: expected,
      ledgerId,
      enteredBy: reception.userId,
      givenTo: null,
      note: why,
    });
    const detail: Record<string, number> = { cents };
    if (expected !== null) detail.differenceCents = cents - expected;
    audit(at, reception, `till.${step}`, `till:${id}`, { detail });
  };
  for (let day = addDays(today, -pastDays); day <= today; day = addDays(day, 1)) {
    if (day !== today && !isOrdinaryDay(context, day)) continue;
    if (closures.some(({ from, to }) => day >= from && day < to)) continue;
    const opensAt = instantOf(day, '08:50');
    if (opensAt > now) break;
    content += takeUntil(opensAt);
    note(opensAt, 'opening', content, content, null);
    const closesAt = instantOf(day, '20:25');
    if (closesAt > now) break;
    content += takeUntil(closesAt);
    if (content > mostInTill) {
      const out = content - floatCents;
      note(plus(closesAt, -1), 'withdrawal', out, null, 'A la caja fuerte');
      content -= out;
    }
    const isOff = random.chance(0.025);
    const counted = isOff ? content - random.pick([50, 100, 200, 500]) : content;
    note(closesAt, 'closing', counted, content, isOff ? 'Falta cambio: se dio de más al devolver.' : null);
    content = counted;
  }
}
