import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  expectMoneyTrue,
  type Hold,
  type MoneyClinic,
  openClinic,
  type Reply,
  seeded,
  sendRequest,
  type Truth,
  untilQuiet,
} from '#tests/support/money.ts';

/** The test suite races fifteen times, `npm run soak` two hundred. */
const rounds = process.env.SOAK ? Number(process.env.ROUNDS ?? 200) : 15;
const together = 5;
let clinic: MoneyClinic;
beforeAll(async () => {
  clinic = await openClinic({ professionals: 5 });
});
afterAll(() => clinic.close());

type Random = ReturnType<typeof seeded>;
const runAfter = async <T>(ms: number, work: () => Promise<T>): Promise<T> => {
  await delay(ms);
  return work();
};

/**
 * A browser that captures at a random moment and reports it on one or both instances; sometimes the wallet reports it
 * too.
 */
async function payRandomly(hold: Hold, orderId: string, random: Random, withinMs: number): Promise<Reply[]> {
  const start = random.below(withinMs);
  const pause = random.below(15);
  const instance = random.below(2);
  const isDouble = random.chance(0.3);
  await delay(start);
  await clinic.wallet.capture(orderId);
  await delay(pause);
  const tabs = isDouble ? [instance, instance + 1] : [instance];
  return Promise.all(tabs.map((tab) => clinic.process(hold, orderId, tab)));
}

/**
 * An appointment about to be paid. The order is reported before or at any moment, as by a slow browser or second tab.
 */
async function prepareOrder(random: Random) {
  const hold = await clinic.hold();
  const orderId = await clinic.approved(hold, random.chance(0.6));
  const report = () => clinic.report(hold, orderId, random.below(2));
  const isLate = random.chance(0.4);
  if (!isLate) expect((await report()).status).toBe(200);
  return {
    hold,
    orderId,
    lateReport: isLate ? runAfter(random.below(60), report) : Promise.resolve(undefined),
  };
}

/** Runs all rounds, some concurrently, and checks each once its money has settled. */
async function race<R extends { hold: Hold; replies: Reply[] }>(
  what: string,
  round: (random: Random, number: number) => Promise<R>,
  name: (result: R, truth: Truth) => string | Promise<string>,
) {
  const random = seeded(what);
  const ends = new Map<string, number>();
  for (let first = 0; first < rounds; first += together) {
    const numbers = Array.from({ length: Math.min(together, rounds - first) }, (_, index) => first + index);
    const results = await Promise.all(numbers.map((number) => round(random, number)));
    await untilQuiet(clinic.pool);
    for (const [index, result] of results.entries()) {
      const truth = await clinic.truth(result.hold);
      const label = `round ${first + index}, ${result.hold.reference}`;
      expectMoneyTrue(truth, label);
      expect(
        result.replies.filter(({ status }) => status === 0 || status >= 500),
        label,
      ).toEqual([]);
      // A payer with a successful response has bought the appointment.
      if (result.replies.some(({ body }) => body.success === true && body.id === undefined))
        expect(truth.captured, label).toBe(1);
      const end = await name(result, truth);
      ends.set(end, (ends.get(end) ?? 0) + 1);
    }
  }
  console.log(
    `${what}, ${rounds} rounds: ${[...ends].map(([end, count]) => `${count} × ${end}`).join(', ')}`,
  );
  return ends;
}

test(
  'cancellation against payment never leaves it cancelled with the money kept',
  async () => {
    const ends = await race(
      'cancel against pay',
      async (random) => {
        const { hold, orderId, lateReport } = await prepareOrder(random);
        const [paid, cancelled, reported] = await Promise.all([
          payRandomly(hold, orderId, random, 60),
          runAfter(random.below(350), () => clinic.cancel(hold, random.below(2))),
          lateReport,
        ]);
        expect(cancelled.status).toBe(200);
        return { hold, paid, replies: [...paid, cancelled, ...(reported ? [reported] : [])] };
      },
      ({ paid }, truth) => {
        expect(truth).toMatchObject({
          status: 'cancelled',
          cancellation: 'person',
          captured: 1,
          refunded: 1,
          walletCents: 0,
        });
        expect(paid.map(({ status }) => status)).toEqual(paid.map(() => (truth.verified === 1 ? 200 : 402)));
        return truth.verified === 1 ? 'paid, then cancelled and returned' : 'cancelled first, and returned';
      },
    );
    if (process.env.SOAK) expect(ends.size).toBe(2);
  },
  rounds * 300_000,
);

test(
  'expiry against payment while someone else books the slot: one has it, and only that one has paid',
  async () => {
    const ends = await race(
      'expiry against pay',
      async (random, number) => {
        const { hold, orderId, lateReport } = await prepareOrder(random);
        const other = await clinic.person();
        // Every third time the cleanup job also runs, within two seconds.
        const isTidied = number % 3 === 0;
        const withinMs = isTidied ? 2_300 : 80;
        await clinic.pool.query(
          "update appointments set hold_expires_at = now() + $2 * interval '1 millisecond' where id = $1",
          [hold.id, random.below(isTidied ? 1_000 : 80)],
        );
        if (isTidied)
          await clinic.pool.query(
            "update pgboss.job set start_after = now() where name = 'appointments.expire-hold' and data->>'appointmentId' = $1",
            [String(hold.id)],
          );
        const [paid, booked, reported] = await Promise.all([
          payRandomly(hold, orderId, random, withinMs),
          runAfter(random.below(withinMs + 60), () => clinic.book(other, hold.hour, random.below(2))),
          lateReport,
        ]);
        return { hold, booked, replies: [...paid, booked, ...(reported ? [reported] : [])] };
      },
      async ({ hold, booked }, truth) => {
        const { rows } = await clinic.pool.query(
          "select count(*)::int from appointments where professional_id = $1 and starts_at = $2 and status <> 'cancelled'",
          [hold.hour.professionalId, hold.hour.date],
        );
        expect(rows[0].count).toBe(1);
        expect(truth.captured).toBe(1);
        expect([booked.status, truth.status]).toEqual(truth.paid ? [409, 'confirmed'] : [201, 'cancelled']);
        if (!truth.paid) expect(truth).toMatchObject({ cancellation: 'expiry', refunded: 1, walletCents: 0 });
        return truth.paid ? 'paid, the other was told' : 'the other has it, the money went back';
      },
    );
    if (process.env.SOAK) expect(ends.size).toBe(2);
  },
  rounds * 300_000,
);

test(
  'desk payment against online payment, cancellation and expiry: paid once, and the second payer is refused',
  async () => {
    const cookie = await clinic.person();
    const me = await sendRequest(`${clinic.origin()}/api/user`, { cookie, method: 'GET' });
    await clinic.pool.query("update users set role = 'reception' where id = $1", [me.body.id]);
    const ends = await race(
      'the desk against pay',
      async (random, number) => {
        const { hold, orderId, lateReport } = await prepareOrder(random);
        const isCancelled = number % 3 === 1;
        if (number % 3 === 2)
          await clinic.pool.query(
            "update appointments set hold_expires_at = now() + $2 * interval '1 millisecond' where id = $1",
            [hold.id, random.below(120)],
          );
        const desk = () => clinic.takeAtDesk(hold, cookie, random.below(2));
        const [paid, first, second, cancelled, reported] = await Promise.all([
          payRandomly(hold, orderId, random, 60),
          runAfter(random.below(120), desk),
          runAfter(random.below(120), desk),
          isCancelled
            ? runAfter(random.below(350), () => clinic.cancel(hold, random.below(2)))
            : Promise.resolve(undefined),
          lateReport,
        ]);
        const desks = [first, second];
        const more = [cancelled, reported].filter((reply) => reply !== undefined);
        return { hold, paid, desks, replies: [...paid, ...desks, ...more] };
      },
      ({ paid, desks }, truth) => {
        const taken = desks.filter(({ status }) => status === 201).length;
        expect(taken).toBeLessThan(2);
        expect(desks.filter(({ status }) => status !== 201 && status !== 409)).toEqual([]);
        expect(truth.verified).toBeLessThan(2);
        // Paid at the desk: nothing from the wallet is kept, and its payer was notified.
        if (taken === 1) {
          expect(truth).toMatchObject({ verified: 1, walletCents: 0, rejected: truth.captured });
          expect(paid.map(({ status }) => status)).toEqual(paid.map(() => 402));
        }
        if (taken === 1) return `paid at the desk, ${truth.status}`;
        return `paid ${truth.verified === 1 ? 'online' : 'not online'}, ${truth.status}`;
      },
    );
    if (process.env.SOAK) expect(ends.size).toBeGreaterThan(2);
  },
  rounds * 300_000,
);

test('the races caused no deadlocks', async () => {
  // A connection is certain to write its statistics only when it ends.
  await Promise.all(clinic.products.map((product) => product.end('SIGTERM')));
  const { rows } = await clinic.pool.query(
    'select deadlocks::int from pg_stat_database where datname = current_database()',
  );
  expect(rows[0].deadlocks).toBe(0);
});
