import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { startEmbeddedPostgres } from '#platform/postgres/embedded.server.ts';

const holder = fileURLToPath(new URL('./hold-postgres.ts', import.meta.url));
const log = { info() {}, warn() {}, error() {} };

/**
 * How a process with PostgreSQL is started: a wrapper program in front of Node, its own process group, its
 * PATH.
 */
type StartOptions = { wrapper?: string[]; detached?: boolean; path?: string | undefined };

/**
 * Fast, and safe for tests that kill processes: only a power failure loses data already written to the
 * system.
 */
export const fastSettings = { fsync: 'off' };

/**
 * A folder for one embedded PostgreSQL and all its processes.
 * @param of a folder with a stopped database to copy: creating a new one takes two seconds of processor time
 */
export function makePostgresFolder(of?: { dataDir: string }) {
  const parent = mkdtempSync(join(tmpdir(), 'onyar-postgres-'));
  const dataDir = join(parent, 'data');
  // Node's own copy function gives others access to the folders, which PostgreSQL refuses.
  if (of !== undefined) execFileSync('cp', ['-a', of.dataDir, dataDir]);
  const children: ChildProcess[] = [];
  const started: { stop(): Promise<void> }[] = [];
  const servers = () => processesIn(join(dataDir, 'postgres'));
  return {
    parent,
    dataDir,
    /** Ids of all running PostgreSQL processes in this folder. */
    servers,
    /** Those whose parent is not among them: one per server. */
    postmasters: () =>
      servers().filter((pid, _, all) => {
        const parent = findParent(pid);
        return parent !== undefined && !all.includes(parent);
      }),
    async start(settings = {}) {
      const postgres = await startEmbeddedPostgres({
        dataDir,
        log,
        settings: { ...fastSettings, ...settings },
      });
      started.push(postgres);
      return postgres;
    },
    async startProcess({ wrapper = [], detached = false, path = process.env.PATH }: StartOptions = {}) {
      const [file = '', ...args] = [...wrapper, process.execPath, holder, dataDir];
      const env = { ...process.env, PATH: path };
      const child = spawn(file, args, { detached, env, stdio: ['ignore', 'pipe', 'inherit'] });
      children.push(child);
      const [line] = await Promise.race([once(child.stdout, 'data'), once(child, 'exit')]);
      return { child, url: String(line).trim() };
    },
    async remove() {
      for (const child of children) child.kill('SIGKILL');
      await Promise.all(started.map((postgres) => postgres.stop()));
      for (const pid of servers()) killIfRunning(pid);
      rmSync(parent, { recursive: true, force: true, maxRetries: 10 });
    },
  };
}

export async function end(child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
  const hasEnded = once(child, 'exit');
  child.kill(signal);
  await hasEnded;
}

export async function queryFirstValue(url: string, query: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query({ text: query, rowMode: 'array' });
    return rows[0]?.[0];
  } finally {
    await client.end().catch(() => {});
  }
}

/** A listed process may end by itself before it is killed. */
export function killIfRunning(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

function processesIn(folder: string): number[] {
  const pids = readdirSync('/proc').map(Number).filter(Number.isInteger);
  return pids.filter((pid) => workingFolder(pid) === folder);
}

function workingFolder(pid: number): string | undefined {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return undefined;
  }
}

/** Undefined if the process has just ended. */
function findParent(pid: number): number | undefined {
  try {
    return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[1]);
  } catch {
    return undefined;
  }
}
