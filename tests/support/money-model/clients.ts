import { refusals as appointmentRefusals } from '#clinic/appointments/contract.ts';
import { appointmentReference, refusals as paymentRefusals } from '#clinic/payments/contract.ts';
import type { RefusalTable } from '#platform/api/refusals.ts';
import { type CommandTo, slots } from './commands.ts';
import { type Booked, pickByNumber, type RunState } from './run-state.ts';

export type Reply = { status: number; body: { id: number; price: number; code?: string; success?: boolean } };
type Request = { at: 0 | 1; who: number; method: 'POST' | 'PATCH' | 'DELETE'; url: string; body?: object };

/**
 * Sends a request to an instance as a signed-in user.
 * @throws Error if the contract does not declare the response, or if it is a server error without an injected
 * fault
 */
async function ask(course: RunState, { at, who, method, url, body }: Request): Promise<Reply> {
  const { instances, people } = course.house;
  const cookie = people[who]?.cookie ?? '';
  const reply = await instances[at].app.inject({
    method,
    url,
    headers: {
      host: 'onyar.test',
      'sec-fetch-site': 'same-origin',
      cookie,
      'content-type': 'application/json',
    },
    ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
  });
  const declared = url.includes('payment') ? paymentRefusals : appointmentRefusals;
  requireDeclared(course, declared, reply);
  return { status: reply.statusCode, body: reply.json() };
}

type RawReply = { statusCode: number; body: string; headers: Record<string, unknown>; json(): unknown };

export function requireDeclared({ hadFault }: RunState, declared: RefusalTable, reply: RawReply): void {
  const { statusCode: status, headers, body } = reply;
  if (status < 300) return;
  const isKnown = declared[(reply.json() as { code: string }).code]?.status === status;
  const isFailure = status >= 500 && !(status === 503 && hadFault && Number(headers['retry-after']) > 0);
  if (!isKnown || isFailure) throw new Error(`an answer that nobody declared: ${status} ${body}`);
}

/** The owner, or another user if the command says so. */
const actor = (course: RunState, { who }: Booked, stranger: number) =>
  (who + stranger) % course.house.people.length;

export async function book(course: RunState, { at, who, slot, kind }: CommandTo<'book'>): Promise<Booked[]> {
  const child = kind === 'child' ? { childBirthDate: '2018-05-04', guardian: true } : {};
  const body = { type: kind, ...slots[slot], ...child };
  const reply = await ask(course, { at, who, method: 'POST', url: '/api/appointments', body });
  return reply.status === 201 ? [{ id: reply.body.id, who, price: reply.body.price }] : [];
}

export async function move(
  course: RunState,
  { at, which, slot, stranger }: CommandTo<'move'>,
): Promise<void> {
  const one = pickByNumber(course.booked, which);
  if (one === undefined) return;
  const body = { date: slots[slot]?.date };
  const who = actor(course, one, stranger);
  await ask(course, { at, who, method: 'PATCH', url: `/api/appointments/${one.id}`, body });
}

export async function cancel(course: RunState, { at, which, stranger }: CommandTo<'cancel'>): Promise<void> {
  const one = pickByNumber(course.booked, which);
  if (one === undefined) return;
  const who = actor(course, one, stranger);
  const { status } = await ask(course, { at, who, method: 'DELETE', url: `/api/appointments/${one.id}` });
  if (stranger === 1 && status < 300) throw new Error('a stranger has cancelled an appointment');
  if (status === 200) course.told.cancelled.push({ id: one.id, at: course.house.clock.now() });
}

export const report = (course: RunState, at: 0 | 1, who: number, { id: itemId }: Booked, orderId: string) =>
  ask(course, {
    at,
    who,
    method: 'POST',
    url: '/api/payments/orders',
    body: { type: 'appointment', itemId, orderId },
  });

/** Reports that an order has paid the full price of an appointment. */
export async function process(course: RunState, at: 0 | 1, who: number, one: Booked, orderId: string) {
  const body = { type: 'appointment', itemId: one.id, amount: one.price, paymentDetails: { id: orderId } };
  const reply = await ask(course, { at, who, method: 'POST', url: '/api/process-payment', body });
  if (reply.body.success) course.told.paid.push({ reference: appointmentReference(one.id), orderId });
  return reply;
}

export async function claim(course: RunState, command: CommandTo<'claim'>): Promise<void> {
  const one = pickByNumber(course.booked, command.which);
  const order = pickByNumber(course.orders, command.order);
  if (one === undefined || order === undefined) return;
  const send = command.how === 'report' ? report : process;
  const who = actor(course, one, command.stranger);
  const homes = ([command.at, (1 - command.at) as 0 | 1] as const).slice(0, command.times);
  await Promise.all(homes.map((at) => send(course, at, who, one, order.id)));
}
