import { execFile } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { options, questions } from './init/questions.ts';

const root = join(import.meta.dirname, '../..');
let folder: string;
/** One line for each program that a command started. */
const calls = () => readFileSync(join(folder, 'calls'), 'utf8').trim().split('\n');

/** An installation in containers, with stand-ins for Docker and systemd. */
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'onyar-deploy-'));
  cpSync(join(root, 'deploy'), join(folder, 'deploy'), { recursive: true });
  mkdirSync(join(folder, 'bin'));
  mkdirSync(join(folder, 'build/process'), { recursive: true });
  mkdirSync(join(folder, 'node_modules/.bin'), { recursive: true });
  symlinkSync(process.execPath, join(folder, 'node_modules/.bin/node'));
  writeFileSync(join(folder, '.env'), '');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A program that notes its arguments and then runs `script`. */
function standIn(name: string, script = ''): void {
  const lines = ['#!/bin/sh', `echo ${name} "$@" >> '${join(folder, 'calls')}'`, script];
  writeFileSync(join(folder, 'bin', name), lines.join('\n'), { mode: 0o755 });
}

async function run(command: string, args: string[] = [], env: Record<string, string> = {}) {
  const settings = { ONYAR_ENVIRONMENT: join(folder, 'environment') };
  const path = `${join(folder, 'bin')}:${process.env.PATH}`;
  return new Promise<{ code: number; output: string }>((done) =>
    execFile(
      join(folder, 'deploy', command),
      args,
      { env: { PATH: path, ...settings, ...env } },
      (error, stdout, stderr) => done({ code: Number(error?.code ?? 0), output: stdout + stderr }),
    ).stdin?.end(),
  );
}

describe('before deploy/init', () => {
  beforeEach(() => rmSync(join(folder, '.env')));

  test.each([
    ['doctor', []],
    ['upgrade', []],
    ['restore', ['latest']],
    ['rotate', ['keys']],
  ])('deploy/%s says in one sentence what to do first, and starts nothing', async (command, args) => {
    standIn('docker');
    expect(await run(command, args)).toEqual({
      code: 1,
      output:
        'Nothing is set up here yet: run deploy/init first (without containers: docs/operating/without-containers.md).\n',
    });
    expect(existsSync(join(folder, 'calls'))).toBe(false);
  });
});

describe('deploy/init --help', () => {
  test('names every flag and variable of the answers, and starts nothing', async () => {
    standIn('docker');
    const { code, output } = await run('init', ['--help']);
    expect(code).toBe(0);
    const named = [...output.matchAll(/^ {2}--([a-z-]+)/gm)].map(([, flag]) => flag);
    // `--folder` is for the container.
    expect(['folder', ...named].sort()).toEqual(Object.keys(options).sort());
    for (const { variable } of questions) if (variable) expect(output).toContain(`(${variable})`);
    expect(existsSync(join(folder, 'calls'))).toBe(false);
  });
});

describe('deploy/doctor', () => {
  test('runs in the container of the backups, and names the services that are not running', async () => {
    standIn('docker', `case "$2" in ps) printf 'app-1\\nproxy\\npostgres\\nbackup\\n' ;; esac`);
    expect(await run('doctor')).toEqual({ code: 0, output: '' });
    expect(calls().at(-1)).toBe(
      'docker compose run --rm --no-deps --no-TTY --entrypoint node backup build/process/doctor.js app-2 worker',
    );
  });

  test('ends with the exit code of the examination', async () => {
    standIn('docker', `case "$*" in *doctor.js*) exit 1 ;; esac`);
    expect((await run('doctor')).code).toBe(1);
  });

  test('runs with the settings of a server without containers', async () => {
    standIn(
      'systemctl',
      `case "$*" in *list*) echo 'onyar.service enabled'; echo onyar-backup.service ;; esac`,
    );
    writeFileSync(join(folder, 'environment'), `PUBLIC_URL='https://clinica.example'\n`);
    const script = 'console.log(process.env.PUBLIC_URL, ...process.argv.slice(2))';
    writeFileSync(join(folder, 'build/process/doctor.js'), script);
    expect(await run('doctor')).toEqual({ code: 0, output: 'https://clinica.example\n' });
    expect(calls().at(-1)).toBe('systemctl is-active --quiet onyar.service');
  });
});

describe('deploy/restore', () => {
  test('stops the processes, replaces the database and starts them again, also after a refusal', async () => {
    standIn('docker', `case "$*" in *restore.js*) exit 1 ;; esac`);
    expect((await run('restore', ['--at', '2026-11-27 18:30'])).code).toBe(1);
    expect(calls()).toEqual([
      'docker compose stop app-1 app-2 worker',
      'docker compose run --rm --no-deps --no-TTY --entrypoint node backup build/process/restore.js --replace --at 2026-11-27 18:30',
      'docker compose start app-1 app-2 worker',
    ]);
  });

  test('restores a copy while the site runs', async () => {
    standIn('docker');
    expect((await run('restore', ['latest', '--identity', '-', '--as-copy'])).code).toBe(0);
    expect(calls()).toHaveLength(1);
    expect(calls()[0]).toMatch(/restore\.js latest --identity - --as-copy$/);
  });

  test('shows how it is used', async () => {
    expect(await run('restore')).toEqual({ code: 1, output: expect.stringContaining('deploy/restore --at') });
  });
});

describe('deploy/upgrade in containers', () => {
  beforeEach(() => standIn('git'));

  test('backs up, builds, migrates and restarts one process after the other', async () => {
    standIn('docker');
    expect(await run('upgrade')).toMatchObject({ code: 0, output: expect.stringContaining('Upgraded.') });
    const steps = calls().map((line) => line.replace('docker compose ', ''));
    const ready = (name: string) => `exec --no-TTY ${name} node build/process/is-alive.js /readyz`;
    const operate = 'run --rm --no-deps --no-TTY --entrypoint node backup build/process/';
    expect(steps).toEqual([
      `${operate}nightly-backup.js now`,
      'git pull --ff-only',
      'docker tag onyar onyar:former',
      'build',
      'run --rm --no-deps --no-TTY assets',
      `${operate}migrate.js`,
      'up --detach --no-deps --no-build app-1',
      ready('app-1'),
      'up --detach --no-deps --no-build app-2',
      ready('app-2'),
      'up --detach --no-deps --no-build worker',
      ready('worker'),
      'up --detach --no-deps --no-build backup',
    ]);
  });

  test('stops before anything changes if the backup fails', async () => {
    standIn('docker', `case "$*" in *nightly-backup*) exit 1 ;; esac`);
    expect((await run('upgrade')).code).toBe(1);
    expect(calls()).toHaveLength(1);
  });

  test('returns to the former release if a process is not ready', async () => {
    // Not ready until the former image is back.
    const isFormer = `grep -q 'tag onyar:former onyar' '${join(folder, 'calls')}'`;
    standIn('docker', `case "$*" in *readyz*) ${isFormer} ;; esac`);
    standIn('sleep');
    expect(await run('upgrade')).toEqual({
      code: 1,
      output: expect.stringContaining('The former release runs again.'),
    });
    const after = calls().slice(calls().indexOf('docker tag onyar:former onyar'));
    expect(after.filter((line) => line.includes(' up ')).map((line) => line.split(' ').at(-1))).toEqual([
      'app-1',
      'app-2',
      'worker',
    ]);
  });
});

describe('deploy/upgrade with an archive', () => {
  test('hands over to install.sh, and neither pulls, backs up nor builds itself', async () => {
    for (const name of ['docker', 'git']) standIn(name);
    const installer = `echo install.sh "$@" >> '${join(folder, 'calls')}'\nexit 3\n`;
    writeFileSync(join(folder, 'deploy/install.sh'), installer);
    expect((await run('upgrade', ['onyar-1.2.4-linux-x64.tar.gz'])).code).toBe(3);
    expect(calls()).toEqual(['install.sh onyar-1.2.4-linux-x64.tar.gz']);
  });

  test('asks for it on a server that install.sh made', async () => {
    writeFileSync(join(folder, 'environment'), '');
    expect(await run('upgrade')).toEqual({ code: 1, output: expect.stringContaining('name the archive') });
  });
});

describe('deploy/rotate', () => {
  const steps = () =>
    calls().flatMap((line) => /(rotate\.js .+|reseal\.js|up .+ (?:app-\d|worker))$/.exec(line)?.[1] ?? []);

  test('restarts every process with the new key behind the others, then in front, and seals again', async () => {
    standIn('docker');
    expect(await run('rotate', ['keys'])).toMatchObject({ code: 0 });
    const restarts = ['app-1', 'app-2', 'worker'].map((name) => `up --detach --no-deps --no-build ${name}`);
    const edit = 'rotate.js /installation/.env';
    expect(steps()).toEqual([
      `${edit} add-key`,
      ...restarts,
      `${edit} promote-key`,
      ...restarts,
      'reseal.js',
    ]);
  });

  test('stops at a process that is not ready', async () => {
    standIn('docker', `case "$*" in *readyz*) exit 1 ;; esac`);
    standIn('sleep');
    const { code, output } = await run('rotate', ['SMTP_URL']);
    expect({ code, output }).toEqual({ code: 1, output: expect.stringContaining('app-1 is not ready') });
    expect(steps()).toEqual([
      'rotate.js /installation/.env set SMTP_URL',
      'up --detach --no-deps --no-build app-1',
    ]);
  });

  test('seals again before it forgets old keys', async () => {
    standIn('docker');
    await run('rotate', ['forget-keys']);
    expect(steps().slice(0, 2)).toEqual(['reseal.js', 'rotate.js /installation/.env forget-keys']);
  });
});

describe('deploy/init', () => {
  beforeEach(() => rmSync(join(folder, '.env')));

  test('builds the image and runs in it, with the folder and the network of this machine', async () => {
    standIn('docker');
    expect((await run('init', ['--site', 'clinica.example'])).code).toBe(0);
    const [, build, start] = calls();
    expect(build).toBe('docker build --quiet --target app --tag onyar .');
    expect(start).toContain(
      `--network host --user ${process.getuid?.()}:${process.getgid?.()} --volume ${folder}:`,
    );
    expect(start).toMatch(
      / onyar node build\/process\/init\.js --folder \/installation --site clinica\.example$/,
    );
  });

  test('says that Docker is missing, and refuses to overwrite settings', async () => {
    standIn('docker', 'exit 1');
    expect(await run('init')).toEqual({ code: 1, output: expect.stringContaining('Docker with its plugin') });
    writeFileSync(join(folder, '.env'), '');
    expect(await run('init')).toEqual({ code: 1, output: expect.stringContaining('never overwritten') });
  });

  test('writes the settings of a server without containers', async () => {
    writeFileSync(join(folder, 'build/process/init.js'), 'console.log(...process.argv.slice(2))');
    const { output } = await run('init', ['--server']);
    expect(output).toBe(`--folder ${folder} --server\n`);
  });
});
