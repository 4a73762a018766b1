import { eq, sql } from 'drizzle-orm';
import { type Database, inTransaction } from '#platform/postgres/database.server.ts';
import type { Wallet } from '../deps.ts';
import type { FaultName } from '../faults/fault-names.ts';
import type { CallOutcome } from '../faults/faults.ts';
import { queueNotice } from '../notices/notices.ts';
import type { OrderBody } from '../rest/bodies.ts';
import { errorBody, WalletError } from '../rest/errors.ts';
import { newId } from '../rest/ids.ts';
import { captureDocument, orderDocument } from '../sheet/documents.ts';
import { captures, type Order, orders } from '../tables.ts';
import { decimal, parseCents } from './amounts.ts';
import { findMadeBefore, lockOrder, readOrder, rememberRequest } from './ledger.ts';

const currencies = new Set(['EUR', 'USD', 'GBP']);

/** Checks a well-formed order for content errors. @throws WalletError */
function check({ intent, purchase_units: units }: OrderBody): void {
  if (intent !== 'CAPTURE') throw new WalletError('UNSUPPORTED_INTENT');
  for (const { amount } of units) {
    if (!currencies.has(amount.currency_code)) throw new WalletError('INVALID_CURRENCY_CODE');
    if (parseCents(amount.value) === 0) throw new WalletError('CANNOT_BE_ZERO_OR_NEGATIVE');
  }
  if (new Set(units.map(({ amount }) => amount.currency_code)).size > 1)
    throw new WalletError('MULTI_CURRENCY_ORDER');
  if (new Set(units.map((unit) => unit.reference_id)).size < units.length)
    throw new WalletError('DUPLICATE_REFERENCE_ID');
}

/** Creates an order; the same request id returns the order created before. */
export function createOrder(wallet: Wallet, wish: OrderBody, requestId?: string): Promise<CallOutcome> {
  check(wish);
  const key = requestId && `create:${requestId}`;
  return inTransaction(wallet.db, async (tx) => {
    const id = newId();
    if (!(await rememberRequest(tx, key, id))) return found(tx, (await findMadeBefore(tx, key)) ?? id);
    const now = wallet.clock.now();
    const units = wish.purchase_units.map((unit) => ({
      ...unit,
      amount: { ...unit.amount, value: decimal(parseCents(unit.amount.value)) },
    }));
    await tx.insert(orders).values({ id, status: 'CREATED', units, createdAt: now, updatedAt: now });
    return { ...(await found(tx, id)), status: 201 };
  });
}

const found = async (db: Database, id: string): Promise<CallOutcome> => ({
  status: 200,
  body: orderDocument(await readOrder(db, id)),
});

/** The current order, read in one snapshot: its captures must not be newer than its status. */
export const showOrder = (wallet: Wallet, id: string): Promise<CallOutcome> =>
  inTransaction(wallet.db, async (tx) => {
    await tx.execute(sql`set transaction isolation level repeatable read`);
    return found(tx, id);
  });

/** Approves an order as the payer. `declines`: the bank declines the later capture. */
export const approveOrder = (wallet: Wallet, id: string, declines: boolean): Promise<CallOutcome> =>
  inTransaction(wallet.db, async (tx) => {
    await lockOrder(tx, id);
    const { order } = await readOrder(tx, id);
    if (order.status === 'COMPLETED') throw new WalletError('ORDER_ALREADY_COMPLETED');
    const dossier = await change(tx, wallet, id, { status: 'APPROVED', declines });
    const notices =
      order.status === 'CREATED'
        ? [
            await queueNotice(tx, wallet, {
              type: 'CHECKOUT.ORDER.APPROVED',
              orderId: id,
              resource: orderDocument(dossier),
            }),
          ]
        : [];
    return { status: 200, body: { id, status: dossier.order.status }, notices };
  });

/** Captures an approved order once; concurrent calls wait for the lock on the order's row. */
export const captureOrder = (
  wallet: Wallet,
  id: string,
  requestId?: string,
  fault?: FaultName,
): Promise<CallOutcome> =>
  inTransaction(wallet.db, async (tx) => {
    const key = requestId && `capture:${id}:${requestId}`;
    await lockOrder(tx, id);
    if (await findMadeBefore(tx, key)) return found(tx, id);
    const { order } = await readOrder(tx, id);
    if (order.status === 'COMPLETED') throw new WalletError('ORDER_ALREADY_CAPTURED');
    if (order.status === 'CREATED') throw new WalletError('ORDER_NOT_APPROVED');
    if (order.declines || fault === 'declined') {
      await change(tx, wallet, id, { status: 'CREATED', declines: false });
      // Returned, not thrown: the transaction must commit, because the approval is used up.
      return errorBody('INSTRUMENT_DECLINED');
    }
    await rememberRequest(tx, key, id);
    return takeMoney(tx, wallet, order, fault === 'pending' ? 'PENDING' : 'COMPLETED');
  });

async function takeMoney(
  tx: Database,
  wallet: Wallet,
  { id: orderId, units }: Order,
  status: 'PENDING' | 'COMPLETED',
): Promise<CallOutcome> {
  const now = wallet.clock.now();
  const rows = units.map(({ amount }, unit) => ({
    id: newId(),
    orderId,
    unit,
    status,
    cents: parseCents(amount.value),
    createdAt: now,
    updatedAt: now,
  }));
  await tx.insert(captures).values(rows);
  const dossier = await change(tx, wallet, orderId, { status: 'COMPLETED' });
  const notices = [];
  for (const { id } of rows)
    notices.push(
      await queueNotice(tx, wallet, {
        type: `PAYMENT.CAPTURE.${status}`,
        orderId,
        resource: captureDocument(dossier, id),
      }),
    );
  return { status: 201, body: orderDocument(dossier), notices };
}

async function change(tx: Database, { clock }: Wallet, id: string, to: Partial<Order>) {
  await tx
    .update(orders)
    .set({ ...to, updatedAt: clock.now() })
    .where(eq(orders.id, id));
  return readOrder(tx, id);
}
