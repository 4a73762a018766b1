import type { PgBoss } from 'pg-boss';
import { expect, test } from 'vitest';
import { systemClock } from '../time/clock.ts';
import { createLog } from './log.server.ts';
import { createOutages } from './outages.server.ts';
import { beginWork, type Work } from './work.server.ts';

/** What the queue is told, one after the other. */
async function begin(handlers: readonly Work[]): Promise<string[]> {
  const told: string[] = [];
  const boss = {
    send: async (name: string) => void told.push(`do ${name}`),
    work: async (name: string, { pollingIntervalSeconds }: { pollingIntervalSeconds: number }) =>
      void told.push(`ask for ${name} each ${pollingIntervalSeconds} s`),
  };
  const log = createLog('silent');
  // Cast: the two methods that it calls.
  await beginWork(boss as unknown as PgBoss, handlers, {
    log,
    outages: createOutages({ log, clock: systemClock }),
  });
  return told;
}

const handle = async () => {};

test('a job that somebody waits for is asked for every two seconds, one that the clock starts every ten', async () => {
  const handlers: Work[] = [
    { job: { name: 'letters.send' }, handle },
    { job: { name: 'cards.tidy' }, handle, cron: '47 2 * * *' },
  ];
  expect(await begin(handlers)).toEqual(['ask for letters.send each 2 s', 'ask for cards.tidy each 10 s']);
});

test('what a process begins with is in line before it asks the first time, at once', async () => {
  const handlers: Work[] = [{ job: { name: 'prices.apply' }, handle, cron: '* * * * *', atStart: {} }];
  expect(await begin(handlers)).toEqual(['do prices.apply', 'ask for prices.apply each 10 s']);
});
