import type { Kind } from '#clinic/services/contract.ts';
import type { UserSubscription } from '#clinic/subscriptions/contract.ts';
import { clinic } from '#config';
import { addDays, wallTimeOf } from '#platform/time/calendar-days.ts';
import { instantOf } from '#platform/time/zoned-time.ts';
import { type CommandOf, daysAhead, offers } from './commands.ts';
import { type Client, childBirthDate, type SessionsEnvironment } from './environment.ts';

/** A booking confirmed to a client. */
export type Booked = { id: number; who: number; kind: Kind; withCredit: boolean };
/** Responses the clients of one run got. Commands refer to `booked` by number. */
export type RunState = {
  booked: Booked[];
  /** Sessions granted by a user's payments, according to the responses. */
  granted: Map<number, number>;
  /** Appointments whose session credit was reported as returned. */
  returned: Set<number>;
  refused: number;
};
export const newRunState = (): RunState => ({
  booked: [],
  granted: new Map(),
  returned: new Set(),
  refused: 0,
});
export type Run = { house: SessionsEnvironment; told: RunState };

const pickByNumber = <T>(things: readonly T[], number: number): T | undefined =>
  things[number % Math.max(things.length, 1)];

export const resolveStart = ({ house }: Run, { day, time }: { day: number; time: number }): string => {
  const wished = addDays(wallTimeOf(house.clock.now()).day, daysAhead[day] ?? 1);
  // Nobody works at the weekend: uses the Monday after.
  const weekday = new Date(wished).getUTCDay();
  const daysToMonday: Record<number, number> = { 6: 2, 0: 1 };
  const on = addDays(wished, daysToMonday[weekday] ?? 0);
  return instantOf(on, clinic.slots[time] ?? '09:00').toISOString();
};

/** Captures at the wallet and reports it `times` times; the same capture buys once. */
async function pay(
  { house, told }: Run,
  who: number,
  { reference, cents, item, times }: { reference: string; cents: number; item: object; times: number },
  sessions: number,
): Promise<void> {
  const person = house.people[who] as Client;
  const orderId = await house.wallet.pay({ reference, value: (cents / 100).toFixed(2) });
  const body = { type: 'subscription', ...item, paymentDetails: { id: orderId } };
  const replies = await Promise.all(
    Array.from({ length: times }, (_, index) => person.on(index).post('/api/process-payment', body)),
  );
  const isBought = replies.some((reply) => reply.statusCode === 200 && reply.json().success === true);
  if (isBought) told.granted.set(who, (told.granted.get(who) ?? 0) + sessions);
}

export async function buy(run: Run, { who, offer, times }: CommandOf<'buy'>): Promise<void> {
  const { planId, interval, cents } = offers[offer] as (typeof offers)[number];
  const reference = `subscription:${planId}:${interval ?? 'landing'}:${run.house.people[who]?.id}`;
  const item = { itemId: planId, paymentInterval: interval };
  await pay(run, who, { reference, cents, item, times }, [2, 1, 5][offer] ?? 0);
}

/** Makes the next payment a subscription allows, if any. */
export async function renew(run: Run, { who, which, times }: CommandOf<'renew'>): Promise<void> {
  const person = run.house.people[who] as Client;
  const held = (await person.on(0).get('/api/user-subscriptions')).json() as UserSubscription[];
  const plan = pickByNumber(held, which);
  if (plan?.renewal === null || plan === undefined) return;
  const { number, price: cents } = plan.renewal;
  const reference = `renewal:${plan.id}:${number}`;
  const item = { itemId: plan.planId, userSubscriptionId: plan.id };
  await pay(run, who, { reference, cents, item, times }, await sessionsOf(run, plan, number));
}

/**
 * By the terms: 2 for the short package, 5 for a child's plan; for the monthly plan 1, 1, 2 in turn,
 * restarting each round.
 */
async function sessionsOf({ house }: Run, { id, planId }: UserSubscription, number: number): Promise<number> {
  if (planId !== 2) return planId === 1 ? 2 : 5;
  // The position of the payment in its round is only known from the row after the payment.
  const { rows } = await house.owner.query(
    'select payments_of_round, payments, ends_at <= $2 as over from user_subscriptions where id = $1',
    [id, house.clock.now()],
  );
  const ofRound =
    rows[0].over || rows[0].payments_of_round >= rows[0].payments ? 1 : rows[0].payments_of_round + 1;
  return number > 0 ? ([1, 1, 2][(ofRound - 1) % 3] ?? 0) : 0;
}

/** @returns the refusal's code, or the booking */
export async function book(
  run: Run,
  { at, who, kind, hour, useCredit }: CommandOf<'book'>,
): Promise<{ booked?: Booked; code?: string }> {
  const details = {
    ...(kind === 'child' ? { childBirthDate, guardian: true } : {}),
    ...(kind === 'home' ? { address: 'Carrer Nou 3, 17190 Salt' } : {}),
  };
  const professionalId = kind === 'child' ? 2 : 1;
  const body = { type: kind, professionalId, date: resolveStart(run, hour), useCredit, ...details };
  const reply = await (run.house.people[who] as Client).on(at).post('/api/appointments', body);
  if (reply.statusCode >= 500) throw new Error(`booking broke: ${reply.body}`);
  if (reply.statusCode !== 201) {
    run.told.refused += 1;
    return { code: reply.json().code };
  }
  const { id, withCredit, paid, price, status } = reply.json();
  const isWhole = withCredit ? paid && price === 0 && status === 'confirmed' : !paid && status === 'pending';
  if (withCredit !== useCredit || !isWhole) throw new Error(`booked something else: ${reply.body}`);
  return { booked: { id, who, kind, withCredit } };
}

export async function cancel(run: Run, { at, which, times }: CommandOf<'cancel'>): Promise<void> {
  const target = pickByNumber(run.told.booked, which);
  if (target === undefined) return;
  const person = run.house.people[target.who] as Client;
  const replies = await Promise.all(
    Array.from({ length: times }, (_, index) =>
      person.on((at + index) % 2).delete(`/api/appointments/${target.id}`),
    ),
  );
  for (const reply of replies) {
    if (reply.statusCode >= 500) throw new Error(`cancelling broke: ${reply.body}`);
    if (reply.statusCode === 200 && target.withCredit && !reply.json().paid) run.told.returned.add(target.id);
  }
}

export async function move(run: Run, { at, which, hour }: CommandOf<'move'>): Promise<void> {
  const target = pickByNumber(run.told.booked, which);
  if (target === undefined) return;
  const person = run.house.people[target.who] as Client;
  const reply = await person
    .on(at)
    .patch(`/api/appointments/${target.id}`, { date: resolveStart(run, hour) });
  if (reply.statusCode >= 500) throw new Error(`moving broke: ${reply.body}`);
}
