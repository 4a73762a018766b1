import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type Hold,
  type MoneyClinic,
  openClinic,
  priceCents,
  seeded,
  tally,
  untilQuiet,
} from '#tests/support/money.ts';

/** The test suite runs it ten times, `npm run soak` a hundred. */
const rounds = process.env.SOAK ? Number(process.env.ROUNDS ?? 100) : 10;
const together = 5;
let clinic: MoneyClinic;
beforeAll(async () => {
  clinic = await openClinic({ professionals: 1 });
});
afterAll(() => clinic.close());

type Notice = { headers: Record<string, string>; body: string | Buffer };
type Random = ReturnType<typeof seeded>;

/**
 * Sends a notice as the wallet does: without cookie and Origin, raw bytes. Repeated if the signature could not be
 * verified in time, which happens on a busy machine.
 */
async function deliver(notice: Notice, instance: number): Promise<number> {
  const { headers, body } = notice;
  const reply = await fetch(`${clinic.origin(instance)}/api/payments/webhook`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : new Uint8Array(body),
  });
  await reply.arrayBuffer();
  return reply.status === 503 ? deliver(notice, instance) : reply.status;
}
const deliverAll = (notices: Notice[], random: Random) =>
  Promise.all(notices.map((notice) => deliver(notice, random.below(2))));

function withOtherByte({ headers, body }: Notice, random: Random): Notice {
  const bytes = Buffer.from(body as string);
  const at = random.below(bytes.length);
  bytes[at] = ((bytes[at] as number) + 1 + random.below(255)) % 256;
  return { headers, body: bytes };
}
const signed = ['paypal-transmission-id', 'paypal-transmission-time', 'paypal-transmission-sig'];
function withOtherHeader({ headers, body }: Notice, random: Random): Notice {
  const name = signed[random.below(signed.length)] as string;
  const value = headers[name] as string;
  const at = random.below(value.length);
  const other = value[at] === 'x' ? 'y' : 'x';
  return { headers: { ...headers, [name]: value.slice(0, at) + other + value.slice(at + 1) }, body };
}
/** A notice with another's signature, or none. */
function forged(notice: Notice, another: Notice, random: Random): Notice {
  const body = (notice.body as string).replace(/"id":"WH-[0-9A-F]+"/, '"id":"WH-00000000000000000000000F"');
  const without = { ...notice.headers };
  delete without[signed[random.below(signed.length)] as string];
  return random.chance(0.5) ? { headers: another.headers, body } : { headers: without, body: notice.body };
}

const rows = async () =>
  (
    await clinic.pool.query(
      `select (select count(*) from payment_ledger) as ledger, (select count(*) from wallet_orders) as orders, (select count(*) from wallet_notices) as notices,
         (select count(*) from refunds) as refunds, (select count(*) from outbox) as letters, (select count(*) from appointments where paid) as paid`,
    )
  ).rows[0];

/** Receipts are sent by a separate job: a pending letter must not be attributed to a notice. */
const receiptsAreSent = () =>
  expect
    .poll(
      async () =>
        (
          await clinic.pool.query(
            `select count(*)::int as open from pgboss.job
             where name = 'payments.send-receipt' and state in ('created', 'retry', 'active')`,
          )
        ).rows[0].open,
    )
    .toBe(0);

const fates = ['captured', 'reviewed, then accepted', 'reviewed, then declined'] as const;

/** An order whose money has moved, reported neither by browser nor wallet. */
async function createUnreportedOrder(random: Random) {
  const fate = fates[random.below(3)] as (typeof fates)[number];
  const hold = await clinic.hold();
  const orderId = await clinic.approved(hold);
  if (fate !== 'captured') await clinic.wallet.fault({ call: 'capture', fault: 'pending', orderId });
  await clinic.wallet.capture(orderId);
  const [capture] = await clinic.wallet.captures(hold.reference);
  if (fate !== 'captured')
    await clinic.wallet.decide(
      capture?.id as string,
      fate === 'reviewed, then accepted' ? 'COMPLETED' : 'DECLINED',
    );
  return { fate, hold, orderId };
}

/** Our state matches the wallet's books, with one payment at most. */
async function expectWalletsState(hold: Hold, label: string) {
  const truth = await clinic.truth(hold);
  expect(truth.ledgerCents, label).toBe(truth.walletCents);
  expect([0, priceCents], label).toContain(truth.walletCents);
  expect([0, 1], label).toContain(truth.captured);
  expect([truth.verified, truth.confirmations], label).toEqual([truth.captured, truth.captured]);
  expect(truth.status === 'confirmed' && truth.paid, label).toBe(truth.walletCents > 0);
  return truth;
}

test(
  'forged or altered notices are refused; duplicated, reordered and replayed ones leave one payment',
  async () => {
    const random = seeded('notices');
    const refusals: string[] = [];
    const seen: string[] = [];
    for (let first = 0; first < rounds; first += together) {
      const cases = [];
      for (let round = first; round < Math.min(rounds, first + together); round++)
        cases.push(await createUnreportedOrder(random));
      const genuine: Notice[][] = [];
      for (const { orderId } of cases) genuine.push(await clinic.wallet.notices(orderId));

      await receiptsAreSent();
      const before = await rows();
      const bad = genuine.flatMap((notices, index) =>
        notices.flatMap((notice) => [
          ...Array.from({ length: 6 }, () => withOtherByte(notice, random)),
          withOtherHeader(notice, random),
          forged(notice, (genuine[(index + 1) % genuine.length] as Notice[])[0] as Notice, random),
        ]),
      );
      const answers = await deliverAll(bad, random);
      refusals.push(...answers.map(String));
      expect(answers.filter((status) => status !== 400 && status !== 403)).toEqual([]);
      expect(await rows()).toEqual(before);

      // Each up to three times, in any order, on both instances at once.
      const sent = genuine
        .flat()
        .flatMap((notice) => Array.from({ length: 1 + random.below(3) }, () => notice));
      expect(new Set(await deliverAll(random.shuffled(sent), random))).toEqual(new Set([200]));
      for (const [index, { fate, hold }] of cases.entries()) {
        const truth = await expectWalletsState(hold, `round ${first + index}, ${fate}`);
        expect(truth.status).toBe(fate === 'reviewed, then declined' ? 'pending' : 'confirmed');
        seen.push(fate);
      }

      // Later some are cancelled and refunded, and all notices arrive again, with the refunds'.
      const cancelled = cases.filter(() => random.chance(0.5));
      for (const { hold } of cancelled) expect((await clinic.cancel(hold)).status).toBe(200);
      await untilQuiet(clinic.pool);
      const after = (await Promise.all(cases.map(({ orderId }) => clinic.wallet.notices(orderId)))).flat();
      await receiptsAreSent();
      const settled = await rows();
      expect(new Set(await deliverAll(random.shuffled([...after, ...after]), random))).toEqual(
        new Set([200]),
      );
      const { notices: _before, ...ours } = settled;
      expect(await rows()).toMatchObject(ours);
      for (const { hold, fate } of cases) {
        const truth = await expectWalletsState(hold, `${fate}, replayed`);
        if (cancelled.some((one) => one.hold === hold))
          expect(truth).toMatchObject({ status: 'cancelled', walletCents: 0 });
      }
    }
    console.log(
      `notices, ${rounds} rounds: ${JSON.stringify(tally(seen))}; altered and forged: ${JSON.stringify(tally(refusals))}`,
    );
  },
  rounds * 300_000,
);
