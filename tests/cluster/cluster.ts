import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { hire } from '#tests/support/people.ts';
import { fillTemplate } from '#tests/support/servers/cluster.ts';
import { debianPostgres } from '#tests/support/servers/debian-postgres.ts';
import { freePort, type Product, startProduct } from '#tests/support/servers/product.ts';
import { watchPair } from './failover.ts';
import { checkRole, createServer } from './postgres.ts';
import { haproxy, startProxy } from './proxy.ts';

/**
 * Extra professionals with the hours of the first one, besides the demonstration's two: enough free slots for
 * every round.
 */
const hired = 40;

type Process = { name: string; role: 'web' | 'worker'; port: number; product: Product };
/** Cleanup functions of everything opened so far; called in reverse order. */
type CloseFunctions = (() => Promise<unknown>)[];

export type Cluster = Awaited<ReturnType<typeof openCluster>>;

/**
 * Two PostgreSQL servers, HAProxy, two web processes and two workers: the set-up for two machines on one.
 * @throws if Debian's programs are missing
 */
export async function openCluster() {
  const parent = mkdtempSync(join(tmpdir(), 'onyar-cluster-'));
  const ends: CloseFunctions = [async () => rmSync(parent, { recursive: true, force: true })];
  const close = () => closeAll(ends);
  try {
    const { pair, databases } = await openDatabases(parent, ends);
    const web = [
      { name: 'web-one', port: await freePort() },
      { name: 'web-two', port: await freePort() },
    ];
    const proxy = await startProxy(haproxy ?? '', parent, {
      web,
      postgres: pair.map(({ name, port }) => ({ name, port })),
    });
    ends.push(proxy.stop);
    const url = pair[0].urlOf('clinic', proxy.writesPort);
    await fillTemplate(url);
    databases.begin();
    ends.push(databases.stop);
    const pool = await openPool(url, ends);

    const shared = {
      DATABASE_URL: url,
      DATABASE_READ_URL: `postgres://127.0.0.1:${proxy.readsPort}/clinic`,
      DATA_DIR: join(parent, 'data'),
      PUBLIC_URL: proxy.origin,
      TRUST_PROXY: '127.0.0.1/32',
      SECRET_KEYS: `cluster:${randomBytes(32).toString('base64')}`,
      LOG_LEVEL: 'fatal',
    };
    const start = (role: Process['role'], port: number, folder?: string) =>
      startProduct({ ...shared, ROLE: role, PORT: String(port) }, folder);
    const processes: Process[] = [];
    ends.push(() => Promise.all(processes.map(({ product }) => product.end('SIGTERM'))));
    for (const { name, port } of web)
      processes.push({ name, role: 'web', port, product: await start('web', port) });
    for (const name of ['worker-one', 'worker-two']) {
      const port = await freePort();
      processes.push({ name, role: 'worker', port, product: await start('worker', port) });
    }

    return {
      parent,
      url,
      pool,
      proxy,
      databases,
      processes,
      close,
      origin: proxy.origin,
      /** Starts another web process that is not behind the proxy. */
      startAside: (settings: Record<string, string>) => startProduct({ ...shared, ROLE: 'web', ...settings }),
      professionals: Array.from({ length: hired }, (_, index) => 3 + index),
      /** Rolling restart: drains, stops and restarts each process, from `folder` or from this release. */
      async restart(folder?: string) {
        for (const one of processes) {
          if (one.role === 'web') await proxy.drain(one.name);
          await one.product.end('SIGTERM');
          one.product = await start(one.role, one.port, folder);
          if (one.role === 'web') await proxy.takeBack(one.name);
        }
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Closes each one even if another fails. @throws the first error */
async function closeAll(ends: CloseFunctions): Promise<void> {
  const failures: unknown[] = [];
  for (const end of ends.splice(0).reverse()) await end().catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw failures[0];
}

/** A primary with its replica, an empty database, and the role for the proxy's checks. */
async function openDatabases(parent: string, ends: CloseFunctions) {
  if (debianPostgres === undefined || haproxy === undefined)
    throw new Error('This needs PostgreSQL and HAProxy: apt-get install postgresql haproxy');
  const pair = [
    await createServer(debianPostgres, parent, 'one'),
    await createServer(debianPostgres, parent, 'two'),
  ] as const;
  for (const server of pair) ends.push(server.stop);
  const [first] = pair;
  await first.initialise();
  await first.start();
  await first.ask(`create role ${checkRole} login`);
  await first.ask(`grant pg_monitor to ${checkRole}`);
  await first.ask('create database clinic');
  const databases = watchPair(pair);
  await databases.attach();
  return { pair, databases };
}

/** A pool of our own that reconnects after a lost connection; also inserts enough professionals. */
async function openPool(url: string, ends: CloseFunctions): Promise<pg.Pool> {
  const pool = new pg.Pool({ connectionString: url, max: 3, connectionTimeoutMillis: 2_000 });
  pool.on('connect', (client) => client.on('error', () => {}));
  pool.on('error', () => {});
  ends.push(() => pool.end());
  const client = await pool.connect();
  await hire(client, hired);
  client.release();
  return pool;
}
