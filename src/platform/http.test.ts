import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { expect, test } from 'vitest';
import { systemClock } from './clock.ts';
import { readConfig } from './config.server.ts';
import { createHttp } from './http.server.ts';
import { createLog } from './log.server.ts';
import { createOutages } from './outages.server.ts';

const log = createLog('silent');
const outages = createOutages({ log, clock: systemClock });

test('a connection that has never said anything does not keep the process from stopping', async () => {
  const app = await createHttp({ config: readConfig({}), log, outages });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const silent = connect((app.server.address() as AddressInfo).port, '127.0.0.1').resume();
  await once(silent, 'connect');
  const startedAt = performance.now();
  await app.close();
  expect(performance.now() - startedAt).toBeLessThan(30_000);
  silent.destroy();
});
