import { dirname, resolve } from 'node:path';
import { checkMailServer } from '#clinic/notifications/service.server.ts';
import { createWallet } from '#clinic/payments/service.server.ts';
import { checkBackupRoom, lastBackupAt } from '#platform/backup/backup.server.ts';
import { type Config, readConfig } from '#platform/config.server.ts';
import { findDangers } from '#platform/config-dangers.server.ts';
import { errorMessage } from '#platform/errors.ts';
import { createClockCheck } from '#platform/operations/clock-watch.server.ts';
import { freeBytesOf } from '#platform/operations/health.server.ts';
import { limits } from '#platform/operations/limits.ts';
import { createLog } from '#platform/operations/log.server.ts';
import { openDatabase } from '#platform/postgres/database.server.ts';
import type { Clock } from '#platform/time/clock.ts';
import { noOrder, realWallet } from '../../../src/wallets.ts';
import { error, type Finding, ok, tryService, warning } from '../findings.ts';
import { checkCertificate } from './certificate.ts';
import { checkDatabase } from './database.ts';
import { checkSite } from './site.ts';

const hourMs = 3_600_000;

/** Dangers that stop backups or exports. */
const gravest: ReadonlySet<string> = new Set(['BACKUP_RECIPIENT', 'DATA_DIR']);

export type DoctorDeps = {
  clock: Clock;
  freeBytes?: (folder: string) => Promise<number>;
};

/**
 * Examines an installation in production from its settings.
 * @param env the settings, as the process reads them
 * @returns a finding for each part; other checks are skipped if the settings are invalid
 */
export async function examine(
  env: Record<string, string | undefined>,
  { clock, freeBytes = freeBytesOf }: DoctorDeps,
): Promise<Finding[]> {
  const config = readSettings(env);
  if (Array.isArray(config)) return config;
  const { DATABASE_URL = '', DATA_DIR, PUBLIC_URL, PAYPAL_API_URL } = config;
  const wallet = createWallet(realWallet(config).access);
  const groups = await Promise.all([
    findDangers(config).then((dangers) =>
      dangers.map(({ setting, sentence }) =>
        gravest.has(setting) ? error(setting, sentence) : warning(setting, sentence),
      ),
    ),
    checkDatabase(DATABASE_URL),
    checkDisk(DATA_DIR, freeBytes),
    checkBackups(DATA_DIR, clock, freeBytes),
    checkClock(DATABASE_URL, PAYPAL_API_URL, clock),
    tryService('mail', () => checkMailServer(config), {
      ok: 'the mail server accepts the password',
      refused: (reason) => `the mail server of SMTP_URL refuses us (${reason}): no letter is sent`,
    }),
    tryService('wallet', () => wallet.readOrder(noOrder), {
      ok: 'the wallet accepts the keys',
      refused: (reason) => `the wallet refuses the keys or does not respond (${reason}): nothing can be paid`,
    }),
    checkSite(PUBLIC_URL),
    checkCertificate(PUBLIC_URL, clock.now()),
  ]);
  return [ok('settings', 'valid'), describeRelay(config), ...groups.flat()];
}

/** A relay is optional. */
function describeRelay({ TURN_URLS, TURN_SECRET }: Config): Finding {
  const part = 'relay';
  if ((TURN_URLS === undefined) !== (TURN_SECRET === undefined))
    return error(part, 'is not used: TURN_URLS and TURN_SECRET need each other');
  if (TURN_URLS !== undefined) return ok(part, `video calls can use ${TURN_URLS}`);
  return ok(part, 'none is set: between some networks video calls do not connect');
}

/** @returns the settings, or a finding for each wrong one */
function readSettings(env: Record<string, string | undefined>): Config | Finding[] {
  try {
    const config = readConfig(env);
    if (config.MODE === 'production') return config;
    return [error('MODE', 'is demo: a demonstration needs no doctor; set MODE to production')];
  } catch (reason) {
    const [, ...lines] = errorMessage(reason).split('\n');
    const findings = lines.map((line) => {
      const [name = '', ...sentence] = line.trim().split(': ');
      return error(name, sentence.join(': '));
    });
    return [...findings, warning('settings', 'nothing else was checked, because the process does not start')];
  }
}

async function checkDisk(folder: string, freeBytes: (folder: string) => Promise<number>): Promise<Finding> {
  const megabytes = Math.floor((await freeBytes(folder)) / 1024 / 1024);
  if (megabytes >= limits.lowDiskMegabytes) return ok('disk', `${megabytes} MB are free`);
  return error(
    'disk',
    `only ${megabytes} MB are free where DATA_DIR is; ${limits.lowDiskMegabytes} are needed`,
  );
}

async function checkBackups(
  dataDir: string,
  clock: Clock,
  freeBytes: (folder: string) => Promise<number>,
): Promise<Finding> {
  const part = 'backups';
  const last = await lastBackupAt(dataDir);
  const folder = resolve(dirname(resolve(dataDir)), 'backups');
  if (last === null) return error(part, `there is none in ${folder}`);
  const hours = Math.floor((clock.now().getTime() - last.getTime()) / hourMs);
  if (hours >= limits.backupHours)
    return error(
      part,
      `the last one is ${hours} hours old, and one is due every night: look at the log of the backup`,
    );
  const noRoom = await checkBackupRoom(dataDir, freeBytes);
  return noRoom === null ? ok(part, `the last one is ${hours} hours old`) : error(part, noRoom);
}

async function checkClock(url: string, httpUrl: string | undefined, clock: Clock): Promise<Finding> {
  const { db, close } = openDatabase({ loginUrl: url, size: 1, log: createLog('silent') });
  try {
    const wrong = await createClockCheck({ db, clock, httpUrl })();
    return wrong === null
      ? ok('clock', 'as the database and the wallet')
      : error('clock', `${wrong}; timedatectl set-ntp true corrects it`);
  } catch {
    return warning('clock', 'not compared, because the database does not respond');
  } finally {
    await close();
  }
}
