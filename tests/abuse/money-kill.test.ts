import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectMoneyTrue, type Hold, type MoneyClinic, openClinic, seeded } from '#tests/support/money.ts';
import { freePort } from '#tests/support/servers/product.ts';

/** The test suite kills once at each point, `npm run soak` a hundred times. */
const rounds = process.env.SOAK ? Number(process.env.ROUNDS ?? 100) : 4;
/** Five minutes would suffice for the books, but a user may be waiting. */
const paidWithinMs = process.env.SOAK ? 60_000 : 240_000;
let clinic: MoneyClinic;
beforeAll(async () => {
  // The same port after every kill, for the wallet's browser script and the tests.
  clinic = await openClinic({ instances: 1, env: { PORT: String(await freePort()) } });
});
afterAll(() => clinic.close());

const random = seeded('money and kill -9');
const untilExit = () => once(clinic.products[0]?.process as NodeJS.EventEmitter, 'exit');

/** Ages an order by the seconds a user spends in the wallet's window before the capture. */
async function ageOrder(orderId: string, seconds: number): Promise<void> {
  const { rows } = await clinic.pool.query(
    "update wallet_orders set reported_at = reported_at - $2 * interval '1 second', next_look_at = next_look_at - $2 * interval '1 second' where order_id = $1 returning id",
    [orderId, seconds],
  );
  await clinic.pool.query(
    "update pgboss.job set start_after = start_after - $2 * interval '1 second' where name = 'payments.look-at-order' and data->>'claimId' = $1",
    [String(rows[0].id), seconds],
  );
}

/** Points of the kill; each captures, and resolves when the process has died. */
const kills: Record<string, (hold: Hold, orderId: string) => Promise<unknown>> = {
  'the capture is made, its answer never leaves': async (_, orderId) => {
    await clinic.wallet.fault({ call: 'capture', fault: 'die_after', orderId });
    return Promise.all([untilExit(), clinic.wallet.capture(orderId).catch(() => {})]);
  },
  'process-payment is reading the order': async (hold, orderId) => {
    await clinic.wallet.capture(orderId);
    await clinic.wallet.fault({ call: 'read', fault: 'die_after', orderId });
    return Promise.all([untilExit(), clinic.process(hold, orderId)]);
  },
  'the job is reading the order': async (_, orderId) => {
    await clinic.wallet.capture(orderId);
    await clinic.wallet.fault({ call: 'read', fault: 'die_after', orderId });
    const died = untilExit();
    await ageOrder(orderId, 10);
    return died;
  },
  'process-payment is anywhere': async (hold, orderId) => {
    await clinic.wallet.capture(orderId);
    const died = untilExit();
    const asked = clinic.process(hold, orderId);
    await delay(random.below(40));
    clinic.products[0]?.process.kill('SIGKILL');
    return Promise.all([died, asked]);
  },
};

/** Milliseconds from the restart until the appointment is paid, without a browser. */
async function measureUntilPaid(hold: Hold): Promise<number> {
  await clinic.products[0]?.end('SIGKILL');
  const startedAt = performance.now();
  clinic.products[0] = await clinic.start();
  while (performance.now() - startedAt < paidWithinMs) {
    if ((await clinic.truth(hold)).paid) break;
    await delay(100);
  }
  return Math.round(performance.now() - startedAt);
}

test(
  'kill -9 between capture and commit: after the restart the appointment is paid once within a minute',
  async () => {
    const times = new Map<string, number[]>();
    for (let round = 0; round < rounds; round++) {
      const [where, kill] = Object.entries(kills)[round % 4] as [string, (typeof kills)[string]];
      const hold = await clinic.hold();
      const orderId = await clinic.approved(hold);
      expect((await clinic.report(hold, orderId)).status).toBe(200);
      await ageOrder(orderId, 4 + random.below(6));
      await kill(hold, orderId);
      const ms = await measureUntilPaid(hold);
      times.set(where, [...(times.get(where) ?? []), ms]);
      console.log(`round ${round}: killed while ${where}: paid ${ms} ms after the restart began`);
      const truth = await clinic.truth(hold);
      expectMoneyTrue(truth, where);
      expect(truth).toMatchObject({ status: 'confirmed', captured: 1, verified: 1, confirmations: 1 });
    }
    for (const [where, all] of times)
      console.log(`killed ${all.length} times while ${where}: paid after ${Math.max(...all)} ms at worst`);
    expect(Math.max(...[...times.values()].flat())).toBeLessThan(paidWithinMs);
  },
  rounds * 300_000,
);
