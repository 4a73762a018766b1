import { execFileSync } from 'node:child_process';
import dns from 'node:dns';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import tls from 'node:tls';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { systemClock } from '#platform/time/clock.ts';
import { cloneDatabase } from '#tests/support/servers/cluster.ts';
import { type MailServer, startMailServer } from '#tests/support/servers/mail-server.ts';
import { type Finding, formatFindings, hasErrors } from '../findings.ts';
import { type DoctorDeps, examine } from './examine.ts';

const host = 'clinica.home.arpa';
const hourMs = 3_600_000;
const folder = mkdtempSync(join(tmpdir(), 'onyar-doctor-'));
const backup = join(folder, 'backups/onyar-2026-11-28T0315.dump.age');
const lookup = dns.lookup;
const trusted = tls.getCACertificates();

let database: Awaited<ReturnType<typeof cloneDatabase>>;
let owner: pg.Client;
let mail: MailServer;
let wallet: ReturnType<typeof createHttpServer>;
let isWalletRefusing = false;
const sites: Server[] = [];
let sitePort = 0;

beforeAll(async () => {
  database = await cloneDatabase();
  owner = new pg.Client({ connectionString: database.url });
  await owner.connect();
  mail = await startMailServer();
  wallet = createHttpServer((request, response) => {
    const isToken = request.url?.endsWith('/token');
    const status = isWalletRefusing ? 401 : 404;
    response.writeHead(isToken && !isWalletRefusing ? 200 : status, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ access_token: 'x', expires_in: 900 }));
  }).listen(0, '127.0.0.1');
  await once(wallet, 'listening');
  // Cast: the overloads of `lookup` cannot be written as one signature.
  dns.lookup = ((name: string, ...rest: [never]) =>
    lookup(name === host ? '127.0.0.1' : name, ...rest)) as typeof dns.lookup;
  sitePort = await serveSite({ days: 60, body: { status: 'ready', parts: { database: 'ok' } } });
  mkdirSync(join(folder, 'backups'));
  writeFileSync(backup, 'x');
});
afterAll(async () => {
  dns.lookup = lookup;
  tls.setDefaultCACertificates(trusted);
  for (const site of sites) site.close();
  wallet.close();
  await mail.stop();
  await owner.end();
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

/** Serves `/readyz` with a certificate of its own that this process trusts. @returns its port */
async function serveSite({ days, body }: { days: number; body: unknown }): Promise<number> {
  const [key, cert] = [join(folder, `${days}.key`), join(folder, `${days}.crt`)];
  const subject = ['-subj', `/CN=${host}`, '-addext', `subjectAltName=DNS:${host}`];
  const files = ['-keyout', key, '-out', cert, '-days', String(days)];
  const options = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  execFileSync('openssl', ['req', ...options, ...files, ...subject], { stdio: 'ignore' });
  tls.setDefaultCACertificates([...tls.getCACertificates(), readFileSync(cert, 'utf8')]);
  const server = createServer({ key: readFileSync(key), cert: readFileSync(cert) }, (_request, response) =>
    response.end(typeof body === 'string' ? body : JSON.stringify(body)),
  ).listen(0, '127.0.0.1');
  await once(server, 'listening');
  sites.push(server);
  return (server.address() as AddressInfo).port;
}

/** Settings of a sound installation. */
const sound = (): Record<string, string> => ({
  MODE: 'production',
  PUBLIC_URL: `https://${host}:${sitePort}`,
  DATABASE_URL: database.url,
  DATA_DIR: join(folder, 'data'),
  TRUST_PROXY: '127.0.0.1/32',
  // Its secret half was discarded.
  SECRET_KEYS: 'k202611211530:q0Zq0Lx3oJp7F1Hq9yK2mWc5sVt8uBn4eRi6aGd1hYs=',
  BACKUP_RECIPIENT: 'age1x94nu7yqu947ky6ww74y3ek3rsu4zkxprkhg086hknaexzxr9p4qckg4f4',
  SMTP_URL: mail.url,
  MAIL_FROM: 'Clínica del Pont <citas@clinica-del-pont.cat>',
  PAYPAL_CLIENT_ID: 'client',
  PAYPAL_SECRET: 'secret',
  PAYPAL_MERCHANT_ID: 'merchant',
  PAYPAL_WEBHOOK_ID: 'webhook',
  PAYPAL_API_URL: `http://127.0.0.1:${(wallet.address() as AddressInfo).port}`,
  PAYPAL_SDK_URL: `http://127.0.0.1:${(wallet.address() as AddressInfo).port}/sdk.js`,
});

const enough: DoctorDeps = { clock: systemClock, freeBytes: async () => 5e9 };

const errorsOf = (findings: Finding[]) =>
  findings.filter(({ state }) => state === 'error').map(({ part, sentence }) => `${part}: ${sentence}`);

const findErrors = async (changes: Record<string, string> = {}, deps: DoctorDeps = enough) =>
  errorsOf(await examine({ ...sound(), ...changes }, deps));

test('finds no error in a sound installation, and prints one line for each part', async () => {
  const findings = await examine(sound(), enough);
  expect(errorsOf(findings)).toEqual([]);
  expect(hasErrors(findings)).toBe(false);
  const page = formatFindings(findings);
  for (const part of ['database', 'migrations', 'backups', 'clock', 'mail', 'wallet', 'certificate', 'disk'])
    expect(page).toMatch(new RegExp(`^ok +${part} `, 'm'));
  expect(page).toContain('Errors: 0.');
});

test('says whether video calls have a relay', async () => {
  const relayOf = async (changes: Record<string, string>) =>
    (await examine({ ...sound(), ...changes }, enough)).find(({ part }) => part === 'relay')?.sentence;
  expect(await relayOf({})).toMatch(/^none is set/);
  const relay = { TURN_URLS: 'turn:clinica.example:3478', TURN_SECRET: 'a-secret-of-the-relay' };
  expect(await relayOf(relay)).toBe('video calls can use turn:clinica.example:3478');
  expect(await findErrors({ TURN_URLS: relay.TURN_URLS })).toEqual([expect.stringMatching(/^relay: /)]);
});

describe('names an injected fault', () => {
  const inThreeHours = { now: () => new Date(Date.now() + 3 * hourMs) };
  test.each<[string, Record<string, string>, RegExp]>([
    [
      'a database that is away',
      { DATABASE_URL: 'postgres://x:y@127.0.0.1:1/x' },
      /^database: .*no PostgreSQL/,
    ],
    ['limits switched off', { LIMIT_FACTOR: '1000' }, /^LIMIT_FACTOR: .*switches limits off/],
    ['a mail server that refuses', { SMTP_URL: 'smtp://127.0.0.1:1' }, /^mail: .*no letter is sent/],
    ['an address without a site', { PUBLIC_URL: 'https://127-0-0-1.home.arpa:1' }, /^PUBLIC_URL: /],
    ['an address on this machine', { PUBLIC_URL: 'https://localhost' }, /^PUBLIC_URL: .*own device/],
    ['no recipient of backups', { BACKUP_RECIPIENT: '' }, /^BACKUP_RECIPIENT: .*no backup/],
    ['a folder that cannot be written', { DATA_DIR: join(backup, 'data') }, /^DATA_DIR: .*cannot be written/],
    ['no backup at all', { DATA_DIR: join(folder, 'elsewhere/data') }, /^backups: there is none/],
    ['an unknown time zone', { REPORT_TIME_ZONE: 'Europe/Nowhere' }, /^REPORT_TIME_ZONE: /],
    ['an unreachable wallet', { PAYPAL_API_URL: 'http://127.0.0.1:1' }, /^wallet: .*nothing can be paid/],
  ])('%s', async (_name, changes, sentence) => {
    expect((await findErrors(changes)).filter((line) => sentence.test(line))).toHaveLength(1);
  });

  test('wallet keys that are refused', async () => {
    isWalletRefusing = true;
    expect(await findErrors()).toEqual([expect.stringMatching(/^wallet: .*refuses the keys/)]);
    isWalletRefusing = false;
  });

  test('a full disk', async () => {
    const errors = await findErrors({}, { clock: systemClock, freeBytes: async () => 40e6 });
    expect(errors).toEqual([
      expect.stringMatching(/^disk: only 38 MB/),
      expect.stringMatching(/^backups: .*the next one needs/),
    ]);
  });

  test('no backup for 26 hours', async () => {
    const old = new Date(Date.now() - 27 * hourMs);
    utimesSync(backup, old, old);
    expect(await findErrors()).toEqual([expect.stringMatching(/^backups: the last one is 27 hours old/)]);
    utimesSync(backup, new Date(), new Date());
  });

  test('a wrong clock', async () => {
    const errors = await findErrors({}, { ...enough, clock: inThreeHours });
    expect(errors).toEqual([expect.stringMatching(/^clock: .*3 h 0 min ahead/)]);
  });

  test('a certificate that ends soon', async () => {
    const port = await serveSite({ days: 5, body: { status: 'ready', parts: {} } });
    expect(await findErrors({ PUBLIC_URL: `https://${host}:${port}` })).toEqual([
      expect.stringMatching(/^certificate: it ends on .* and was not renewed/),
    ]);
  });

  test('another program behind the address', async () => {
    const port = await serveSite({ days: 61, body: 'Welcome to nginx!' });
    expect(await findErrors({ PUBLIC_URL: `https://${host}:${port}` })).toEqual([
      expect.stringMatching(/^PUBLIC_URL: .*another program/),
    ]);
  });

  test('letters and jobs that wait', async () => {
    const causes = [
      `insert into outbox (channel, recipient, subject, text, kind, status, created_at)
       values ('email', 'x@example.org', 'x', 'x', 'x', 'queued', now() - interval '16 minutes')`,
      `select pgboss.create_queue('doctor', '{"policy": "standard"}')`,
      `insert into pgboss.job (name, state, start_after) values ('doctor', 'created', now() - interval '6 minutes')`,
    ];
    for (const cause of causes) await owner.query(cause);
    expect(await findErrors()).toEqual([
      expect.stringMatching(/^letters: .*15 minutes \(1\)$/),
      expect.stringMatching(/^queue: .*no process runs them \(1\)$/),
    ]);
    await owner.query(`delete from outbox; delete from pgboss.job where name = 'doctor'`);
  });

  test('missing migrations', async () => {
    await owner.query(
      'delete from drizzle.__drizzle_migrations where created_at = (select max(created_at) from drizzle.__drizzle_migrations)',
    );
    expect(await findErrors()).toEqual([expect.stringMatching(/^migrations: 1 are missing, from \d{4}_/)]);
  });
});
