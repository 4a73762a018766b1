import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  expectMoneyTrue,
  type Hold,
  type MoneyClinic,
  openClinic,
  priceCents,
  seeded,
  tally,
  untilKnown,
  untilQuiet,
} from '#tests/support/money.ts';

/** The test suite runs it three times, `npm run soak` a hundred. */
const rounds = process.env.SOAK ? Number(process.env.ROUNDS ?? 100) : 3;
const crowd = 50;
let clinic: MoneyClinic;
beforeAll(async () => {
  clinic = await openClinic();
});
afterAll(() => clinic.close());

/** A capture not yet reported by its browser. */
async function captureOrder(hold: Hold, isSilent = true): Promise<string> {
  const orderId = await clinic.approved(hold, isSilent);
  expect((await clinic.wallet.capture(orderId)).status).toBe(201);
  return orderId;
}
const summarize = ({ status, body }: { status: number; body: { success?: boolean; code?: string } }) =>
  `${status} ${body.code ?? body.success}`;

test(
  'one capture sent 50 times at once to two instances, for two appointments and users, is one payment',
  async () => {
    const random = seeded('one capture, many claims');
    for (let round = 0; round < rounds; round++) {
      const hold = await clinic.hold();
      const second = await clinic.hold(hold.cookie);
      const stranger = await clinic.hold();
      const orderId = await captureOrder(hold, random.chance(0.5));
      // The same user for their other appointment, a stranger for theirs, and a stranger for the first user's.
      const claims = [
        ...Array.from({ length: crowd }, () => hold),
        ...Array.from({ length: 5 }, () => [
          second,
          stranger,
          { id: hold.id, cookie: stranger.cookie },
        ]).flat(),
      ];
      const replies = await Promise.all(
        random
          .shuffled(claims)
          .map(
            async (claim, index) =>
              [claim, await untilKnown(() => clinic.process(claim, orderId, index))] as const,
          ),
      );
      const told = (id: number, cookie: string) =>
        tally(
          replies
            .filter(([claim]) => claim.id === id && claim.cookie === cookie)
            .map(([, reply]) => summarize(reply)),
        );
      const { rows: reasons } = await clinic.pool.query(
        "select reason from payment_ledger where step = 'rejected' and reference = $1",
        [hold.reference],
      );
      expect(reasons, `round ${round}`).toEqual([]);
      expect(told(hold.id, hold.cookie)).toEqual({ '200 true': crowd });
      expect(told(second.id, hold.cookie)).toEqual({ '402 not_verified': 5 });
      expect(told(stranger.id, stranger.cookie)).toEqual({ '402 not_verified': 5 });
      expect(told(hold.id, stranger.cookie)).toEqual({ '404 not_found': 5 });
      expect(await clinic.truth(hold)).toMatchObject({
        status: 'confirmed',
        paid: true,
        captured: 1,
        verified: 1,
        confirmations: 1,
        ledgerCents: priceCents,
        walletCents: priceCents,
      });
      for (const other of [second, stranger])
        expect(await clinic.truth(other)).toMatchObject({
          status: 'pending',
          paid: false,
          captured: 0,
          ledgerCents: 0,
        });
    }
    console.log(`one capture, ${crowd + 15} claims over two instances: ${rounds} rounds, one payment each`);
  },
  rounds * 300_000,
);

test(
  'of two concurrent captures for one appointment on two instances, one buys it and the other is refunded',
  async () => {
    const holds: Hold[] = [];
    for (let round = 0; round < rounds; round++) {
      const hold = await clinic.hold();
      const orders = [await captureOrder(hold), await captureOrder(hold)];
      const replies = await Promise.all(
        Array.from({ length: 10 }, (_, index) =>
          untilKnown(() => clinic.process(hold, orders[index % 2] as string, index)),
        ),
      );
      expect(tally(replies.map(summarize))).toEqual({ '200 true': 5, '402 bought_nothing': 5 });
      holds.push(hold);
    }
    await untilQuiet(clinic.pool);
    for (const hold of holds) {
      const truth = await clinic.truth(hold);
      expectMoneyTrue(truth, hold.reference);
      expect(truth).toMatchObject({
        status: 'confirmed',
        captured: 2,
        verified: 1,
        rejected: 1,
        refunded: 1,
      });
    }
  },
  rounds * 300_000,
);

test('a user has at most three unpaid holds at any instant on two instances, those under review included', async () => {
  const cookie = await clinic.person();
  const tryTen = async () => {
    const replies = await Promise.all(
      Array.from({ length: 10 }, (_, index) => clinic.book(cookie, clinic.hour(), index)),
    );
    return tally(replies.map(({ status, body }) => `${status} ${body.code ?? ''}`.trim()));
  };
  const first = await clinic.hold(cookie);
  const orderId = await clinic.approved(first);
  await clinic.wallet.fault({ call: 'capture', fault: 'pending', orderId });
  await clinic.wallet.capture(orderId);
  expect((await clinic.process(first, orderId)).body).toMatchObject({
    success: false,
    message: expect.any(String),
  });
  expect(await tryTen()).toEqual({ 201: 2, '409 too_many_holds': 8 });
  // The usual half hour is over for the one under review; it still counts as a hold.
  await clinic.pool.query(
    "update appointments set created_at = created_at - interval '31 minutes', hold_expires_at = hold_expires_at - interval '31 minutes' where id = $1",
    [first.id],
  );
  expect(await tryTen()).toEqual({ '409 too_many_holds': 10 });
  const [capture] = await clinic.wallet.captures(first.reference);
  await clinic.wallet.decide(capture?.id as string, 'COMPLETED');
  expect((await untilKnown(() => clinic.process(first, orderId))).body).toEqual({ success: true });
  expect(await tryTen()).toEqual({ 201: 1, '409 too_many_holds': 9 });
});
