import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { hire } from '#tests/support/people.ts';
import { fillTemplate } from '#tests/support/servers/cluster.ts';
import { debianPostgres } from '#tests/support/servers/debian-postgres.ts';
import { freePort, type Product, startProduct } from '#tests/support/servers/product.ts';
import { watchPair } from './failover.ts';
import { checkRole, makeServer } from './postgres.ts';
import { haproxy, startProxy } from './proxy.ts';

/** Who works all hours of the first one, beside the demonstration's two: enough free hours for every round. */
const hired = 40;

export type House = Awaited<ReturnType<typeof openHouse>>;
type Process = { name: string; role: 'web' | 'worker'; port: number; product: Product };

/**
 * Two PostgreSQL, HAProxy, two processes that serve and two that do the jobs: what would stand on two machines, on this one.
 * @throws where Debian's programs are missing
 */
export async function openHouse() {
  if (debianPostgres === undefined || haproxy === undefined)
    throw new Error('This needs PostgreSQL and HAProxy: apt-get install postgresql haproxy');
  const parent = mkdtempSync(join(tmpdir(), 'onyar-cluster-'));
  const ends: (() => Promise<unknown>)[] = [async () => rmSync(parent, { recursive: true, force: true })];
  const close = async () => {
    const failures: unknown[] = [];
    for (const end of ends.splice(0).reverse()) await end().catch((error: unknown) => failures.push(error));
    if (failures.length > 0) throw failures[0];
  };
  try {
    const pair = [
      await makeServer(debianPostgres, parent, 'one'),
      await makeServer(debianPostgres, parent, 'two'),
    ] as const;
    for (const server of pair) ends.push(() => server.stop());
    await pair[0].initialise();
    await pair[0].start();
    for (const statement of [
      `create role ${checkRole} login`,
      `grant pg_monitor to ${checkRole}`,
      'create database clinic',
    ])
      await pair[0].ask(statement);
    const databases = watchPair(pair);
    await databases.attach();
    const ports = { one: await freePort(), two: await freePort() };
    const web = [
      { name: 'web-one', port: ports.one },
      { name: 'web-two', port: ports.two },
    ];
    const proxy = await startProxy(haproxy, parent, {
      web,
      postgres: pair.map(({ name, port }) => ({ name, port })),
    });
    ends.push(proxy.stop);
    const url = pair[0].urlOf('clinic', proxy.writesPort);
    await fillTemplate(url);
    databases.begin();
    ends.push(databases.stop);

    const data = join(parent, 'data');
    mkdirSync(data);
    const shared = {
      ...{
        DATABASE_URL: url,
        DATABASE_READ_URL: `postgres://127.0.0.1:${proxy.readsPort}/clinic`,
        DATA_DIR: data,
        PUBLIC_URL: proxy.origin,
        TRUST_PROXY: '127.0.0.1/32',
      },
      ...{ SECRET_KEYS: `cluster:${randomBytes(32).toString('base64')}`, LOG_LEVEL: 'fatal' },
    };
    const processes: Process[] = [];
    const start = (role: Process['role'], port: number, folder?: string) =>
      startProduct({ ...shared, ROLE: role, PORT: String(port) }, folder);
    ends.push(() => Promise.all(processes.map(({ product }) => product.end('SIGTERM'))));
    for (const [name, role, port] of [
      ['web-one', 'web', ports.one],
      ['web-two', 'web', ports.two],
      ['worker-one', 'worker', await freePort()],
      ['worker-two', 'worker', await freePort()],
    ] as const)
      processes.push({ name, role, port, product: await start(role, port) });

    const pool = new pg.Pool({ connectionString: url, max: 3, connectionTimeoutMillis: 2_000 });
    pool.on('connect', (client) => client.on('error', () => {}));
    pool.on('error', () => {});
    ends.push(() => pool.end());
    const client = await pool.connect();
    await hire(client, hired);
    client.release();

    return {
      ...{ parent, url, pool, proxy, databases, processes, close },
      origin: proxy.origin,
      /** One more that serves, beside the others and not behind the proxy. */
      startAside: (settings: Record<string, string>) => startProduct({ ...shared, ROLE: 'web', ...settings }),
      professionals: Array.from({ length: hired }, (_, index) => 3 + index),
      /** One process after the other: nobody is sent to it, it ends, and begins anew from a folder, this release's without one. */
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
