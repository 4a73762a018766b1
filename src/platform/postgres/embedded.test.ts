import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ask, end, makePostgresFolder } from '#tests/support/servers/postgres-folder.ts';

let folder: ReturnType<typeof makePostgresFolder>;
beforeEach(() => {
  folder = makePostgresFolder();
});
afterEach(() => folder.remove());

test('an empty folder becomes a database that speaks UTF-8 and checks its pages', async () => {
  const { url } = await folder.start();
  expect(await ask(url, 'show server_encoding')).toBe('UTF8');
  expect(await ask(url, 'show data_checksums')).toBe('on');
  expect(await ask(url, `select upper('ñandú')`)).toBe('ÑANDÚ');
});

test('a database whose making was interrupted is made anew', async () => {
  mkdirSync(join(folder.dataDir, 'postgres.unfinished'), { recursive: true });
  writeFileSync(join(folder.dataDir, 'postgres.unfinished/PG_VERSION'), '18');
  expect(await ask((await folder.start()).url, 'select 1')).toBe(1);
});

test('stopping leaves no process and no open port', async () => {
  const { url, stop } = await folder.start();
  await stop();
  expect(folder.servers()).toEqual([]);
  await expect(ask(url, 'select 1')).rejects.toThrow('ECONNREFUSED');
});

test('a folder that cannot be written is named in one sentence', async () => {
  writeFileSync(folder.dataDir, 'a file, not a folder');
  await expect(folder.start()).rejects.toThrow(/^The data folder .* cannot be written \(EEXIST\)\.$/);
});

test('a start that fails says why, in the words of the server', async () => {
  const attempt = folder.start({ shared_buffers: 'plenty' });
  await expect(attempt).rejects.toThrow(
    /did not start: .*invalid value for parameter "shared_buffers": "plenty"/,
  );
});

// These change user, which only root may; for everybody else the tests above are the same case.
if (process.getuid?.() === 0) {
  const somebody = ['setpriv', '--reuid=65534', '--regid=65534', '--clear-groups'];

  test('root may keep the database in a folder that nobody else can enter', async () => {
    chmodSync(folder.parent, 0o700);
    expect(await ask((await folder.start()).url, 'select 1')).toBe(1);
  });

  const withoutNamespaces = () => {
    const programs = join(folder.parent, 'programs');
    mkdirSync(programs);
    writeFileSync(join(programs, 'unshare'), '#!/bin/sh\nexit 1\n', { mode: 0o755 });
    chmodSync(folder.parent, 0o711);
    return folder.startProcess({ path: `${programs}:${process.env.PATH}` });
  };

  if (runs(somebody)) {
    test('an ordinary user needs no help', async () => {
      chownSync(folder.parent, 65_534, 65_534);
      const { url } = await folder.startProcess({ wrapper: somebody });
      expect(await ask(url, 'select 1')).toBe(1);
    });

    test('root without user namespaces runs it as another user', async () => {
      const { url, child } = await withoutNamespaces();
      expect(await ask(url, 'select 1')).toBe(1);
      await end(child);
      expect(folder.servers()).toEqual([]);
    });
  }
  // The project lies in a folder that only root can enter: as nobody else can PostgreSQL's programs be run.
  else
    test('root without user namespaces, in a folder of its own, starts nothing', async () => {
      const { child } = await withoutNamespaces();
      expect(child.exitCode).toBe(1);
      expect(folder.servers()).toEqual([]);
    });
}

/** Whether Node runs there, and reads what lies in the project: the two may lie in different places. */
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
