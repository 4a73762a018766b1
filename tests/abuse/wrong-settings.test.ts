import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeUnknownSettings, readConfig } from '#platform/config.server.ts';
import { findDangers } from '#platform/config-dangers.server.ts';
import { cloneDatabase } from '#tests/support/servers/cluster.ts';
import { processFile } from '#tests/support/servers/process-file.ts';

const root = join(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'onyar-settings-'));
const inFolder = (name: string) => join(folder, name);
let database: Awaited<ReturnType<typeof cloneDatabase>>;
let taken: Server;
let takenPort = '';
beforeAll(async () => {
  database = await cloneDatabase();
  taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  takenPort = String((taken.address() as { port: number }).port);
  writeFileSync(inFolder('a-file'), '');
  writeFileSync(inFolder('broken.config.ts'), 'export const clinic = {');
  writeFileSync(inFolder('empty.config.ts'), 'export const clinic = {};');
});
afterAll(async () => {
  taken.close();
  rmSync(folder, { recursive: true, force: true });
  await database.drop();
});

/** Settings of a sound installation. */
const sound = () => ({
  MODE: 'production',
  PORT: '0',
  PUBLIC_URL: 'https://clinica-del-pont.cat',
  DATABASE_URL: database.url,
  DATA_DIR: inFolder('data'),
  TRUST_PROXY: '127.0.0.1/32',
  // Their secret parts were discarded.
  SECRET_KEYS: 'k202611211530:q0Zq0Lx3oJp7F1Hq9yK2mWc5sVt8uBn4eRi6aGd1hYs=',
  BACKUP_RECIPIENT: 'age1x94nu7yqu947ky6ww74y3ek3rsu4zkxprkhg086hknaexzxr9p4qckg4f4',
  SMTP_URL: 'smtps://onyar:clave@mail.clinica-del-pont.cat:465',
  MAIL_FROM: 'Clínica del Pont <citas@clinica-del-pont.cat>',
  ALARM_RECIPIENTS: 'tecnica@clinica-del-pont.cat,direccion@clinica-del-pont.cat',
  PAYPAL_CLIENT_ID: 'AQkquBDf1zctJOWGKWUEtKXm6qVhueUEMvXO',
  PAYPAL_SECRET: 'EO422dn3gQLgDbuwqTjzrFgFtaRLRR5BdHEE',
  PAYPAL_MERCHANT_ID: 'TQ4LJ7KXN2B7A',
  PAYPAL_WEBHOOK_ID: '8PT597110X687430LKGECATA',
  PAYPAL_API_URL: 'https://api-m.paypal.com',
  PAYPAL_SDK_URL: 'https://www.paypal.com/sdk/js',
});

type Changes = Record<string, string | undefined>;

/** Lines for the administrator: refusals, otherwise warnings, otherwise the output of a start that fails. */
async function complaintsOf(changes: Changes): Promise<string[]> {
  const env = { ...sound(), ...changes };
  try {
    const dangers = await findDangers(readConfig(env));
    const unknown = describeUnknownSettings(env);
    if (dangers.length + unknown.length > 0)
      return [...dangers.map(({ setting, sentence }) => `${setting}: ${sentence}`), ...unknown];
  } catch (error) {
    return (error as Error).message.split('\n').slice(1);
  }
  return startWith(env);
}

/** @returns the lines of the process, which must end */
async function startWith(env: Changes): Promise<string[]> {
  const child = spawn(process.execPath, [processFile(root)], {
    cwd: root,
    env: { PATH: process.env.PATH, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const complaint = text(child.stderr);
  await once(child, 'exit');
  return (await complaint)
    .replace(/^(Onyar cannot start: (the database cannot be used:\n)?|Configuration refused:\n)/, '')
    .trim()
    .split('\n');
}

test('sound settings are accepted without a warning', async () => {
  const config = readConfig(sound());
  expect(await findDangers(config)).toEqual([]);
  expect(describeUnknownSettings(sound())).toEqual([]);
});

const at = (change: Changes) => {
  const url = new URL(database.url);
  Object.assign(url, change);
  return url.href;
};

const table: [
  name: string,
  value: string | undefined | (() => string),
  sentence: RegExp,
  further?: Changes,
][] = [
  ['MODE', 'live', /has to be one of: demo, production/],
  ['ROLE', 'server', /has to be one of: all, web, worker/],
  ['LOG_LEVEL', 'verbose', /has to be one of: fatal, error/],
  ['LOG_LEVEL', 'silent', /hides every alarm/],
  ['PORT', 'http', /whole number from 0 to 65535/],
  ['PORT', '70000', /whole number from 0 to 65535/],
  ['PORT', '-1', /whole number/],
  ['PORT', ' 3000', /space or a line break/],
  ['PORT', () => takenPort, /another process listens on \d+ already/],
  ['HOST', '203.0.113.7', /203\.0\.113\.7 is no address of this machine/],
  ['HOST', 'no-such-host.invalid', /no-such-host\.invalid is no address of this machine/],
  ['METRICS_PORT', 'yes', /whole number/],
  ['METRICS_PORT', '3000', /3000 is already the PORT of the site/, { PORT: '3000' }],
  ['METRICS_PORT', () => takenPort, /another process listens on \d+ already/],
  ['METRICS_HOST', '203.0.113.7', /no address of this machine/, { METRICS_PORT: '0' }],
  ['METRICS_HOST', '0.0.0.0', /serves the metrics to every network/, { METRICS_PORT: '0' }],
  ['PUBLIC_URL', undefined, /is needed when MODE is production/],
  ['PUBLIC_URL', 'clinica.cat', /has to be an address like https/],
  ['PUBLIC_URL', 'http://clinica.cat', /has to begin with https/],
  ['PUBLIC_URL', 'https://clinica.cat/web', /without a path/],
  ['PUBLIC_URL', 'https://localhost', /leads every reader of a letter to their own device/],
  ['PUBLIC_URL', 'https://127.0.0.1:8443', /leads every reader/],
  ['PUBLIC_URL', 'https://clinica.example', /a name for examples/],
  ['DATABASE_URL', undefined, /is needed/],
  ['DATABASE_URL', 'mysql://onyar:clave@127.0.0.1/onyar', /has to begin with postgres/],
  ['DATABASE_URL', 'postgres://onyar:cl/ave@127.0.0.1/onyar', /is no address/],
  ['DATABASE_URL', 'postgres://onyar:clave@127.0.0.1', /names no database/],
  ['DATABASE_URL', 'postgres://onyar:the-password@127.0.0.1:5432/onyar', /placeholder/],
  ['DATABASE_URL', () => at({ hostname: 'no-such-host.invalid' }), /no server with the name no-such-host/],
  ['DATABASE_URL', () => at({ port: '1' }), /no PostgreSQL listens at 127\.0\.0\.1:1$/],
  ['DATABASE_URL', () => at({ password: 'wrong' }), /refuses the password of the user/],
  ['DATABASE_URL', () => at({ username: 'stranger' }), /refuses the password of the user stranger/],
  ['DATABASE_URL', () => at({ pathname: '/nothing' }), /has no database nothing/],
  ['DATABASE_APP_URL', 'onyar_web', /has to begin with postgres/],
  ['DATABASE_APP_URL', () => at({ hostname: 'no-such-host.invalid' }), /no server with the name/],
  ['DATABASE_APP_URL', () => at({ password: 'wrong' }), /refuses the password/],
  ['DATABASE_APP_URL', () => at({ pathname: '/postgres' }), /leads to another database/],
  ['DATABASE_READ_URL', 'postgres://elsewhere/other', /names another database/],
  ['DATABASE_POOL', '0', /whole number from 1 to 200/],
  ['DATABASE_POOL', 'many', /whole number/],
  ['DATABASE_POOL', '200', /200 and 5 more do not fit into the \d+ connections/],
  [
    'CLINIC_CONFIG',
    () => inFolder('nothing.config.ts'),
    /nothing\.config\.ts cannot be used: Cannot find module/,
  ],
  ['CLINIC_CONFIG', () => inFolder('broken.config.ts'), /broken\.config\.ts cannot be used: /],
  ['CLINIC_CONFIG', () => inFolder('empty.config.ts'), /empty\.config\.ts cannot be used: clinic\.name/],
  ['DATA_DIR', () => inFolder('a-file/data'), /a-file\/data cannot be written \(ENOTDIR\)/],
  ['SECRET_KEYS', undefined, /is needed/],
  ['SECRET_KEYS', 'k1:the-44-characters-of-openssl', /is a list of name:base64key/],
  ['SECRET_KEYS', `k1:${Buffer.alloc(40, 1).toString('base64')}`, /the key k1 is not 32 bytes/],
  ['SECRET_KEYS', `k1:${Buffer.alloc(32, 1).toString('base64')}`, /a key that is not random/],
  ['ALARM_RECIPIENTS', undefined, /no failure is announced by mail/],
  ['ALARM_RECIPIENTS', 'tecnica', /one to 5 addresses with commas between/],
  ['BACKUP_RECIPIENT', undefined, /is not set: no backup can be made/],
  ['BACKUP_RECIPIENT', 'age1…', /placeholder/],
  ['BACKUP_RECIPIENT', 'age1qqqq', /has to be a recipient of age/],
  ['BACKUP_RECIPIENT', 'AGE-SECRET-KEY-1QQQQ', /is the secret half/],
  ['TRUST_PROXY', undefined, /is not set: all visitors share the limits of one/],
  ['TRUST_PROXY', '0.0.0.0/0', /trusts most of the internet/],
  ['TRUST_PROXY', '127.0.0.1,::/0', /::\/0 trusts most of the internet/],
  ['TRUST_PROXY', 'nginx', /nginx is neither an address nor a CIDR block/],
  ['SMTP_URL', 'mail.clinica.cat', /has to begin with smtp/],
  ['SMTP_URL', 'smtps://', /is no address/],
  ['SMTP_URL', 'smtp://mail.clinica.cat', /does not require encryption/],
  ['SMTP_URL', 'smtp://mail.clinica.cat:465?requireTLS=true', /port 465 begins encrypted/],
  ['SMTP_URL', 'smtps://mail.clinica.cat:587', /port 587 begins unencrypted/],
  ['MAIL_FROM', 'Clínica del Pont', /has to be an address/],
  ['MAIL_FROM', 'citas@clinica.example', /a domain for examples/],
  ['SMS_ENABLED', 'true', /has to be one of: yes, no/],
  ['SMS_ENABLED', 'no', /no SMS is sent, although TWILIO_AUTH_TOKEN is set/, { TWILIO_AUTH_TOKEN: 'abc' }],
  ['TWILIO_ACCOUNT_SID', 'SK123', /has to begin with AC/],
  [
    'TWILIO_AUTH_TOKEN',
    undefined,
    /is needed/,
    { SMS_ENABLED: 'yes', TWILIO_ACCOUNT_SID: 'AC1', TWILIO_FROM: 'Pont' },
  ],
  ['TWILIO_API_URL', 'http://sms.clinica.cat', /has to begin with https/],
  ['PAYPAL_CLIENT_ID', '…', /placeholder/],
  ['PAYPAL_SECRET', '<your secret>', /placeholder/],
  ['PAYPAL_SECRET', '"EO422dn3gQLg"', /the quotes around the value/],
  ['PAYPAL_MERCHANT_ID', undefined, /is needed/],
  ['PAYPAL_API_URL', 'api-m.paypal.com', /has to be an address like https/],
  ['PAYPAL_API_URL', 'http://api-m.paypal.com', /has to begin with https/],
  ['PAYPAL_API_URL', 'https://api-m.sandbox.paypal.com', /the sandbox: payments are not real/],
  ['PAYPAL_API_URL', 'http://127.0.0.1:4000', /is on this machine: it is no real service/],
  ['PAYPAL_SDK_URL', 'http://www.paypal.com/sdk/js', /has to begin with https/],
  ['DEMO_PUBLIC', 'yes', /is for demonstrations; remove it/],
  ['DEMO_STAFF_PASSWORD', 'secreto', /is for demonstrations; remove it/],
  ['LIMIT_FACTOR', '1000', /switches limits off/],
  ['LIMIT_FACTOR', 'NaN', /whole number/],
  ['IDEMPOTENCY_HOURS', '0', /whole number from 1 to 720/],
  ['PAYPAL_CLIENTID', 'x', /is unknown; is PAYPAL_CLIENT_ID meant\?/],
  ['SMTP_HOST', 'mail.clinica.cat', /is unknown; is it misspelt\?/],
];

/** Words of Node, PostgreSQL's driver and zod. */
const foreign = /getaddrinfo|EADDRINUSE|ECONNREFUSED|ENOTFOUND|expected number|received NaN/;

test.each(table.map((row, index) => ({ row, title: `${index + 1}: ${row[0]} ${row[2].source}` })))(
  'one sentence with its name for $title',
  async ({ row: [name, value, sentence, further = {}] }) => {
    const complaints = await complaintsOf({
      ...further,
      [name]: typeof value === 'function' ? value() : value,
    });
    expect(complaints).toHaveLength(1);
    const [complaint = ''] = complaints.map((line) => line.trim());
    expect(complaint).toMatch(new RegExp(`^${name}: `));
    expect(complaint).toMatch(sentence);
    expect(complaint).not.toMatch(foreign);
  },
);
