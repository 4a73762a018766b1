import dns from 'node:dns';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import tls from 'node:tls';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import pg from 'pg';
import { parse } from 'yaml';
import { freeSlots } from '#tests/support/people.ts';
import { productionServices } from '#tests/support/servers/production.ts';
import { createTestWallet } from '#tests/support/servers/wallet.ts';
import { buildah, root, run } from './try-image/commands.ts';
import { type Container, startContainer } from './try-image/containers.ts';
import { buildStandIns, standInNames } from './try-image/stand-ins.ts';

/**
 * `npm run try:image`: builds the images of the Dockerfile without Docker, on stand-ins for the base images, and starts
 * the services of compose.yaml from them. Needs root, buildah and debootstrap. Takes minutes.
 */
const targets = { app: 'onyar', database: 'onyar-database', proxy: 'onyar-proxy' };
/** Without the base image: Node's own has 240 MB, the stand-in 310. */
const mostOwnMegabytes = 110;

type Service = {
  image: string;
  environment?: Record<string, string>;
  command?: string[];
  entrypoint?: string[];
  user?: string;
  read_only?: boolean;
  cap_add?: string[];
  cap_drop?: string[];
  volumes?: string[];
};

const scratch = mkdtempSync(join(tmpdir(), 'onyar-try-image-'));
const running = new Map<string, Container>();
/** Caddy signs the certificate of a name in `home.arpa` itself. */
const site = 'clinica.home.arpa:8443';
const origin = `https://${site}`;
const password = 'only-for-this-trial';

/** What `deploy/init` writes to .env. */
const dotEnv: Record<string, string> = {
  ...productionServices,
  site,
  acme_email: 'clinica@example.org',
  database_password: password,
  BACKUP_RECIPIENT: '',
};

/** All services share this machine's network, so each needs its own port. */
const placed: Record<string, Record<string, string>> = {
  'app-1': { PORT: '33001' },
  'app-2': { PORT: '33002' },
  worker: { PORT: '33003' },
  proxy: { UPSTREAMS: '127.0.0.1:33001 127.0.0.1:33002' },
  postgres: { PGPORT: '33000' },
};
const services = readServices();

const urlOf = (database: string) => `postgres://onyar:${password}@127.0.0.1:33000/${database}`;

try {
  buildImages();
  await tryProduction();
  await tryBooking();
  console.log('The images work.');
} catch (error) {
  console.error((error as Error).message);
  for (const name of readdirSync(scratch).filter((each) => each.endsWith('.log')))
    console.error(`${name}: ${readFileSync(join(scratch, name), 'utf8').split('\n').slice(-8).join('\n')}`);
  process.exitCode = 1;
} finally {
  for (const name of [...running.keys()].reverse()) await stop(name);
  rmSync(scratch, { recursive: true, force: true });
}

function buildImages(): void {
  buildStandIns();
  const bases = Object.entries(standInNames).flatMap(([name, image]) => ['--build-arg', `${name}=${image}`]);
  // npm's cache of this machine; more open files than the default, which npm needs.
  const shared = [
    '--ulimit',
    'nofile=20000:20000',
    '--volume',
    `${run('npm', ['config', 'get', 'cache'])}:/root/.npm`,
  ];
  for (const [target, image] of Object.entries(targets)) {
    console.log(`Building ${image} …`);
    buildah(
      'bud',
      '-q',
      '--layers',
      '--format',
      'docker',
      ...shared,
      ...bases,
      '--target',
      target,
      '-t',
      image,
      root,
    );
  }
  const own = megabytes('onyar') - megabytes(standInNames.NODE_IMAGE);
  console.log(`onyar: ${own} MB without its base image.`);
  if (own > mostOwnMegabytes)
    throw new Error(`onyar has ${own} MB of its own, more than ${mostOwnMegabytes}.`);
}

function megabytes(image: string): number {
  const [found] = JSON.parse(buildah('images', '--json', image)) as { size: string }[];
  const [, amount = '0', unit = ''] = /^([\d.]+) (\w+)$/.exec(found?.size ?? '') ?? [];
  return Math.round(Number(amount) * ({ KB: 0.001, MB: 1, GB: 1000 }[unit] ?? 0));
}

/** As in production: waits for the opening, keeps serving while a process restarts, writes backups. */
async function tryProduction(): Promise<void> {
  await startDatabase();
  start('assets', {});
  const [published] = await once(runningProcess('assets'), 'exit');
  expectThat(published === 0, `the assets are published: ${log('assets')}`);
  await stop('assets');
  for (const name of ['app-1', 'app-2', 'worker']) start(name, {});
  for (const name of ['app-1', 'app-2', 'worker']) await untilHealthy(name);
  start('proxy', {});
  await trustProxy();
  const page = await fetch(`${origin}/`);
  expectThat(
    page.status === 200 && (await page.text()).includes('Abrimos pronto'),
    'the site waits for its opening',
  );
  const ready = await fetch(`${origin}/readyz`);
  expectThat(ready.status === 200, `/readyz answers ${ready.status}`);
  const links = (log('worker') + log('app-1') + log('app-2')).match(/^Welcome: .*https:/gm) ?? [];
  expectThat(links.length === 1, `the logs have the first link once: ${links.length}`);
  await expectNoFailedRequest(async () => {
    for (const name of ['app-1', 'app-2']) {
      await stop(name);
      start(name, {});
      await untilHealthy(name);
    }
  });
  for (const name of ['app-1', 'app-2']) await stop(name);
  const away = await fetch(`${origin}/plans`);
  expectThat(
    away.status === 503 && /<!doctype html/i.test(await away.text()),
    'a page if no process responds',
  );
  const api = await fetch(`${origin}/api/services`);
  expectThat(
    api.status === 503 && 'message' in ((await api.json()) as object),
    'a sentence if no process responds',
  );
  await stop('worker');
  await tryBackup();
}

/** The nightly job, once, and a restore of what it wrote. */
async function tryBackup(): Promise<void> {
  const identity = await generateX25519Identity();
  dotEnv.BACKUP_RECIPIENT = await identityToRecipient(identity);
  dotEnv.BACKUP_COPY_COMMAND = 'cp "$1" /var/lib/onyar/backups/elsewhere';
  start('backup', {}, ['now']);
  const [status] = await once(runningProcess('backup'), 'exit');
  expectThat(status === 0, `the nightly backup ends with ${status}`);
  const files = readdirSync(join(scratch, 'backups'));
  const dump = files.find((name) => name.endsWith('.dump.age'));
  expectThat(dump !== undefined && files.includes('elsewhere'), `backups: ${files}`);
  const archive = readdirSync(join(scratch, 'wal'));
  expectThat(
    archive.some((name) => /^base-.*\d$/.test(name)),
    `base backup: ${archive}`,
  );
  expectThat(
    archive.some((name) => /^[0-9A-F]{24}$/.test(name)),
    `archived changes: ${archive}`,
  );
  await stop('backup');
  const { output } = await operate('doctor');
  for (const part of ['database', 'migrations', 'backups', 'disk', 'queue'])
    expectThat(new RegExp(`^ok +${part} `, 'm').test(output), `doctor says of ${part}:\n${output}`);
  writeFileSync(join(scratch, 'backups/identity'), identity);
  const copied = await operate('restore', ['--at', new Date().toISOString(), '--as-copy']);
  expectThat(
    copied.status === 0 && copied.output.includes('The copy is the database onyar_copy'),
    `a point in time is restored as a copy:\n${copied.output}`,
  );
  const restored = await operate(
    'restore',
    ['latest', '--identity', '/var/lib/onyar/backups/identity', '--replace'],
    { DATABASE_URL: urlOf('restored') },
  );
  expectThat(
    restored.status === 0 && restored.output.includes('Restored the state of'),
    `the backup is restored:\n${restored.output}`,
  );
}

/** Runs a program of build/process as the commands of `deploy/` do. */
async function operate(program: string, args: string[] = [], env: Record<string, string> = {}) {
  rmSync(join(scratch, 'backup.log'), { force: true });
  start('backup', env, [], ['node', `build/process/${program}.js`, ...args]);
  const [status] = await once(runningProcess('backup'), 'close');
  await stop('backup');
  return { status: status as number | null, output: log('backup') };
}

async function tryBooking(): Promise<void> {
  const demo = {
    MODE: 'demo',
    DEMO_PUBLIC: 'yes',
    DEMO_DATA: 'small',
    DATA_DIR: '/tmp/data',
    DATABASE_URL: urlOf('demo'),
  };
  await createDatabase('demo');
  // A demonstration refuses real services; the processes share the key.
  const unset = Object.fromEntries(
    Object.keys(productionServices)
      .filter((name) => name !== 'SECRET_KEYS')
      .map((name) => [name, '']),
  );
  for (const name of ['app-1', 'app-2', 'worker']) start(name, { ...unset, PUBLIC_URL: origin, ...demo });
  for (const name of ['app-1', 'app-2', 'worker']) await untilHealthy(name);
  const call = createCaller();
  await call('/api/register', {
    username: 'laia-prova',
    password: 'casa-de-paper-7',
    fullName: 'Laia Prova',
  });
  const [date] = await freeSlots(origin, 1);
  const booked = await call('/api/appointments', { type: 'office', professionalId: 1, date });
  const { referenceId } = await call('/api/payments/config');
  const wallet = createTestWallet(origin);
  const value = (Number(booked.price) / 100).toFixed(2);
  const orderId = await wallet.create({
    reference: `appointment:${booked.id}`,
    value,
    installation: String(referenceId),
  });
  await call('/api/payments/orders', { type: 'appointment', itemId: booked.id, orderId });
  await wallet.approve(orderId);
  await wallet.capture(orderId);
  await call('/api/process-payment', {
    type: 'appointment',
    itemId: booked.id,
    paymentDetails: { id: orderId },
  });
  const mine = (await call('/api/appointments')) as unknown as { status: string }[];
  expectThat(mine[0]?.status === 'confirmed', `the paid appointment is ${mine[0]?.status}`);
  console.log('An appointment was booked and paid through the proxy.');
}

async function startDatabase(): Promise<void> {
  start('postgres', {});
  await until('postgres accepts connections', () => createDatabase('trial').then(() => true));
}

async function createDatabase(name: string): Promise<void> {
  const client = new pg.Client({ connectionString: urlOf('onyar') });
  await client.connect();
  await client.query(`create database ${name}`).finally(() => client.end());
}

function readServices(): Record<string, Service> {
  const compose = parse(readFileSync(join(root, 'compose.yaml'), 'utf8'), { merge: true });
  return (compose as { services: Record<string, Service> }).services;
}

/**
 * Starts a service of compose.yaml from its image.
 * @param env on top of the service's own
 * @param args added to its command
 */
function start(name: string, env: Record<string, string>, args: string[] = [], entrypoint?: string[]): void {
  const service = services[name];
  if (service === undefined) throw new Error(`compose.yaml has no service ${name}`);
  const own = Object.entries(service.environment ?? {}).map(([key, value]) => [
    key,
    interpolate(String(value)),
  ]);
  const command = [
    ...(entrypoint ?? service.entrypoint ?? imageCommand(service.image)),
    ...(service.command ?? []),
    ...args,
  ];
  running.set(
    name,
    startContainer({
      image: service.image,
      user: service.user ?? imageUser(service.image),
      env: {
        ...(name.startsWith('app') || name === 'worker' || name === 'backup' ? dotEnv : {}),
        ...Object.fromEntries(own),
        DATABASE_URL: urlOf('onyar'),
        TRUST_PROXY: '127.0.0.1/32',
        ...placed[name],
        ...env,
      },
      command,
      volumes: Object.fromEntries((service.volumes ?? []).map(placeVolume)),
      isReadOnly: service.read_only === true,
      capabilities: capabilitiesOf(service),
      logFile: join(scratch, `${name}.log`),
    }),
  );
}

function capabilitiesOf({ cap_drop: dropped, cap_add: added }: Service): 'none' | 'bind' | 'default' {
  if (dropped === undefined) return 'default';
  return added === undefined ? 'none' : 'bind';
}

/** `name:/path[:ro]`: a folder of this trial instead of Docker's volume, with the owner that the image gives it. */
function placeVolume(volume: string): [string, string] {
  const [name = '', inside = ''] = volume.split(':');
  const folder = join(scratch, name);
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o777);
  return [inside, folder];
}

/** `${NAME}`, `${NAME:?message}` and `${NAME:-default}`. */
function interpolate(value: string): string {
  return value.replaceAll(
    /\$\{(\w+)(?::[?-]([^}]*))?\}/g,
    (_, name: string, other = '') => dotEnv[name] ?? other,
  );
}

type ImageConfig = { Cmd?: string[]; Entrypoint?: string[]; User?: string };
function imageConfig(image: string): ImageConfig {
  const { OCIv1 } = JSON.parse(buildah('inspect', '--type', 'image', image)) as {
    OCIv1: { config: ImageConfig };
  };
  return OCIv1.config;
}
function imageCommand(image: string): string[] {
  const { Entrypoint = [], Cmd = [] } = imageConfig(image);
  return [...Entrypoint, ...Cmd];
}
function imageUser(image: string): string {
  return imageConfig(image).User || 'root';
}

async function stop(name: string): Promise<void> {
  const container = running.get(name);
  running.delete(name);
  await container?.stop();
}

function runningProcess(name: string) {
  const container = running.get(name);
  if (container === undefined) throw new Error(`${name} is not running`);
  return container.process;
}

function log(name: string): string {
  return readFileSync(join(scratch, `${name}.log`), 'utf8');
}

/** Runs the health check of the image inside the container. */
async function untilHealthy(name: string): Promise<void> {
  await until(`${name} is healthy`, async () => {
    if (runningProcess(name).exitCode !== null)
      throw new Error(`${name} has ended: ${log(name).slice(-400)}`);
    const result = await running.get(name)?.execute(['node', 'build/process/is-alive.js']);
    return result?.status === 0;
  });
}

/** Finds the proxy on this machine, and trusts its certificate. */
async function trustProxy(): Promise<void> {
  const lookup = dns.lookup.bind(dns);
  // Cast: the overloads of `lookup` cannot be written as one signature.
  dns.lookup = ((name: string, ...rest: [never]) =>
    lookup(name === 'clinica.home.arpa' ? '127.0.0.1' : name, ...rest)) as typeof dns.lookup;
  const file = join(scratch, 'certificates/caddy/pki/authorities/local/root.crt');
  await until('the proxy has a certificate', async () => {
    tls.setDefaultCACertificates([...tls.getCACertificates(), readFileSync(file, 'utf8')]);
    return (await fetch(`${origin}/healthz`)).ok;
  });
}

/** Retries for three minutes, whatever fails meanwhile. */
async function until(what: string, check: () => Promise<boolean>): Promise<void> {
  let last = '';
  for (const end = Date.now() + 180_000; Date.now() < end; await delay(300)) {
    const isDone = await check().catch((error: Error) => {
      if (error.message.includes('has ended')) throw error;
      last = error.message;
      return false;
    });
    if (isDone) return;
  }
  throw new Error(`After three minutes still not: ${what}. ${last}`);
}

async function expectNoFailedRequest(action: () => Promise<void>): Promise<void> {
  let isOver = false;
  const answers: number[] = [];
  const visitor = (async () => {
    while (!isOver) {
      const path = answers.length % 2 === 0 ? '/plans' : '/api/services';
      answers.push(
        await fetch(`${origin}${path}`).then(
          ({ status }) => status,
          () => 0,
        ),
      );
      await delay(20);
    }
  })();
  await action();
  isOver = true;
  await visitor;
  const failed = answers.filter((status) => status !== 200);
  console.log(`Restart of both processes: ${answers.length} requests, ${failed.length} failed.`);
  expectThat(failed.length === 0, `failed requests during a restart: ${failed}`);
}

/** A browser's calls, with its cookies. */
function createCaller() {
  let cookie = '';
  return async (path: string, body?: unknown): Promise<Record<string, unknown>> => {
    const reply = await fetch(`${origin}${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        cookie,
        'sec-fetch-site': 'same-origin',
        'content-type': 'application/json',
        'idempotency-key': crypto.randomUUID(),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await reply.text();
    expectThat(reply.ok, `${path}: ${reply.status} ${text.slice(0, 300)}`);
    cookie = [cookie, ...reply.headers.getSetCookie().map((each) => each.split(';')[0])]
      .filter(Boolean)
      .join('; ');
    return text === '' ? {} : JSON.parse(text);
  };
}

function expectThat(isTrue: boolean, what: string): void {
  if (!isTrue) throw new Error(`Not as expected: ${what}`);
}
