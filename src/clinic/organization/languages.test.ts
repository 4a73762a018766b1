import { expect, test } from 'vitest';
import { startTestApp } from '#tests/support/app.ts';
import { spanishOnly } from '#tests/support/words/language-words.ts';

test('the legal notice of a Catalan page has the configured translations', async () => {
  const testApp = await startTestApp();
  const headers = { 'accept-language': 'ca' };
  const reply = await testApp.visitor().send({ method: 'GET', url: '/api/organization', headers });
  const { ethicsCode, degree, register, lastRevision } = reply.json();
  await testApp.stop();
  expect(ethicsCode.name).toBe('Codi deontològic');
  for (const text of [degree, register, lastRevision]) expect(text).not.toMatch(spanishOnly);
  expect([degree, register]).toEqual([
    expect.stringContaining('Llicenciatura'),
    expect.stringContaining('Registre Mercantil'),
  ]);
});
