import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, openSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { acceptedUser } from '#platform/postgres/programs.server.ts';
import { killIfRunning } from '#tests/support/servers/postgres-folder.ts';
import { freePort } from '#tests/support/servers/product.ts';

/** Contains no characters that need escaping in a URL. */
const password = 'cluster-of-one-machine';

/**
 * As an operator would set them for two small machines, except for the address. Durable: measurements run
 * with fsync.
 */
const settings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: 200,
  synchronous_commit: 'on',
  wal_keep_size: '512MB',
  shared_buffers: '128MB',
  jit: 'off',
  timezone: 'UTC',
  // Detects a dead walsender or receiver within this time, even if no packet reports it.
  wal_sender_timeout: '5s',
  wal_receiver_timeout: '5s',
  log_min_messages: 'warning',
  lc_messages: 'C',
};

/**
 * The role of the proxy's check: it may log in without a password from this machine and read the replication
 * state.
 */
export const checkRole = 'onyar_check';

export type Server = Awaited<ReturnType<typeof createServer>>;

/**
 * One PostgreSQL of Debian's packages in its own folder. It is a direct child process and ends
 * with this process, however that ends.
 * @param programs folder of initdb and postgres
 */
export async function createServer(programs: string, parent: string, name: string) {
  const folder = join(parent, name);
  const port = await freePort();
  const { wrapper } = await acceptedUser(join(programs, 'initdb'));
  const environment = { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC', PGPASSWORD: password };
  const log = openSync(join(parent, `${name}.log`), 'a');
  const begin = ([file = '', ...args]: string[]) =>
    spawn(file, args, { cwd: '/', env: environment, stdio: ['ignore', log, log] });
  const words = () => readFileSync(join(parent, `${name}.log`), 'utf8');
  const run = async (program: string, ...args: string[]) => {
    const [code] = await once(begin([...wrapper, join(programs, program), ...args]), 'exit');
    if (code !== 0) throw new Error(`${program} of ${name} failed: ${words().slice(-300)}`);
  };
  const urlOf = (database = 'postgres', at = port) =>
    `postgres://postgres:${password}@127.0.0.1:${at}/${database}`;
  const program = createProgram(() =>
    begin([...wrapper, ...killedWithParent, join(programs, 'postgres'), '-D', folder, '-p', String(port)]),
  );

  return {
    name,
    port,
    folder,
    urlOf,
    words,
    ...createFolderTools({ name, parent, folder, run }),
    kill: program.kill,
    stop: program.stop,
    processorSeconds: program.processorSeconds,
    async start() {
      program.begin();
      for (let wait = 0; !(await isResponding(urlOf())); wait++) {
        if (!program.isRunning() || wait > 600)
          throw new Error(`${name} does not start: ${words().slice(-300)}`);
        await delay(100);
      }
    },
    ask: <Row extends object>(statement: string, values: unknown[] = [], database = 'postgres') =>
      ask<Row>(urlOf(database), statement, values),
    /** Acknowledges commits only once they are on the replica's disk too; with '', on its own disk. */
    async waitFor(names: string) {
      writeSynchronousNames(folder, names);
      await ask(urlOf(), 'select pg_reload_conf()');
    },
  };
}

const writeSynchronousNames = (folder: string, names: string) =>
  writeFileSync(join(folder, 'synchronous.conf'), `synchronous_standby_names = '${names}'\n`);

type Place = {
  name: string;
  parent: string;
  folder: string;
  run: (program: string, ...args: string[]) => Promise<void>;
};

const createFolderTools = ({ name, parent, folder, run }: Place) => ({
  async initialise() {
    const file = join(parent, 'password');
    writeFileSync(file, password);
    const locale = ['-E', 'UTF8', '--locale=C'];
    await run(
      'initdb',
      '-D',
      folder,
      '-U',
      'postgres',
      '-A',
      'scram-sha-256',
      ...locale,
      '-N',
      `--pwfile=${file}`,
    );
    const lines = Object.entries(settings).map(([key, value]) => `${key} = '${value}'`);
    writeFileSync(join(folder, 'postgresql.conf'), [...lines, "include 'synchronous.conf'", ''].join('\n'));
    writeSynchronousNames(folder, '');
    const others = ['all', 'replication'].map((what) => `host ${what} all 127.0.0.1/32 scram-sha-256\n`);
    writeFileSync(
      join(folder, 'pg_hba.conf'),
      `host postgres ${checkRole} 127.0.0.1/32 trust\n${others.join('')}`,
    );
  },
  /** Creates a new copy of another server and follows it. */
  async copyOf(primary: { port: number }) {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { mode: 0o700 });
    const from = `host=127.0.0.1 port=${primary.port} user=postgres application_name=${name}`;
    await run('pg_basebackup', '-D', folder, '-d', from, '-R', '-X', 'stream', '-c', 'fast', '--no-sync');
    // After a promotion it has no replica, and would wait for one forever.
    writeSynchronousNames(folder, '');
  },
});

function createProgram(spawnIt: () => ChildProcess) {
  let child: ChildProcess | undefined;
  const isRunning = () => child !== undefined && child.exitCode === null && child.signalCode === null;
  /** Kills all its processes at once, as a power loss would. */
  const kill = async () => {
    if (!isRunning() || child?.pid === undefined) return;
    const gone = once(child, 'exit');
    const own = childrenOf(child.pid);
    child.kill('SIGKILL');
    for (const pid of own) killIfRunning(pid);
    await gone;
  };
  return {
    begin() {
      child = spawnIt();
    },
    isRunning,
    kill,
    async stop() {
      if (!isRunning() || child === undefined) return;
      const gone = once(child, 'exit');
      child.kill('SIGINT');
      const hangs = setTimeout(() => void kill(), 20_000);
      await gone;
      clearTimeout(hangs);
    },
    processorSeconds(): number {
      if (child?.pid === undefined) return 0;
      return [child.pid, ...childrenOf(child.pid)].reduce((sum, pid) => sum + readProcessorSeconds(pid), 0);
    },
  };
}

/**
 * Linux kills the child with its parent. Must follow `unshare`, which would reset the parent-death signal.
 */
export const killedWithParent = existsSync('/usr/bin/setpriv')
  ? ['/usr/bin/setpriv', '--pdeathsig', 'KILL']
  : [];

async function ask<Row extends object>(
  url: string,
  statement: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 5_000,
    query_timeout: 60_000,
  });
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query<Row>(statement, values)).rows;
  } finally {
    await client.end().catch(() => {});
  }
}

export const isResponding = (url: string): Promise<boolean> =>
  ask(url, 'select 1').then(
    () => true,
    () => false,
  );

const statOf = (pid: number | string): string[] => {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  } catch {
    return [];
  }
};

const childrenOf = (parent: number): number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && Number(statOf(name)[1]) === parent)
    .map(Number);

/**
 * utime, stime, cutime and cstime in ticks of 10 ms; includes ended children that their parent has waited
 * for.
 */
const readProcessorSeconds = (pid: number): number =>
  statOf(pid)
    .slice(11, 15)
    .reduce((sum, ticks) => sum + Number(ticks), 0) / 100;
