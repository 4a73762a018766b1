import { once } from 'node:events';
import { connect } from 'node:net';
import { networkInterfaces, totalmem } from 'node:os';
import { checkMailServer } from '#clinic/notifications/service.server.ts';
import { createWallet } from '#clinic/payments/service.server.ts';
import { readConfig } from '#platform/config.server.ts';
import { readHttpDate } from '#platform/operations/clock-watch.server.ts';
import { freeBytesOf } from '#platform/operations/health.server.ts';
import { limits } from '#platform/operations/limits.ts';
import { noOrder, realWallet } from '../../../src/wallets.ts';
import { error, type Finding, ok, tryService, warning } from '../findings.ts';
import { addressOf, type Settings } from './settings.ts';

/** Three processes, PostgreSQL and one build: docs/operating.md. */
const leastMemoryBytes = 1.8e9;
const leastDiskBytes = 5e9;
const goodDiskBytes = 20e9;

/** Names under which mail providers publish their DKIM keys; there is no list of them in the DNS. */
const usualSelectors = [
  'default',
  'dkim',
  'mail',
  'google',
  'selector1',
  'selector2',
  's1',
  's2',
  'k1',
  'k2',
];

/** The part of `node:dns/promises` that is used; each rejects if there is no record. */
export type Resolver = {
  resolve4: (name: string) => Promise<string[]>;
  resolve6: (name: string) => Promise<string[]>;
  resolveTxt: (name: string) => Promise<string[][]>;
};

export type Machine = {
  resolver: Resolver;
  addresses: readonly string[];
  memoryBytes: number;
  freeBytes: number;
  isPortUsed: (port: number) => Promise<boolean>;
  now: () => Date;
};

export async function readMachine(folder: string, resolver: Resolver): Promise<Machine> {
  const interfaces = Object.values(networkInterfaces()).flatMap((each) => each ?? []);
  return {
    resolver,
    addresses: interfaces.map(({ address }) => address),
    memoryBytes: totalmem(),
    freeBytes: await freeBytesOf(folder),
    isPortUsed,
    now: () => new Date(),
  };
}

async function isPortUsed(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  return once(socket, 'connect')
    .then(
      () => true,
      () => false,
    )
    .finally(() => socket.destroy());
}

/** Checks a machine and the services outside before the first start. */
export async function checkServer(settings: Settings, machine: Machine): Promise<Finding[]> {
  const config = readConfig(settings);
  const wallet = createWallet(realWallet(config).access);
  const { hostname } = new URL(config.PUBLIC_URL);
  const mailDomain = addressOf(config.MAIL_FROM ?? '').split('@')[1] ?? '';
  const groups = await Promise.all([
    checkName(hostname, machine),
    checkPort(80, machine),
    checkPort(443, machine),
    checkMemory(machine),
    checkDisk(machine),
    checkClock(config.PAYPAL_API_URL ?? '', machine),
    tryService('SMTP', () => checkMailServer(config), {
      ok: 'the mail server accepts the password',
      refused: (reason) => `the mail server refuses us (${reason}): correct SMTP_URL`,
    }),
    tryService('wallet', () => wallet.readOrder(noOrder), {
      ok: 'PayPal accepts the keys',
      refused: (reason) => `PayPal refuses the keys or does not respond (${reason}): correct PAYPAL_…`,
    }),
    checkMailDomain(mailDomain, machine.resolver),
  ]);
  return groups.flat();
}

async function checkName(name: string, { resolver, addresses }: Machine): Promise<Finding> {
  const part = 'DNS';
  const none = (): string[] => [];
  const found = await Promise.all([resolver.resolve4(name).catch(none), resolver.resolve6(name).catch(none)]);
  const all = found.flat();
  if (all.length === 0) return error(part, `${name} has no address: create a record A for this machine`);
  const foreign = all.filter((address) => !addresses.includes(address));
  if (foreign.length === 0) return ok(part, `${name} leads to this machine (${all.join(', ')})`);
  return warning(
    part,
    `${name} leads to ${foreign.join(', ')}, which is no address of this machine; correct only behind a router`,
  );
}

async function checkPort(port: number, { isPortUsed: isUsed }: Machine): Promise<Finding> {
  const part = `port ${port}`;
  if (await isUsed(port)) return error(part, 'is used by another program: stop it (ss -tlnp names it)');
  return ok(part, 'is free');
}

function checkMemory({ memoryBytes }: Machine): Finding {
  const sentence = `${(memoryBytes / 1e9).toFixed(1)} GB`;
  if (memoryBytes >= leastMemoryBytes) return ok('memory', sentence);
  return error('memory', `${sentence}; at least 2 GB are needed, or a swap file while building`);
}

function checkDisk({ freeBytes }: Machine): Finding {
  const sentence = `${Math.floor(freeBytes / 1e9)} GB are free`;
  if (freeBytes < leastDiskBytes) return error('disk', `${sentence}; images and backups need at least 5`);
  if (freeBytes < goodDiskBytes) return warning('disk', `${sentence}; 20 last for years of backups`);
  return ok('disk', sentence);
}

async function checkClock(httpUrl: string, { now }: Machine): Promise<Finding> {
  const theirs = await readHttpDate(httpUrl);
  if (theirs === undefined) return warning('clock', `not compared, because ${httpUrl} does not respond`);
  const seconds = Math.round((now().getTime() - theirs.getTime()) / 1_000);
  if (Math.abs(seconds) <= limits.clockSeconds) return ok('clock', 'is right');
  return error(
    'clock',
    `is ${Math.abs(seconds)} s ${seconds > 0 ? 'ahead' : 'behind'}: timedatectl set-ntp true`,
  );
}

/** Records without which large mailbox providers treat letters as spam. */
async function checkMailDomain(domain: string, resolver: Resolver): Promise<Finding[]> {
  const texts = async (name: string): Promise<string[]> =>
    (await resolver.resolveTxt(name).catch((): string[][] => [])).map((parts) => parts.join(''));
  const hasText = async (name: string, pattern: RegExp) =>
    (await texts(name)).some((text) => pattern.test(text));
  const [hasSpf, hasDmarc, ...keys] = await Promise.all([
    hasText(domain, /^v=spf1\b/i),
    hasText(`_dmarc.${domain}`, /^v=DMARC1\b/i),
    ...usualSelectors.map((selector) => hasText(`${selector}._domainkey.${domain}`, /\bp=\S/)),
  ]);
  return [
    hasSpf
      ? ok('SPF', `${domain} names its mail servers`)
      : error('SPF', `${domain} has no record v=spf1: letters are refused as spam`),
    hasDmarc
      ? ok('DMARC', `_dmarc.${domain} exists`)
      : warning('DMARC', `_dmarc.${domain} has no record v=DMARC1: create v=DMARC1; p=quarantine`),
    keys.includes(true)
      ? ok('DKIM', `${domain} publishes a key`)
      : warning(
          'DKIM',
          `no key of ${domain} under a usual name: look for dkim=pass in the headers of a test letter`,
        ),
  ];
}
