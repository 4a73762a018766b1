import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  end,
  killIfRunning,
  makePostgresFolder,
  queryFirstValue,
} from '#tests/support/servers/postgres-folder.ts';

const made = makePostgresFolder();
beforeAll(async () => (await made.start()).stop());
afterAll(() => made.remove());

let folder: ReturnType<typeof makePostgresFolder>;
beforeEach(() => {
  folder = makePostgresFolder(made);
});
afterEach(() => folder.remove());

test('a second start adopts the running server', async () => {
  const first = await folder.start();
  const second = await folder.start();
  expect(second.url).toBe(first.url);
  expect(folder.postmasters()).toHaveLength(1);
});

test('of two processes started at once, the last to leave stops the shared server', async () => {
  // They also meet in an empty folder.
  await folder.remove();
  folder = makePostgresFolder();
  const [first, second] = await Promise.all([folder.startProcess(), folder.startProcess()]);
  expect(second.url).toBe(first.url);
  expect(folder.postmasters()).toHaveLength(1);
  await end(first.child);
  expect(await queryFirstValue(second.url, 'select 1')).toBe(1);
  await end(second.child);
  await expect.poll(folder.servers).toEqual([]);
});

test('two processes leaving together leave no server behind', async () => {
  const [first, second] = await Promise.all([folder.startProcess(), folder.startProcess()]);
  await Promise.all([end(first.child), end(second.child)]);
  await expect.poll(folder.servers).toEqual([]);
});

test('the server survives a killed process and is found again on the same port', async () => {
  const { child, url } = await folder.startProcess();
  await end(child, 'SIGKILL');
  expect(folder.postmasters()).toHaveLength(1);
  expect((await folder.start()).url).toBe(url);
});

test('Ctrl-C in the terminal stops process and server in order', async () => {
  const { child } = await folder.startProcess({ detached: true });
  // Like a terminal, which signals the whole process group.
  process.kill(-(child.pid ?? 0), 'SIGINT');
  await once(child, 'exit');
  await expect.poll(folder.servers).toEqual([]);
  const log = readFileSync(join(folder.dataDir, 'postgres/postgres.log'), 'utf8');
  expect(log).toContain('database system is shut down');
});

test('a killed server restarts on its port with every acknowledged row', async () => {
  const { url } = await folder.start();
  await queryFirstValue(url, 'create table visits (id int)');
  for (let round = 1; round <= 3; round++) {
    await queryFirstValue(url, `insert into visits values (${round})`);
    for (const pid of folder.postmasters()) process.kill(pid, 'SIGKILL');
    const rows = () => queryFirstValue(url, 'select count(*)::int from visits').catch(() => 0);
    await expect.poll(rows).toBe(round);
  }
  expect(folder.postmasters()).toHaveLength(1);
});

test('two processes that lose their server share the next one', async () => {
  const [first, second] = await Promise.all([folder.startProcess(), folder.startProcess()]);
  for (const pid of folder.postmasters()) process.kill(pid, 'SIGKILL');
  const answers = (url: string) => () => queryFirstValue(url, 'select 1').catch(() => 0);
  await expect.poll(answers(first.url)).toBe(1);
  await end(first.child);
  expect(await queryFirstValue(second.url, 'select 1')).toBe(1);
  expect(folder.postmasters()).toHaveLength(1);
});

test('a process that has lost the server and not found it again still keeps it running', async () => {
  const [first, second] = await Promise.all([folder.startProcess(), folder.startProcess()]);
  // The second process cannot notice anything now.
  second.child.kill('SIGSTOP');
  for (const pid of folder.postmasters()) process.kill(pid, 'SIGKILL');
  await expect.poll(() => queryFirstValue(first.url, 'select 1').catch(() => 0)).toBe(1);
  await end(first.child);
  expect(await queryFirstValue(second.url, 'select 1')).toBe(1);
  second.child.kill('SIGCONT');
  await end(second.child);
  await expect.poll(folder.servers).toEqual([]);
});

test('a server killed while nobody watches is restarted', async () => {
  const { child, url } = await folder.startProcess();
  await end(child, 'SIGKILL');
  for (const pid of folder.servers()) killIfRunning(pid);
  expect((await folder.start()).url).toBe(url);
});

test("a stale pid file with another process's id harms neither", async () => {
  const { url, stop } = await folder.start();
  await stop();
  const place = join(folder.dataDir, 'postgres');
  const lines = [process.pid, place, 1_700_000_000, new URL(url).port, '', '127.0.0.1', '', 'ready'];
  writeFileSync(join(place, 'postmaster.pid'), lines.join('\n'));
  expect(await queryFirstValue((await folder.start()).url, 'select 1')).toBe(1);
});
