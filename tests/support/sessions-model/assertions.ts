import { expect } from 'vitest';
import type { Run } from './clients.ts';
import type { SessionsEnvironment } from './environment.ts';

type Held = {
  id: number;
  user_id: number;
  patient_id: number;
  audience: 'adult' | 'child';
  ends_at: Date;
  sessions_left: number;
};
type Step = {
  subscription_id: number;
  step: 'grant' | 'use' | 'return' | 'expire' | 'withdraw';
  sessions: number;
  payment: number | null;
  appointment_id: number | null;
};
type Row = {
  id: number;
  patient_id: number;
  kind: string;
  starts_at: Date;
  status: string;
  paid: boolean;
  with_credit: boolean;
  captured: number;
};
export type Facts = { held: Held[]; steps: Step[]; rows: Row[] };

export async function readFacts({ owner }: SessionsEnvironment): Promise<Facts> {
  const [held, steps, rows] = await Promise.all([
    owner.query('select * from user_subscriptions order by id'),
    owner.query('select * from session_credits order by id'),
    owner.query(
      `select *, (select count(*)::int from payment_ledger
         where reference = 'appointment:' || appointments.id and step = 'captured') as captured
       from appointments order by id`,
    ),
  ]);
  return { held: held.rows, steps: steps.rows, rows: rows.rows };
}

const sum = (steps: readonly Step[]) => steps.reduce((total, { sessions }) => total + sessions, 0);

/** Invariants after every step. */
export function assertLedger({ held, steps, rows }: Facts): void {
  for (const plan of held) {
    const own = steps.filter(({ subscription_id }) => subscription_id === plan.id);
    expect(sum(own), `the ledger of plan ${plan.id} and its balance`).toBe(plan.sessions_left);
    let balance = 0;
    for (const step of own) {
      balance += step.sessions;
      expect(balance, `plan ${plan.id} at its step ${step.step}`).toBeGreaterThanOrEqual(0);
    }
  }
  for (const row of rows) assertOnePayment(row, { held, steps, rows });
  const known = new Set(rows.filter((row) => row.with_credit).map(({ id }) => id));
  const strays = steps.filter(({ appointment_id }) => appointment_id !== null && !known.has(appointment_id));
  expect(strays, 'sessions used for nothing').toEqual([]);
}

/**
 * Checks that an appointment is paid once, by a session of a plan that may pay it, and that the session is
 * returned at most once.
 */
function assertOnePayment(row: Row, { held, steps }: Facts): void {
  const own = steps.filter(({ appointment_id }) => appointment_id === row.id);
  const what = `appointment ${JSON.stringify(row)}`;
  if (!row.with_credit) {
    expect(own, what).toEqual([]);
    return;
  }
  const [use, back, ...more] = own;
  expect([use?.step, use?.sessions, more, row.captured], what).toEqual(['use', -1, [], 0]);
  if (back !== undefined) {
    expect([back.step, back.sessions, back.subscription_id], what).toEqual([
      'return',
      1,
      use?.subscription_id,
    ]);
    expect([row.status, row.paid], what).toEqual(['cancelled', false]);
    return;
  }
  expect(row.paid, what).toBe(true);
  expect(row.status, what).not.toBe('pending');
  const plan = held.find(({ id }) => id === use?.subscription_id);
  expect([plan?.patient_id, plan?.audience], what).toEqual([
    row.patient_id,
    row.kind === 'child' ? 'child' : 'adult',
  ]);
  expect(row.kind, what).not.toBe('home');
  expect(row.starts_at.getTime(), what).toBeLessThan(plan?.ends_at.getTime() ?? 0);
}

/**
 * Checks that the responses to clients add up to the remaining sessions: none lost without notice, none too
 * many.
 */
export function assertReported({ house, told }: Run, { held, steps }: Facts): void {
  for (const [who, person] of house.people.entries()) {
    const plans = held.filter(({ user_id }) => user_id === person.id);
    const ids = new Set(plans.map(({ id }) => id));
    const expired = -sum(
      steps.filter(({ subscription_id, step }) => ids.has(subscription_id) && step === 'expire'),
    );
    const used = told.booked.filter((booked) => booked.who === who && booked.withCredit);
    const returned = used.filter(({ id }) => told.returned.has(id)).length;
    const left = plans.reduce((total, { sessions_left }) => total + sessions_left, 0);
    expect(left, `what person ${who} was told`).toBe(
      (told.granted.get(who) ?? 0) - used.length + returned - expired,
    );
  }
}
