import { afterEach, expect, test, vi } from 'vitest';
import { readConfig } from '../config.server.ts';
import { createLog } from '../operations/log.server.ts';
import { createOutages } from '../operations/outages.server.ts';
import { systemClock } from '../time/clock.ts';
import { createHttp } from './http.server.ts';
import { answerFirst } from './shortcut.server.ts';

const log = createLog('silent');
const outages = createOutages({ log, clock: systemClock });
let stop = async () => {};
afterEach(() => stop());

async function listening() {
  const app = await createHttp({ config: readConfig({}), log, outages });
  stop = () => app.close();
  app.get('/long', async () => 'by the routes');
  const heard = vi.fn();
  app.server.on('request', heard);
  answerFirst(app, ({ url }, response) => {
    if (url !== '/short') return false;
    response.end('at once');
    return true;
  });
  answerFirst(app, ({ url }, response) => {
    if (url !== '/short' && url !== '/shorter') return false;
    response.end('by the second');
    return true;
  });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  return { app, heard, ask: async (path: string) => (await fetch(`${origin}${path}`)).text() };
}

test('what a shortcut answers passes by the routes, and they answer the rest', async () => {
  const { ask } = await listening();
  expect(await ask('/short')).toBe('at once');
  expect(await ask('/long')).toBe('by the routes');
});

test('of two shortcuts the second answers what the first leaves', async () => {
  const { ask } = await listening();
  expect(await ask('/short')).toBe('at once');
  expect(await ask('/shorter')).toBe('by the second');
});

test('who listens to the server hears of every request, of those too that a shortcut answers', async () => {
  const { ask, heard } = await listening();
  await ask('/short');
  await ask('/long');
  expect(heard).toHaveBeenCalledTimes(2);
});

test('who no longer listens hears nothing', async () => {
  const { app, ask, heard } = await listening();
  app.server.off('request', heard);
  await ask('/short');
  await ask('/long');
  expect(heard).not.toHaveBeenCalled();
});

test('the time limits hold: of the headers, a request, an idle and a silent connection', async () => {
  const { app } = await listening();
  expect(app.server).toMatchObject({
    headersTimeout: 10_000,
    requestTimeout: 15_000,
    keepAliveTimeout: 60_000,
    timeout: 60_000,
  });
});
