import { describe, expect, test } from 'vitest';
import { describeUnknownSettings, readConfig } from './config.server.ts';

test('defaults to demo mode on loopback', () => {
  expect(readConfig({})).toMatchObject({
    MODE: 'demo',
    HOST: '127.0.0.1',
    PORT: 3000,
    PUBLIC_URL: 'http://localhost:3000',
  });
});

test('names an invalid value', () => {
  expect(() => readConfig({ PORT: 'many' })).toThrow(/PORT/);
  expect(() => readConfig({ MODE: 'staging' })).toThrow(/MODE/);
  expect(() => readConfig({ DATABASE_URL: 'mysql://x' })).toThrow(/DATABASE_URL/);
  expect(() => readConfig({ SMTP_URL: 'mail.example' })).toThrow(/SMTP_URL: has to begin/);
  expect(() => readConfig({ TWILIO_ACCOUNT_SID: 'x' })).toThrow(/TWILIO_ACCOUNT_SID: has to begin/);
});

test('requires a replica of the same database with a role of no more rights', () => {
  const DATABASE_URL = 'postgres://onyar:clave@127.0.0.1/onyar';
  const read = (DATABASE_READ_URL: string) => () => readConfig({ DATABASE_URL, DATABASE_READ_URL });
  expect(read('postgres://replica.example:5433/onyar')().DATABASE_READ_URL).toContain(':5433');
  expect(read('postgres://replica.example/other')).toThrow(/DATABASE_READ_URL: names another database/);
  expect(read('postgres://onyar:clave@replica.example/onyar')).toThrow(/wants no user and no password/);
  expect(() => readConfig({ DATABASE_READ_URL: 'postgres://x/onyar' })).toThrow(
    /of no use without DATABASE_URL/,
  );
});

test('lists everything missing in production', () => {
  const complaint = () => readConfig({ MODE: 'production' });
  for (const name of ['DATABASE_URL', 'SECRET_KEYS', 'SMTP_URL', 'PAYPAL_SECRET'])
    expect(complaint).toThrow(new RegExp(name));
  expect(complaint).not.toThrow(/TWILIO/);
  expect(() => readConfig({ MODE: 'production', SMS_ENABLED: 'yes' })).toThrow(/TWILIO_AUTH_TOKEN/);
});

test('refuses real services and public listening in demo mode', () => {
  expect(() => readConfig({ SMTP_URL: 'smtp://mail.example' })).toThrow(/SMTP_URL/);
  expect(() => readConfig({ HOST: '0.0.0.0' })).toThrow(/HOST/);
  expect(readConfig({ HOST: '0.0.0.0', DEMO_PUBLIC: 'yes' }).HOST).toBe('0.0.0.0');
});

describe('production mode', () => {
  const production = {
    MODE: 'production',
    PUBLIC_URL: 'https://clinica.example',
    DATABASE_URL: 'postgres://onyar:clave@127.0.0.1/onyar',
    SECRET_KEYS: `k202611211530:${Buffer.alloc(32, 1).toString('base64')}`,
    SMTP_URL: 'smtps://mail.example',
    MAIL_FROM: 'Clínica Onyar <citas@clinica.example>',
    PAYPAL_CLIENT_ID: 'x',
    PAYPAL_SECRET: 'x',
    PAYPAL_MERCHANT_ID: 'x',
    PAYPAL_WEBHOOK_ID: 'x',
    PAYPAL_API_URL: 'https://wallet.example',
    PAYPAL_SDK_URL: 'https://wallet.example/sdk',
  };
  const complaintOf = (changes: Record<string, string | undefined>) => {
    try {
      readConfig({ ...production, ...changes });
    } catch (error) {
      return (error as Error).message;
    }
    return 'none';
  };

  test("starts with the required settings, and strips the URL's trailing slash", () => {
    expect(readConfig(production).PUBLIC_URL).toBe('https://clinica.example');
    expect(readConfig({ ...production, PUBLIC_URL: 'https://clinica.example/' }).PUBLIC_URL).toBe(
      'https://clinica.example',
    );
  });

  // Its secret half was discarded.
  const recipient = 'age1x94nu7yqu947ky6ww74y3ek3rsu4zkxprkhg086hknaexzxr9p4qckg4f4';
  const key = (byte: number, bytes = 32) => Buffer.alloc(bytes, byte).toString('base64');
  test.each<[string, Record<string, string | undefined>, RegExp]>([
    ['no public address', { PUBLIC_URL: undefined }, /PUBLIC_URL: is needed/],
    ['one over http', { PUBLIC_URL: 'http://clinica.example' }, /PUBLIC_URL: has to begin with https/],
    ['one with a path', { PUBLIC_URL: 'https://clinica.example/web' }, /PUBLIC_URL: .*without a path/],
    ['one of another kind', { PUBLIC_URL: 'ftp://clinica.example' }, /PUBLIC_URL: has to be an address/],
    ['a sender without a place', { MAIL_FROM: 'Clínica Onyar' }, /MAIL_FROM: has to be an address/],
    ['a sender cut in two', { MAIL_FROM: 'a@example.org\r\nBcc: b@example.org' }, /MAIL_FROM: has to be/],
    ['double quotes', { PAYPAL_SECRET: '"x"' }, /PAYPAL_SECRET: the quotes around the value/],
    ['single quotes', { SMTP_URL: `'smtps://mail.example'` }, /SMTP_URL: the quotes around the value/],
    [
      'a name of a key twice',
      { SECRET_KEYS: `k:${key(1)},k:${key(2)}` },
      /SECRET_KEYS: the name k stands twice/,
    ],
    ['a short key', { SECRET_KEYS: `k:${key(1, 31)}=` }, /SECRET_KEYS: the key k is not 32 bytes/],
    ['a long key', { SECRET_KEYS: `a:${key(1)},k:${key(1, 33)}` }, /SECRET_KEYS: the key k is not 32 bytes/],
    [
      'a name without its underscore',
      { PAYPAL_CLIENTID: 'x' },
      /PAYPAL_CLIENTID: .*is PAYPAL_CLIENT_ID meant/,
    ],
    ['a name in small letters', { trust_proxy: 'x' }, /trust_proxy: .*is TRUST_PROXY meant/],
    ['a letter too many', { DATABASE_POOLS: '5' }, /DATABASE_POOLS: .*is DATABASE_POOL meant/],
    ['a letter missing', { SECRET_KEY: 'x' }, /SECRET_KEY: .*is SECRET_KEYS meant/],
    [
      'a recipient with a letter changed',
      { BACKUP_RECIPIENT: recipient.replace('q', 'p') },
      /BACKUP_RECIPIENT: has to be a recipient of age/,
    ],
    [
      'a recipient cut short',
      { BACKUP_RECIPIENT: recipient.slice(0, -1) },
      /BACKUP_RECIPIENT: has to be a recipient of age/,
    ],
    [
      'the secret key in place of the recipient',
      { BACKUP_RECIPIENT: 'AGE-SECRET-KEY-1QQQQ' },
      /BACKUP_RECIPIENT: is the secret half; it belongs away from this machine/,
    ],
    ['letters that changed places', { SMTP_ULR: 'x' }, /SMTP_ULR: .*is SMTP_URL meant/],
    [
      'a password that splits the address',
      { DATABASE_URL: 'postgres://a:b/c@h/d' },
      /DATABASE_URL: is no address/,
    ],
    [
      'an address without a database',
      { DATABASE_URL: 'postgres://a:b@h' },
      /DATABASE_URL: names no database/,
    ],
  ])('is refused with %s, by name', (_what, changes, sentence) => {
    expect(complaintOf(changes)).toMatch(sentence);
  });

  test('starts with and without a recipient for backups', () => {
    expect(complaintOf({ BACKUP_RECIPIENT: recipient })).toBe('none');
    expect(readConfig(production).BACKUP_RECIPIENT).toBeUndefined();
  });

  test('quotes no secret in error messages', () => {
    expect(complaintOf({ BACKUP_RECIPIENT: 'AGE-SECRET-KEY-1QQQQ' })).not.toContain('1QQQQ');
    expect(complaintOf({ SECRET_KEYS: `k:${key(1)},k:${key(2)}` })).not.toContain(key(1));
    expect(complaintOf({ PAYPAL_SECRET: '"geheim"' })).not.toContain('geheim');
  });

  test("ignores other programs' variables and reports unknown ones with our prefixes", () => {
    const others = { HOME: '/', PORTS: '1', MODEL: 'x', HTTP_URL: 'x', HOSTNAME: 'x', LOG_DIR: 'x' };
    expect(complaintOf(others)).toBe('none');
    expect(describeUnknownSettings({ ...production, ...others, PAYPAL_KEY: 'x', SMTP_HOST: 'x' })).toEqual([
      'PAYPAL_KEY: is unknown; is it misspelt?',
      'SMTP_HOST: is unknown; is it misspelt?',
    ]);
  });
});
