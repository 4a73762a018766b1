import { refusals } from '#clinic/payments/contract.ts';
import { requireDeclared } from './clients.ts';
import type { CommandTo } from './commands.ts';
import { ignoreWalletRefusal } from './payers.ts';
import { type MadeOrder, pickByNumber, type RunState } from './run-state.ts';

async function moneyOf({ house }: RunState, { id, reference }: MadeOrder) {
  const orders = await house.instances[0].wallet.books(reference);
  const units = orders.find((order) => order.id === id)?.purchase_units ?? [];
  return {
    captures: units.flatMap(({ payments }) => payments?.captures ?? []),
    refunds: units.flatMap(({ payments }) => payments?.refunds ?? []),
  };
}

export async function decidePending(
  course: RunState,
  at: 0 | 1,
  order: MadeOrder | undefined,
  isYes: boolean,
): Promise<void> {
  if (order === undefined) return;
  const { wallet } = course.house.instances[at];
  const { captures, refunds } = await moneyOf(course, order);
  for (const { id, status } of captures)
    if (status === 'PENDING')
      await wallet.decide(id, isYes ? 'COMPLETED' : 'DECLINED').catch(ignoreWalletRefusal);
  for (const { id, status } of refunds)
    if (status === 'PENDING')
      await wallet.decideRefund(id, isYes ? 'COMPLETED' : 'FAILED').catch(ignoreWalletRefusal);
}

export async function returnByHand(course: RunState, { at, order }: CommandTo<'return by hand'>) {
  const made = pickByNumber(course.orders, order);
  if (made === undefined) return;
  for (const { id } of (await moneyOf(course, made)).captures) {
    course.returnedByHand.add(id);
    await course.house.instances[at].wallet.refund(id).catch(ignoreWalletRefusal);
  }
}

/** Delivers an order's webhooks to an instance as the wallet does: any number of times, in any order. */
export async function deliverNotices(
  course: RunState,
  {
    at,
    order,
    backwards,
    times,
  }: { at: 0 | 1; order: MadeOrder | undefined; backwards: boolean; times: number },
): Promise<void> {
  if (order === undefined) return;
  const { instances } = course.house;
  const told = await instances[at].wallet.notices(order.id);
  const sent = Array.from({ length: times }, () => (backwards ? told.toReversed() : told)).flat();
  await Promise.all(
    sent.map(async ({ headers, body }) => {
      const reply = await instances[at].app.inject({
        method: 'POST',
        url: '/api/payments/webhook',
        payload: body,
        headers: { 'content-type': 'application/json', ...headers },
      });
      requireDeclared(course, refusals, reply);
      if (reply.statusCode === 403) throw new Error('a genuine notice was refused');
    }),
  );
}

/** Injects a fault at the wallet. */
export async function addFault(course: RunState, { what, times }: CommandTo<'fault'>): Promise<void> {
  const [call = '', fault = ''] = what.split(' ');
  course.hadFault = true;
  await course.house.instances[0].wallet.fault({ call, fault, milliseconds: 40, times });
}
