import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { cloneDatabase } from '#tests/support/servers/cluster.ts';
import { demoWallet } from '../notices/keys.ts';
import { createClient, issueOf, type StartedWallet, startWallet } from '../wallet-under-test.ts';

let wallet: StartedWallet;
let url: string;
let drop: () => Promise<void>;
beforeAll(async () => {
  ({ loginUrl: url, drop } = await cloneDatabase());
  wallet = await startWallet({ url });
});
afterEach(async () => {
  expect((await wallet.send('DELETE', '/faults')).status).toBe(204);
});
afterAll(async () => {
  await wallet.stop();
  await drop();
});

const approved = async () => {
  const id = await wallet.create();
  await wallet.approve(id);
  return id;
};
const statusOf = async (id: string) => (await wallet.read(id)).json.status;
const seconds = async <T>(work: Promise<T>): Promise<[T, number]> => {
  const began = performance.now();
  return [await work, (performance.now() - began) / 1_000];
};

test('slow: delays the capture, then executes it', async () => {
  const id = await approved();
  await wallet.fault({ call: 'capture', fault: 'slow', milliseconds: 400 });
  const [answer, took] = await seconds(wallet.capture(id));
  expect(answer.status).toBe(201);
  expect(took).toBeGreaterThan(0.39);
});

test('error: responds 500 without executing the call, as many times as requested', async () => {
  const id = await approved();
  await wallet.fault({ call: 'capture', fault: 'error', times: 2 });
  const answers = [await wallet.capture(id), await wallet.capture(id)];
  expect(answers.map(({ status, json }) => [status, json.name])).toEqual(
    Array(2).fill([500, 'INTERNAL_SERVER_ERROR']),
  );
  expect(await statusOf(id)).toBe('APPROVED');
  expect((await wallet.capture(id)).status).toBe(201);
});

test.each(['token', 'create', 'read', 'approve', 'refund', 'verify'])(
  'error: applies to %s as well',
  async (call) => {
    const { orderId, captureId } = await wallet.pay();
    await wallet.fault({ call, fault: 'error' });
    const calls = {
      token: () => wallet.askToken(),
      create: () => wallet.ask('POST', '/v2/checkout/orders', { body: {} }),
      read: () => wallet.read(orderId),
      approve: () => wallet.approve(orderId),
      refund: () => wallet.refund(captureId),
      verify: () => wallet.ask('POST', '/v1/notifications/verify-webhook-signature', { body: {} }),
    };
    const struck = calls[call as keyof typeof calls];
    expect((await struck()).status).toBe(500);
    expect((await struck()).status).not.toBe(500);
  },
);

test('declined: refuses the capture and lets the order be approved again', async () => {
  const id = await approved();
  await wallet.fault({ call: 'capture', fault: 'declined' });
  expect(issueOf(await wallet.capture(id))).toBe('INSTRUMENT_DECLINED');
  expect(await statusOf(id)).toBe('CREATED');
});

test('hang_after: executes the capture and sends the caller no result', async () => {
  const id = await approved();
  await wallet.fault({ call: 'capture', fault: 'hang_after', milliseconds: 600 });
  const hanging = seconds(wallet.capture(id, 'hung'));
  await expect.poll(() => statusOf(id)).toBe('COMPLETED');
  const [answer, took] = await hanging;
  expect(answer.status).toBe(500);
  expect(took).toBeGreaterThan(0.59);
  expect((await wallet.capture(id, 'hung')).status).toBe(200);
});

test('answers hanging requests when the wallet stops', async () => {
  const other = await startWallet({ url });
  const id = await other.create();
  await other.fault({ call: 'approve', fault: 'hang_after', milliseconds: 60_000, orderId: id });
  const hanging = other.approve(id);
  await expect.poll(() => statusOf(id)).toBe('APPROVED');
  await other.stop();
  expect((await hanging).status).toBe(500);
});

test('too_old: refuses the refund because of the time limit', async () => {
  const { captureId } = await wallet.pay();
  await wallet.fault({ call: 'refund', fault: 'too_old' });
  expect(issueOf(await wallet.refund(captureId))).toBe('REFUND_TIME_LIMIT_EXCEEDED');
  expect((await wallet.refund(captureId)).status).toBe(201);
});

test('applies a fault for one order before a fault for any order', async () => {
  const chosen = await approved();
  const other = await approved();
  await wallet.fault({ call: 'capture', fault: 'error' });
  await wallet.fault({ call: 'capture', fault: 'declined', orderId: chosen });
  expect(issueOf(await wallet.capture(chosen))).toBe('INSTRUMENT_DECLINED');
  expect((await wallet.capture(other)).status).toBe(500);
  expect((await wallet.capture(other)).status).toBe(201);
});

test('applies a single fault to exactly one of 40 concurrent calls', async () => {
  const id = await wallet.create();
  for (let round = 0; round < 5; round++) {
    await wallet.fault({ call: 'read', fault: 'error', orderId: id });
    const answers = await Promise.all(Array.from({ length: 40 }, () => wallet.read(id)));
    expect(answers.filter(({ status }) => status === 500)).toHaveLength(1);
  }
});

test('refuses unknown faults', async () => {
  expect((await wallet.fault({ call: 'capture', fault: 'earthquake' })).status).toBe(400);
  expect((await wallet.fault({ call: 'capture', fault: 'slow', milliseconds: -1 })).status).toBe(400);
});

test('die_after: captures the money and kills the process', async () => {
  const start = `
    const { startWallet } = await import('./demo/wallet/wallet-under-test.ts');
    console.log((await startWallet({ url: process.env.WALLET_DATABASE })).origin);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', start], {
    cwd: fileURLToPath(new URL('../../..', import.meta.url)),
    env: { ...process.env, WALLET_DATABASE: url },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const exit = once(child, 'exit');
    const [origin] = await once(createInterface(child.stdout), 'line');
    const id = await approved();
    await wallet.fault({ call: 'capture', fault: 'die_after', orderId: id });
    await expect(createClient(`${origin}${demoWallet.path}`).capture(id, 'fatal')).rejects.toThrow();
    expect((await exit)[1]).toBe('SIGKILL');
    expect(await statusOf(id)).toBe('COMPLETED');
    expect((await wallet.capture(id, 'fatal')).status).toBe(200);
  } finally {
    child.kill('SIGKILL');
  }
});
