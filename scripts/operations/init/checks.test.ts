import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type MailServer, startMailServer } from '#tests/support/servers/mail-server.ts';
import type { Finding } from '../findings.ts';
import { checkServer, type Machine, type Resolver } from './checks.ts';
import { type Answers, createSettings, findInvalid, formatSettings, type Settings } from './settings.ts';

let mail: MailServer;
let isWalletRefusing = false;
const wallet = createServer((request, response) => {
  const isToken = request.url?.endsWith('/token') === true && !isWalletRefusing;
  const refused = isWalletRefusing ? 401 : 404;
  response.writeHead(isToken ? 200 : refused, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ access_token: 'x', expires_in: 900 }));
});
beforeAll(async () => {
  mail = await startMailServer();
  await new Promise<void>((done) => wallet.listen(0, '127.0.0.1', done));
});
afterAll(async () => {
  wallet.close();
  await mail.stop();
});

const answers: Answers = {
  site: 'clinica-del-pont.cat',
  mail: 'Clínica del Pont <citas@clinica-del-pont.cat>',
  smtpUrl: 'smtps://onyar:clave@mail.clinica-del-pont.cat',
  walletClient: 'client',
  walletSecret: 'secret',
  walletMerchant: 'merchant',
  walletWebhook: 'webhook',
  isSandbox: false,
  backupRecipient: 'age1x94nu7yqu947ky6ww74y3ek3rsu4zkxprkhg086hknaexzxr9p4qckg4f4',
  timeZone: 'Europe/Madrid',
  alarmRecipients: '',
  databaseUrl: undefined,
};

/** Settings that lead to the stand-ins of this test. */
const settings = (): Settings => {
  const url = `http://127.0.0.1:${(wallet.address() as AddressInfo).port}`;
  return { ...createSettings({ ...answers, smtpUrl: mail.url }, new Date()), PAYPAL_API_URL: url };
};

const records: Record<string, string> = {
  'clinica-del-pont.cat': 'v=spf1 include:mail.example -all',
  '_dmarc.clinica-del-pont.cat': 'v=DMARC1; p=quarantine',
  'mail._domainkey.clinica-del-pont.cat': 'v=DKIM1; k=rsa; p=MIIB',
};

const resolverOf = (texts: Record<string, string>, addresses: string[]): Resolver => ({
  resolve4: async () => addresses,
  resolve6: () => Promise.reject(new Error('ENODATA')),
  async resolveTxt(name) {
    const text = texts[name];
    if (text === undefined) throw new Error('ENODATA');
    return [[text]];
  },
});

const sound: Machine = {
  resolver: resolverOf(records, ['192.0.2.7']),
  addresses: ['192.0.2.7', '127.0.0.1'],
  memoryBytes: 4e9,
  freeBytes: 40e9,
  isPortUsed: async () => false,
  now: () => new Date(),
};

const complaintsOf = (findings: Finding[]) =>
  findings.filter(({ state }) => state !== 'ok').map(({ state, part }) => `${state} ${part}`);

describe('checkServer', () => {
  test('has no complaint about a sound machine', async () => {
    const findings = await checkServer(settings(), sound);
    expect(complaintsOf(findings)).toEqual([]);
    expect(findings).toHaveLength(11);
  });

  test.each<[string, Partial<Machine>, string]>([
    ['a name without address', { resolver: resolverOf(records, []) }, 'error DNS'],
    ['a name of another machine', { resolver: resolverOf(records, ['192.0.2.8']) }, 'warning DNS'],
    ['a used port', { isPortUsed: async (port) => port === 443 }, 'error port 443'],
    ['little memory', { memoryBytes: 1e9 }, 'error memory'],
    ['a full disk', { freeBytes: 2e9 }, 'error disk'],
    ['a small disk', { freeBytes: 8e9 }, 'warning disk'],
    ['a wrong clock', { now: () => new Date(Date.now() + 7_200_000) }, 'error clock'],
  ])('names %s', async (_name, fault, complaint) => {
    expect(complaintsOf(await checkServer(settings(), { ...sound, ...fault }))).toEqual([complaint]);
  });

  test('names missing records of the mail domain', async () => {
    const machine = { ...sound, resolver: resolverOf({}, ['192.0.2.7']) };
    const complaints = ['error SPF', 'warning DMARC', 'warning DKIM'];
    expect(complaintsOf(await checkServer(settings(), machine))).toEqual(complaints);
  });

  test('names a mail server and a wallet that refuse the credentials', async () => {
    isWalletRefusing = true;
    const refused = { ...settings(), SMTP_URL: 'smtp://127.0.0.1:1' };
    expect(complaintsOf(await checkServer(refused, sound))).toEqual(['error SMTP', 'error wallet']);
    isWalletRefusing = false;
  });
});

describe('createSettings', () => {
  test('makes valid settings with new secrets each time', () => {
    const [one, other] = [createSettings(answers, new Date()), createSettings(answers, new Date())];
    expect(findInvalid(one)).toEqual([]);
    expect(one.database_password).not.toBe(other.database_password);
    expect(one.SECRET_KEYS).not.toBe(other.SECRET_KEYS);
  });

  test.each([
    ['', 'citas@clinica-del-pont.cat'],
    ['citas@clinica-del-pont.cat', 'citas@clinica-del-pont.cat'],
    ['tecnica@otro.example', 'citas@clinica-del-pont.cat,tecnica@otro.example'],
  ])('sends alarms to the clinic and to %o, each address once', (alarmRecipients, expected) => {
    expect(createSettings({ ...answers, alarmRecipients }, new Date()).ALARM_RECIPIENTS).toBe(expected);
  });

  test('leaves to compose.yaml what it sets', () => {
    const text = formatSettings(createSettings(answers, new Date()), true);
    expect(text).toContain("site='clinica-del-pont.cat'");
    expect(text).toContain("acme_email='citas@clinica-del-pont.cat'");
    expect(text).not.toMatch(/^(MODE|PUBLIC_URL|DATABASE_URL|TRUST_PROXY|HOST|PORT|DATA_DIR)=/m);
  });

  test('contains every setting of a server without containers', () => {
    const databaseUrl = 'postgres://onyar:clave@127.0.0.1:5432/onyar';
    const text = formatSettings(createSettings({ ...answers, databaseUrl }, new Date()), false);
    expect(text).toContain(`DATABASE_URL='${databaseUrl}'`);
    expect(text).toContain("PUBLIC_URL='https://clinica-del-pont.cat'");
    expect(text).not.toContain('database_password');
  });

  test.each([
    [{ site: 'https://clinica.cat' }, /^PUBLIC_URL: /],
    [{ smtpUrl: 'mail.clinica.cat' }, /^SMTP_URL: /],
    [{ backupRecipient: 'AGE-SECRET-KEY-1QQ' }, /^BACKUP_RECIPIENT: is the secret half/],
    [{ walletSecret: "it's" }, /^PAYPAL_SECRET: contains a single quote/],
    [{ timeZone: 'Madrid' }, /^REPORT_TIME_ZONE: /],
    [{ alarmRecipients: 'tecnica' }, /^ALARM_RECIPIENTS: /],
  ])('names the invalid answer %o', (wrong, sentence) => {
    expect(findInvalid(createSettings({ ...answers, ...wrong }, new Date()))).toEqual([
      expect.stringMatching(sentence),
    ]);
  });
});
