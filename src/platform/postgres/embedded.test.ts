import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { end, makePostgresFolder, queryFirstValue } from '#tests/support/servers/postgres-folder.ts';

let folder: ReturnType<typeof makePostgresFolder>;
beforeEach(() => {
  folder = makePostgresFolder();
});
afterEach(() => folder.remove());

test('creates a UTF-8 database with checksums in an empty folder', async () => {
  const { url } = await folder.start();
  expect(await queryFirstValue(url, 'show server_encoding')).toBe('UTF8');
  expect(await queryFirstValue(url, 'show data_checksums')).toBe('on');
  expect(await queryFirstValue(url, `select upper('ñandú')`)).toBe('ÑANDÚ');
});

test('recreates a database whose creation was interrupted', async () => {
  mkdirSync(join(folder.dataDir, 'postgres.unfinished'), { recursive: true });
  writeFileSync(join(folder.dataDir, 'postgres.unfinished/PG_VERSION'), '18');
  expect(await queryFirstValue((await folder.start()).url, 'select 1')).toBe(1);
});

test('leaves no process and no open port after stopping', async () => {
  const { url, stop } = await folder.start();
  await stop();
  // The postmaster removes its pid file, which pg_ctl waits for, just before it exits.
  await expect.poll(folder.servers).toEqual([]);
  await expect(queryFirstValue(url, 'select 1')).rejects.toThrow('ECONNREFUSED');
});

test('names a folder that is not writable', async () => {
  writeFileSync(folder.dataDir, 'a file, not a folder');
  await expect(folder.start()).rejects.toThrow(/^DATA_DIR: .* cannot be written \(EEXIST\)$/);
});

test("reports the server's log when a start fails", async () => {
  const attempt = folder.start({ shared_buffers: 'plenty' });
  await expect(attempt).rejects.toThrow(
    /did not start: .*invalid value for parameter "shared_buffers": "plenty"/,
  );
});

// These switch users, which only root may; for others the tests above are equivalent.
if (process.getuid?.() === 0) {
  const somebody = ['setpriv', '--reuid=65534', '--regid=65534', '--clear-groups'];

  test('root can use a folder that nobody else can enter', async () => {
    chmodSync(folder.parent, 0o700);
    expect(await queryFirstValue((await folder.start()).url, 'select 1')).toBe(1);
  });

  const withoutNamespaces = () => {
    const programs = join(folder.parent, 'programs');
    mkdirSync(programs);
    writeFileSync(join(programs, 'unshare'), '#!/bin/sh\nexit 1\n', { mode: 0o755 });
    chmodSync(folder.parent, 0o711);
    return folder.startProcess({ path: `${programs}:${process.env.PATH}` });
  };

  if (runs(somebody)) {
    test('an ordinary user needs no setup', async () => {
      chownSync(folder.parent, 65_534, 65_534);
      const { url } = await folder.startProcess({ wrapper: somebody });
      expect(await queryFirstValue(url, 'select 1')).toBe(1);
    });

    test('root without user namespaces runs it as another user', async () => {
      const { url, child } = await withoutNamespaces();
      expect(await queryFirstValue(url, 'select 1')).toBe(1);
      await end(child);
      await expect.poll(folder.servers).toEqual([]);
    });
  }
  // The project is in a folder only root can enter, so nobody else could run PostgreSQL's programs.
  else
    test('root without user namespaces in a root-only folder starts nothing', async () => {
      const { child } = await withoutNamespaces();
      expect(child.exitCode).toBe(1);
      await expect.poll(folder.servers).toEqual([]);
    });
}

/** Whether Node runs there and can read the project, which may be in different places. */
function runs(wrapper: string[]): boolean {
  const reading = `fs.accessSync(${JSON.stringify(import.meta.filename)})`;
  const [file = '', ...args] = [...wrapper, process.execPath, '--eval', reading];
  try {
    execFileSync(file, args, { stdio: 'pipe' });
    return true;
  } catch {
    return false;
  }
}
