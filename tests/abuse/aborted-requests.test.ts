import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createLog } from '#platform/operations/log.server.ts';
import { reportDatabase } from '#platform/operations/outages.server.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';

const lines: string[] = [];
let testApp: TestApp;
beforeAll(async () => {
  const log = createLog('warn', { write: (line) => void lines.push(line) });
  testApp = await startTestApp({ listens: true, log });
});
afterAll(() => testApp.stop());

/** Sends the head and half of the body of a request, then resets the connection. */
async function abort(path: string): Promise<void> {
  const address = testApp.app.server.address();
  if (address === null || typeof address === 'string') throw new Error('the app does not listen');
  const socket = connect(address.port, '127.0.0.1');
  socket.on('error', () => {});
  await new Promise((resolve) => socket.once('connect', resolve));
  socket.write(
    [
      `POST ${path} HTTP/1.1`,
      'host: onyar.test',
      'content-type: application/json',
      'content-length: 1000',
      '',
      '{"a":',
    ].join('\r\n'),
  );
  await delay(50);
  socket.resetAndDestroy();
}

describe('a client that disconnects while sending a body', () => {
  test.each(['/api/login', '/api/register', '/api/contact', '/api/password/forgot'])(
    'raises no outage at %s',
    async (path) => {
      for (let round = 0; round < 3; round += 1) await abort(path);
      await delay(100);
      expect(testApp.outages.reasonOf('database')).toBeUndefined();
      expect(lines).toEqual([]);
    },
  );
});

describe('reportDatabase', () => {
  const socketError = (code: string) => Object.assign(new Error(`read ${code}`), { code, syscall: 'read' });

  test.each(['ECONNRESET', 'EPIPE', 'ETIMEDOUT'])('ignores %s of a request and of fetch', (code) => {
    const ofRequest = Object.assign(socketError(code), { statusCode: 400 });
    const ofFetch = new TypeError('fetch failed', { cause: socketError(code) });
    expect(reportDatabase(testApp.outages, ofRequest)).toBe(false);
    expect(reportDatabase(testApp.outages, ofFetch)).toBe(false);
    expect(testApp.outages.reasonOf('database')).toBeUndefined();
  });

  test('reports a lost connection of pg, also when wrapped by Drizzle', () => {
    const wrapped = new Error('Failed query', { cause: socketError('ECONNRESET') });
    expect(reportDatabase(testApp.outages, wrapped)).toBe(true);
    expect(testApp.outages.reasonOf('database')).toBeDefined();
  });
});
