import { pino } from 'pino';
import { expect, test } from 'vitest';
import { createOutboxWorker } from './outbox-worker.server.ts';

test('continues with the other rows when sending one row throws', async () => {
  const waiting = [['first'], ['second']];
  const sent: string[] = [];
  const worker = createOutboxWorker<string>({
    name: 'messages',
    hands: 1,
    claim: async () => waiting.shift() ?? [],
    async send(row) {
      if (row === 'first') throw new Error('terminating connection due to unexpected postmaster exit');
      sent.push(row);
    },
    log: pino({ enabled: false }),
  });
  await worker.runOnce();
  expect(sent).toEqual(['second']);
});
