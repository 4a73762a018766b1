import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { backupSettings } from '#tests/support/servers/backups.ts';
import { debianPostgres, startDebianPostgres } from '#tests/support/servers/debian-postgres.ts';
import { freePort } from '#tests/support/servers/product.ts';

const execute = promisify(execFile);
const units = ['onyar.service', 'onyar-second.service'];

/** Files of a release that its process reads. */
const read = [
  'src',
  'db',
  'demo',
  'node_modules',
  'package.json',
  'clinic.config.ts',
  'clinic-schema.ts',
  'clinic.ts',
];

type Trial = { root: string; former: string; scratch: string };

/**
 * Upgrades a server without containers with `deploy/upgrade`, while visitors load pages and their files.
 * @param trial root: this release; former: folder of the former one, built; scratch: an empty folder
 * @returns number of requests, and the failed ones
 */
export async function switchUnderLoad(trial: Trial): Promise<{ requests: number; failed: string[] }> {
  const { scratch } = trial;
  if (debianPostgres === undefined)
    throw new Error('PostgreSQL of Debian is needed: its pg_dump makes the backup.');
  mkdirSync(scratch);
  const server = await startDebianPostgres(debianPostgres, scratch, ['clinica']);
  const installation = join(scratch, 'installation');
  const ports = [await freePort(), await freePort()];
  const env = await installFormer(trial, installation, ports, server.urlOf('clinica'));
  try {
    for (const unit of units) await execute('systemctl', ['restart', unit], { env });
    for (const port of ports) await untilReady(port);
    const visitors = startVisitors(ports);
    await visitors.untilSeen(50);
    await execute(join(installation, 'deploy/upgrade'), ['--here'], { env }).catch((error) => {
      throw new Error(`deploy/upgrade failed:\n${error.stdout}\n${error.stderr}`);
    });
    await visitors.untilSeen(100);
    return await visitors.end();
  } finally {
    for (const unit of units) await execute('systemctl', ['stop', unit], { env });
    await server.stop();
  }
}

/** A folder as docs/operating/systemd.md makes it, with stand-ins for systemd, git and npm. */
async function installFormer(
  { root, former, scratch }: Trial,
  installation: string,
  ports: number[],
  url: string,
): Promise<Record<string, string>> {
  const bin = join(scratch, 'bin');
  for (const folder of [bin, join(installation, 'releases')]) mkdirSync(folder, { recursive: true });
  cpSync(join(root, 'deploy'), join(installation, 'deploy'), { recursive: true });
  placeRelease(former, join(installation, 'releases/former'));
  symlinkSync('releases/former', join(installation, 'current'));
  const settings = {
    MODE: 'demo',
    DEMO_DATA: 'small',
    LIMIT_FACTOR: '1000',
    DATABASE_URL: url,
    DATA_DIR: join(scratch, 'data'),
    ...(await backupSettings(join(scratch, 'clinic.key'))),
  };
  const file = (entries: Record<string, string>) =>
    `${Object.entries(entries)
      .map(([name, value]) => `${name}='${value}'`)
      .join('\n')}\n`;
  writeFileSync(join(installation, 'environment'), file(settings));
  for (const [index, unit] of units.entries())
    writeFileSync(join(installation, unit), file({ PORT: String(ports[index]) }));
  const program = (name: string, text: string) => writeFileSync(join(bin, name), text, { mode: 0o755 });
  program('systemctl', readFileSync(join(root, 'scripts/try-upgrade/systemctl.sh'), 'utf8'));
  program('git', '#!/bin/sh\nexec tar --create --files-from /dev/null\n');
  // Instead of installing and building, which the trial has done before.
  const links = read.map((name) => `ln -s '${join(root, name)}' .`).join('\n');
  program('npm', `#!/bin/sh\nset -e\ncp -R '${join(root, 'build')}' .\n${links}\n`);
  return {
    PATH: `${bin}:${process.env.PATH}`,
    INSTALLATION: installation,
    NODE: process.execPath,
    ONYAR_ENVIRONMENT: join(installation, 'environment'),
  };
}

function placeRelease(from: string, to: string): void {
  mkdirSync(to);
  cpSync(join(from, 'build'), join(to, 'build'), { recursive: true });
  for (const name of read) symlinkSync(join(from, name), join(to, name));
}

async function untilReady(port: number): Promise<void> {
  for (const end = Date.now() + 180_000; Date.now() < end; await delay(200)) {
    const reply = await get(`http://127.0.0.1:${port}/readyz`).catch(() => undefined);
    if (reply?.status === 200) return;
  }
  throw new Error(`The process at port ${port} is not ready after three minutes.`);
}

/** Not `fetch`: in Node 24 it ends this process when a server closes the connection before the body is read. */
async function get(url: string): Promise<{ status: number; body: string }> {
  const [reply] = (await once(request(url).end(), 'response')) as [IncomingMessage];
  return { status: reply.statusCode ?? 0, body: await text(reply) };
}

/**
 * Visitors that load a page and its files from any process, as behind a proxy: a process that does not respond is
 * skipped. One of them keeps its page open and loads its files again, as a tab opened before the upgrade does.
 */
function startVisitors(ports: number[]) {
  const failed: string[] = [];
  let requests = 0;
  let isOver = false;
  const load = async (path: string): Promise<string> => {
    requests += 1;
    const first = requests % ports.length;
    for (let index = 0; index < ports.length; index++) {
      const port = ports[(first + index) % ports.length];
      const reply = await get(`http://127.0.0.1:${port}${path}`).catch(() => undefined);
      if (reply === undefined || reply.status === 502) continue;
      if (reply.status !== 200) failed.push(`${path}: ${reply.status}`);
      return reply.body;
    }
    failed.push(`${path}: no process responds`);
    return '';
  };
  const filesOf = (page: string) => [...new Set(page.match(/\/assets\/[\w.-]+\.(?:js|css|woff2)/g) ?? [])];
  const visit = async () => {
    while (!isOver) for (const file of filesOf(await load('/plans'))) await load(file);
  };
  const keepOpen = async () => {
    const files = filesOf(await load('/'));
    while (!isOver) {
      for (const file of files) await load(file);
      await load('/api/services');
    }
  };
  const all = [visit(), visit(), keepOpen()];
  return {
    async untilSeen(more: number): Promise<void> {
      const goal = requests + more;
      while (requests < goal) await delay(20);
    },
    async end() {
      isOver = true;
      await Promise.all(all);
      return { requests, failed };
    },
  };
}
