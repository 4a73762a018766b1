import { appointmentReference } from '#clinic/payments/contract.ts';
import { process, type Reply, report } from './clients.ts';
import type { CommandTo, OrderAmount } from './commands.ts';
import { type Booked, type MadeOrder, pickByNumber, type RunState } from './run-state.ts';

type Sending = { at: 0 | 1; times: number };

/** Sends a step concurrently as often as the command says, the second time to the other instance. */
const send = <T>({ at, times }: Sending, once: (at: 0 | 1) => Promise<T>): Promise<T[]> =>
  Promise.all(([at, (1 - at) as 0 | 1] as const).slice(0, times).map(once));

/** The wallet drops uncaptured orders after some hours; its dialog expires earlier. */
const approvalTimeoutMs = 3 * 3_600_000;

const amounts: Record<OrderAmount, (cents: number) => object> = {
  exact: (cents) => ({ value: decimal(cents) }),
  'one cent': () => ({ value: '0.01' }),
  'a cent more': (cents) => ({ value: decimal(cents + 1) }),
  dollars: (cents) => ({ value: decimal(cents), currency: 'USD' }),
  'two units': (cents) => ({ value: decimal(cents), units: 2 }),
  'other payee': (cents) => ({ value: decimal(cents), payee: 'SOMEBODYELSE1' }),
};
const decimal = (cents: number) => (cents / 100).toFixed(2);

/**
 * Pays as a browser does, except for steps the command omits, repeats or sends to the other instance.
 * @returns the orders created
 */
export async function pay(course: RunState, command: CommandTo<'pay'>): Promise<MadeOrder[]> {
  const one = pickByNumber(course.booked, command.which);
  if (one === undefined) return [];
  const made = await send(command.create, (at) => create(course, at, one, command.wish));
  const reference = appointmentReference(one.id);
  let order = made.at(-1) ?? course.orders.findLast((known) => known.reference === reference);
  if (order === undefined) return made;
  const reports = await send(command.report, (at) =>
    report(course, at, one.who, one, (order as MadeOrder).id),
  );
  const newPrice = reports.find(({ body }) => body.code === 'price_changed')?.body.price;
  if (newPrice !== undefined) {
    one.price = newPrice;
    order = await create(course, command.create.at, one, command.wish);
    made.push(order);
  } else if (reports.length > 0 && !reports.some(isTaken) && !command.stubborn) return made;
  const paid = order;
  await send(command.approve, (at) => press(course, at, paid, 'approve', command.decline === 1));
  await send(command.capture, (at) => press(course, at, paid, 'capture'));
  await send(command.process, (at) => process(course, at, one.who, one, paid.id));
  return made;
}

const isTaken = ({ status }: Reply) => status === 200;

async function create(course: RunState, at: 0 | 1, one: Booked, wish: OrderAmount): Promise<MadeOrder> {
  const { instances, clock } = course.house;
  const reference = appointmentReference(one.id);
  const id = await instances[at].wallet.create({ reference, ...amounts[wish](one.price) });
  return { id, reference, at: clock.now().getTime() };
}

/** Presses a button of the wallet's dialog. A refusal by the wallet changes nothing. */
export async function press(
  { house }: RunState,
  at: 0 | 1,
  order: MadeOrder | undefined,
  key: 'approve' | 'capture',
  decline = false,
): Promise<void> {
  if (order === undefined || house.clock.now().getTime() - order.at > approvalTimeoutMs) return;
  const { wallet } = house.instances[at];
  if (key === 'capture') await wallet.capture(order.id);
  else await wallet.approve(order.id, { decline }).catch(ignoreWalletRefusal);
}

/** @throws every error that is not a response of the wallet */
export const ignoreWalletRefusal = (error: Error) => {
  if (!/the emulator answered (4\d\d|500)/.test(error.message)) throw error;
};
