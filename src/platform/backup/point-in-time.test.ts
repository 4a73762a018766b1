import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { untilRecovered } from './point-in-time.server.ts';

let data: string;
beforeEach(async () => {
  data = await mkdtemp(join(tmpdir(), 'onyar-recovery-test-'));
});
afterEach(() => rm(data, { recursive: true }));

const file = () => join(data, 'postmaster.pid');
const writeState = (state: string) => writeFile(file(), `4711\n${data}\n1795887886\n5432\n${state}\n`);

describe('untilRecovered', () => {
  test('waits until the replay has ended', async () => {
    await writeState('standby ');
    let isRecovered = false;
    const waiting = untilRecovered(data, 1).then(() => {
      isRecovered = true;
    });
    await writeState('standby ');
    expect(isRecovered).toBe(false);
    await writeState('ready   ');
    await waiting;
  });

  test('throws if the server ends before', async () => {
    await writeState('standby ');
    const waiting = untilRecovered(data, 1);
    await rm(file());
    await expect(waiting).rejects.toThrow('PostgreSQL has ended.');
  });
});
