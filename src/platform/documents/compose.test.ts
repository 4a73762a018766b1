import { afterEach, expect, test, vi } from 'vitest';
import { composeDocument, condenseIfLasting } from './compose.server.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

test('what may soon be out of date is not worth the work, what has lasted for ten seconds is', async () => {
  const lines = Array.from({ length: 900 }, (_, at) => `<li class="row-${at % 7}">Hora ${at * at}</li>`);
  const document = await composeDocument(200, lines.join(''), false);
  condenseIfLasting(document);
  expect(document.isCondensed).toBe(false);
  const quick = document.br;
  vi.spyOn(performance, 'now').mockReturnValue(document.madeAt + 10_000);
  condenseIfLasting(document);
  expect(document.isCondensed).toBe(true);
  await expect.poll(() => document.br.length).toBeLessThan(quick.length);
});
