import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { readConfig } from '../config.server.ts';
import { createLog } from '../operations/log.server.ts';
import { createOutages } from '../operations/outages.server.ts';
import { systemClock } from '../time/clock.ts';
import { createHttp } from './http.server.ts';

const log = createLog('silent');
const outages = createOutages({ log, clock: systemClock });

test('a silent connection does not delay stopping', async () => {
  const app = await createHttp({ config: readConfig({}), log, outages });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const silent = connect((app.server.address() as AddressInfo).port, '127.0.0.1').resume();
  await once(silent, 'connect');
  const startedAt = performance.now();
  await app.close();
  expect(performance.now() - startedAt).toBeLessThan(30_000);
  silent.destroy();
});

test('warns once about an untrusted proxy in production', async () => {
  const told = async (env: Record<string, string>, peer: string, headers: object) => {
    const lines: string[] = [];
    const log = createLog('warn', { write: (line) => void lines.push(line) });
    const config = { ...readConfig(env), MODE: 'production' as const };
    const app = await createHttp({ config, log, outages });
    for (const _ of [1, 2]) await app.inject({ url: '/', remoteAddress: peer, headers: { ...headers } });
    await app.close();
    return lines.map((line) => JSON.parse(line).peer);
  };
  const forwarded = { 'x-forwarded-for': '203.0.113.7' };
  expect(await told({}, '10.0.0.2', forwarded)).toEqual(['10.0.0.2']);
  expect(await told({}, '10.0.0.2', {})).toEqual([]);
  expect(await told({ TRUST_PROXY: '10.0.0.0/8' }, '10.0.0.2', forwarded)).toEqual([]);
});

test('slow event loop turns of a second refuse nobody', async () => {
  const app = await createHttp({ config: readConfig({}), log, outages });
  app.get('/', async () => 'here');
  await app.ready();
  for (const _ of [1, 2, 3]) {
    const until = performance.now() + 1_050;
    while (performance.now() < until);
    await nextTurn();
  }
  expect((await app.inject('/')).statusCode).toBe(200);
  await app.close();
});
