import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { createClockCheck } from './clock-watch.server.ts';

let testApp: TestApp;
let server: Server;
let headers: Record<string, string> = {};
beforeAll(async () => {
  testApp = await startTestApp();
  server = createServer((_request, response) => {
    response.sendDate = false;
    response.writeHead(401, headers).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  server.close();
  await testApp.stop();
});

const hour = 3_600_000;
const clockOff = (ms: number) => ({ now: () => new Date(Date.now() + ms) });
const httpUrl = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

test('accepts a clock that agrees with the database to the minute', async () => {
  for (const ms of [0, 40_000, -40_000])
    expect(await createClockCheck({ db: testApp.db, clock: clockOff(ms), httpUrl: undefined })()).toBeNull();
});

test.each([
  [-2 * hour, '2 h 0 min behind that of the database server'],
  [3 * hour, '3 h 0 min ahead of that of the database server'],
  [-5 * 60_000, '5 min behind that of the database server'],
])('says how far a clock is off by %d ms', async (ms, words) => {
  const check = createClockCheck({ db: testApp.db, clock: clockOff(ms), httpUrl: undefined });
  expect(await check()).toContain(`the clock of this machine is ${words}`);
});

test('compares with the date of an HTTP service, because a database on the same machine has the same wrong clock', async () => {
  const check = (serviceIsOff: number, further: Record<string, string> = {}) => {
    headers = { date: new Date(Date.now() + serviceIsOff).toUTCString(), ...further };
    return createClockCheck({ db: testApp.db, clock: clockOff(0), httpUrl: httpUrl() })();
  };
  expect(await check(0)).toBeNull();
  expect(await check(2 * hour)).toContain('2 h 0 min behind that of 127.0.0.1');
  expect(await check(-3 * hour)).toContain('3 h 0 min ahead of that of 127.0.0.1');
  // A cached response is as old as its Age.
  expect(await check(-3 * hour, { age: String((3 * hour) / 1_000) })).toBeNull();
});

test('does not judge by a service that sends no date or does not answer', async () => {
  headers = {};
  const { db } = testApp;
  expect(await createClockCheck({ db, clock: clockOff(0), httpUrl: httpUrl() })()).toBeNull();
  expect(await createClockCheck({ db, clock: clockOff(0), httpUrl: 'http://127.0.0.1:1' })()).toBeNull();
});
