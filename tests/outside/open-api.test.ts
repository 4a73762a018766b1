import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type PaymentsTestApp, startPaymentsTestApp } from '#tests/support/payments.ts';

const root = join(import.meta.dirname, '../..');
const run = (name: string, ...args: string[]) =>
  execFileSync(join(root, 'node_modules/.bin', name), args, { cwd: root, encoding: 'utf8', stdio: 'pipe' });

let testApp: PaymentsTestApp;
let document: string;

beforeAll(async () => {
  testApp = await startPaymentsTestApp();
  const reply = await testApp.visitor().get('/api/openapi.json');
  expect(reply.statusCode).toBe(200);
  document = reply.body;
});
afterAll(async () => testApp?.stop());

test('the OpenAPI document passes the linter', async () => {
  const config = await createConfig({ extends: ['recommended'] });
  const problems = await lintFromString({ source: document, absoluteRef: 'openapi.json', config });
  expect(problems.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual(
    [],
  );
});

test('the OpenAPI document contains every endpoint with a unique operationId and a known tag', () => {
  const { paths, tags } = JSON.parse(document);
  // Cast: the linter has validated the document's shape.
  const operations = Object.values(paths).flatMap(
    (path) => Object.values(path as object) as { operationId: string; tags: string[] }[],
  );
  expect(operations).toHaveLength(testApp.endpoints.length);
  expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length);
  const known = tags.map(({ name }: { name: string }) => name);
  expect(operations.filter(({ tags: [tag = ''] }) => !known.includes(tag))).toEqual([]);
});

test('a client generated from the document alone books, pays and cancels', async () => {
  const folder = join(root, '.cache/api-client');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'openapi.json'), document);
  run('oazapfts', join(folder, 'openapi.json'), join(folder, 'client.ts'), '--useUnknown');
  // A name missing in the document fails to compile.
  expect(run('tsc', '--noEmit', '-p', 'tests/outside')).toBe('');

  const { port } = testApp.app.server.address() as { port: number };
  // A variable, so that TypeScript does not follow the import: the file is type-checked separately, against
  // the generated client.
  const path = './journey.ts';
  const { journey } = await import(path);
  const met = await journey(
    `http://127.0.0.1:${port}`,
    { from: '2026-12-14', to: '2026-12-20' },
    {
      create: testApp.wallet.create,
      finish: async (orderId: string) => {
        await testApp.wallet.approve(orderId);
        await testApp.wallet.capture(orderId);
      },
    },
  );
  expect(met).toMatchObject({
    paid: true,
    confirmed: 'confirmed',
    cancelled: 'cancelled',
    unknown: 'not_found',
  });
  expect(met.booked).toMatchObject({ status: 'pending', price: met.priceCents });
  expect(met.again).toMatchObject({ code: expect.stringMatching(/slot_taken|already_booked/) });
  expect(met.calendar).toContain('BEGIN:VCALENDAR');
  expect(met.pdf.slice(0, 5)).toBe('%PDF-');
});

test('/api shows the document as a page without scripts, under the same policy as every page', async () => {
  const reply = await testApp.visitor().get('/api');
  expect(reply.headers['content-type']).toContain('text/html');
  expect(String(reply.headers['content-security-policy'])).not.toMatch(/script-src[^;]*unsafe/);
  expect(reply.body).not.toMatch(/<script|https?:\/\/(?!onyar\.test)/);
  const { paths } = JSON.parse(document);
  for (const path of Object.keys(paths)) expect(reply.body).toContain(`<code>${path}</code>`);
  expect(reply.body).toContain('slot_taken');
});
