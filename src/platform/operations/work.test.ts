import type { PgBoss } from 'pg-boss';
import { expect, test } from 'vitest';
import { systemClock } from '../time/clock.ts';
import { createLog } from './log.server.ts';
import { createOutages } from './outages.server.ts';
import { type JobWork, startWorkers } from './work.server.ts';

async function begin(handlers: readonly JobWork[]): Promise<string[]> {
  const told: string[] = [];
  const boss = {
    send: async (name: string) => void told.push(`do ${name}`),
    work: async (name: string, { pollingIntervalSeconds }: { pollingIntervalSeconds: number }) =>
      void told.push(`ask for ${name} each ${pollingIntervalSeconds} s`),
  };
  const log = createLog('silent');
  // Cast: it calls only these two methods.
  await startWorkers(boss as unknown as PgBoss, handlers, {
    log,
    outages: createOutages({ log, clock: systemClock }),
  });
  return told;
}

const handle = async () => {};

test('polls every two seconds for jobs users wait for, and every ten for scheduled ones', async () => {
  const handlers: JobWork[] = [
    { job: { name: 'letters.send' }, handle },
    { job: { name: 'cards.tidy' }, handle, cron: '47 2 * * *' },
  ];
  expect(await begin(handlers)).toEqual(['ask for letters.send each 2 s', 'ask for cards.tidy each 10 s']);
});

test('enqueues the start jobs before the first poll', async () => {
  const handlers: JobWork[] = [{ job: { name: 'prices.apply' }, handle, cron: '* * * * *', atStart: {} }];
  expect(await begin(handlers)).toEqual(['do prices.apply', 'ask for prices.apply each 10 s']);
});
