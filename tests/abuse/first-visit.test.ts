import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { appointmentReference } from '#clinic/payments/contract.ts';
import {
  type MoneyClinic,
  openClinic,
  seeded,
  sendRequest,
  untilKnown,
  untilQuiet,
} from '#tests/support/money.ts';
import { sumHeldCents } from '#tests/support/servers/wallet.ts';

/** The test suite plays each attack six times, `npm run soak` a hundred. */
const rounds = process.env.SOAK ? Number(process.env.ROUNDS ?? 100) : 6;
let clinic: MoneyClinic;
beforeAll(async () => {
  clinic = await openClinic({ professionals: 3 });
});
afterAll(() => clinic.close());

type HeldVisit = {
  id: number;
  reference: string;
  cookie: string;
  hour: { professionalId: number; date: string };
};

async function hold(cookie: string): Promise<HeldVisit> {
  const hour = clinic.hour();
  const child = { type: 'child', childBirthDate: '2018-05-04', guardian: true };
  const { status, body } = await sendRequest(`${clinic.origin()}/api/appointments`, {
    cookie,
    body: { ...child, ...hour },
  });
  expect(status).toBe(201);
  const id = body.id as number;
  return { id, reference: appointmentReference(id), cookie, hour };
}
/** Two appointments of a child never seen: the first held for 60 €, the second for 50 €. */
async function holdTwice() {
  const cookie = await clinic.person();
  return [await hold(cookie), await hold(cookie)] as const;
}
/** Paid at the wallet without our knowledge; its notices never arrive. */
async function payAtWallet({ reference }: HeldVisit, value: string): Promise<string> {
  const orderId = await clinic.wallet.create({ reference, value });
  await clinic.wallet.fault({ call: 'notice', fault: 'lost', orderId, times: 100 });
  await clinic.wallet.approve(orderId);
  await clinic.wallet.capture(orderId);
  return orderId;
}

/** Whatever happened, one first visit and the later ones are paid at their prices, and nothing else is kept. */
async function expectPriced(...visits: HeldVisit[]): Promise<number> {
  await untilQuiet(clinic.pool);
  const ids = visits.map(({ id }) => id);
  const { rows } = await clinic.pool.query(
    `select count(*) filter (where status = 'confirmed')::int as held,
       coalesce(sum(price_cents) filter (where status = 'confirmed'), 0)::int as priced from appointments where id = any($1)`,
    [ids],
  );
  const books = await Promise.all(visits.map(({ reference }) => clinic.wallet.books(reference)));
  const { held, priced } = rows[0];
  const due = held === 0 ? 0 : 6_000 + 5_000 * (held - 1);
  expect([priced, sumHeldCents(books.flat())], `visits ${ids}`).toEqual([due, due]);
  return held;
}

test(
  'an unreported payment of 50 € while the visit at the first-visit price is released never buys a first visit',
  async () => {
    const random = seeded('cheap first visit');
    for (let round = 0; round < rounds; round++) {
      const [dear, cheap] = await holdTwice();
      const orderId = await payAtWallet(cheap, '50.00');
      const [told] = await Promise.all([
        delay(random.below(40)).then(() => untilKnown(() => clinic.process(cheap, orderId, round))),
        delay(random.below(40)).then(() => clinic.cancel(dear, round + 1)),
      ]);
      expect([told.status, told.body.code]).toEqual([402, 'bought_nothing']);
      expect(await expectPriced(dear, cheap)).toBe(0);
    }
  },
  rounds * 300_000,
);

test(
  'two first visits paid concurrently in two tabs cost 60 € and 50 €',
  async () => {
    for (let round = 0; round < rounds; round++) {
      const [one, other] = await holdTwice();
      // Both tabs report before either pays, so both show a first visit's price.
      const reported = await clinic.report(
        other,
        await clinic.wallet.create({ reference: other.reference }),
        1,
      );
      expect(reported.body.code).toBe('price_changed');
      const orders = await Promise.all([payAtWallet(one, '60.00'), payAtWallet(other, '60.00')]);
      const replies = await Promise.all([
        untilKnown(() => clinic.process(one, orders[0], round)),
        untilKnown(() => clinic.process(other, orders[1], round + 1)),
      ]);
      expect(replies.map(({ body }) => body.success)).toEqual([true, true]);
      expect(await expectPriced(one, other)).toBe(2);
    }
  },
  rounds * 300_000,
);

test(
  'sums stay correct when a paid first visit is cancelled during another payment or cancellation',
  async () => {
    const random = seeded('cancelled first visit');
    for (let round = 0; round < rounds; round++) {
      const [first, second] = await holdTwice();
      const third = await hold(first.cookie);
      const pay = async (visit: HeldVisit, value: string, instance: number) => {
        const orderId = await payAtWallet(visit, value);
        return untilKnown(() => clinic.process(visit, orderId, instance));
      };
      expect((await pay(first, '60.00', 0)).body.success).toBe(true);
      expect((await pay(second, '50.00', 1)).body.success).toBe(true);
      const orderId = await payAtWallet(third, '50.00');
      await Promise.all([
        delay(random.below(40)).then(() => clinic.cancel(first, round)),
        delay(random.below(40)).then(() => clinic.process(third, orderId, round + 1)),
        ...(random.chance(0.5) ? [delay(random.below(40)).then(() => clinic.cancel(second, round + 1))] : []),
      ]);
      await expectPriced(first, second, third);
      for (const visit of [second, third]) await clinic.cancel(visit, round);
      expect(await expectPriced(first, second, third)).toBe(0);
    }
  },
  rounds * 300_000,
);
