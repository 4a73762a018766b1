import { afterAll, beforeAll, expect, test } from 'vitest';
import { externalPages } from '#clinic/organization/service.server.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await startTestApp();
});
afterAll(() => testApp.stop());

test.each(externalPages())('$url names the missing page and leads back', async ({ url, name, content }) => {
  const { statusCode, body } = await testApp.visitor().get(url);
  expect(statusCode).toBe(200);
  expect(body).toContain(`<h1>${name}</h1>`);
  expect(body).toContain(content);
  expect(body).toContain('href="/"');
  expect(body).toContain('noindex');
});

test('returns 404 for other names', async () => {
  expect((await testApp.visitor().get('/demo/external/nothing')).statusCode).toBe(404);
});
