import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createLog } from '#platform/operations/log.server.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';

const lines: string[] = [];
let testApp: TestApp;
beforeAll(async () => {
  const log = createLog('warn', { write: (line) => void lines.push(line) });
  testApp = await startTestApp({ log });
});
afterAll(() => testApp.stop());
beforeEach(() => void lines.splice(0));

const report = { name: 'RangeError', page: '/appointments', frames: ['page-a1.js:1:2'] };
const send = (body: object) => testApp.visitor().post('/api/browser-errors', body);

describe('POST /api/browser-errors', () => {
  test('logs an error once, however many browsers report it', async () => {
    for (let count = 0; count < 3; count++) expect((await send(report)).statusCode).toBe(204);
    expect(lines.map((line) => JSON.parse(line).browserError)).toEqual([report]);
  });

  test.each([
    ['a message', { ...report, message: 'Ana Vila' }],
    ['a sentence as its name', { ...report, name: 'Ana Vila' }],
    ['a query', { ...report, page: '/nueva-contrasena?token=abc' }],
    ['an address', { ...report, frames: ['https://clinica.example/?q=Ana:1:1'] }],
    ['too many frames', { ...report, frames: Array(6).fill('a.js:1:1') }],
  ])('rejects a report with %s and logs nothing', async (_, body) => {
    expect((await send(body)).statusCode).toBe(400);
    expect(lines).toEqual([]);
  });
});
