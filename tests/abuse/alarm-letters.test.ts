import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from 'node:tls';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { sendLetterAtOnce } from '#clinic/notifications/service.server.ts';
import { createAlarms } from '#platform/alarms/alarms.server.ts';
import { createCertificateCheck } from '#platform/alarms/certificate.server.ts';
import { readConfig } from '#platform/config.server.ts';
import { createHealth } from '#platform/operations/health.server.ts';
import { createLog } from '#platform/operations/log.server.ts';
import { createOutages } from '#platform/operations/outages.server.ts';
import { stoppedClock } from '#platform/time/clock.ts';
import { type MailServer, startMailServer } from '#tests/support/servers/mail-server.ts';
import { productionServices } from '#tests/support/servers/production.ts';

const clock = stoppedClock(new Date('2026-11-23T08:00:00Z'));
const lines: string[] = [];
const log = createLog('warn', { write: (line) => void lines.push(line) });

let dataDir: string;
let mailServer: MailServer;
/** Faults of the installation, seen by all processes. */
let faults: { database?: boolean; backups?: string; clock?: string };
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'onyar-alarms-'));
  mailServer = await startMailServer();
  faults = {};
  lines.length = 0;
});
afterEach(async () => {
  await mailServer.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

/** A process with the checks of this test, and its own view of the faults. */
function startProcess({ smtpUrl = mailServer.url, folder = dataDir, sees = () => faults } = {}) {
  const config = readConfig({
    ...productionServices,
    MODE: 'production',
    SMTP_URL: smtpUrl,
    ALARM_RECIPIENTS: 'tecnica@example.org, direccion@example.org',
  });
  const to = config.ALARM_RECIPIENTS ?? [];
  const outages = createOutages({ log, clock });
  const alarms = createAlarms({
    outages,
    clock,
    log,
    dataDir: folder,
    host: 'onyar.test',
    send: (letter) => sendLetterAtOnce(config, { ...letter, to }),
  });
  const query = async () => {
    if (sees().database) throw Object.assign(new Error('x'), { code: 'ECONNREFUSED' });
    return { rows: [{ count: 0 }] };
  };
  const health = createHealth({
    db: { execute: query } as never,
    pool: { query } as never,
    jobs: { isReady: () => true },
    queues: [],
    outages,
    dataDir,
    checks: { backups: async () => sees().backups ?? null, clock: async () => sees().clock ?? null },
  });
  return { look: async () => alarms.update(await health.look()) };
}
type Process = ReturnType<typeof startProcess>;

/** All processes look once a minute, at the same time. */
async function pass(minutes: number, processes: readonly Process[]) {
  for (let minute = 0; minute < minutes; minute += 1) {
    clock.advance(1);
    await Promise.all(processes.map((each) => each.look()));
  }
}

const subjects = async () => (await mailServer.mails()).map(({ subject }) => subject);
const isAway = '[onyar.test] Alarm: the database does not respond';
const isBack = '[onyar.test] Over: the database does not respond';

describe('letters about alarms', () => {
  test('two processes send one letter when a part has been ill for five minutes, and one when it is over', async () => {
    const processes = [startProcess(), startProcess()];
    await pass(3, processes);
    faults.database = true;
    await pass(5, processes);
    expect(await subjects()).toEqual([]);
    await pass(1, processes);
    expect(await subjects()).toEqual([isAway]);
    await pass(120, processes);
    expect(mailServer.count()).toBe(1);
    faults.database = false;
    await pass(60, processes);
    expect(await subjects()).toEqual([isAway, isBack]);
    const [begin, end] = await mailServer.mails();
    expect(begin?.to?.map(({ address }) => address)).toEqual([
      'tecnica@example.org',
      'direccion@example.org',
    ]);
    expect(begin?.text).toContain('Reason: ECONNREFUSED.');
    expect(begin?.text).toContain('Visitors are not served.');
    expect(begin?.text).toContain('since 2026-11-23 08:04 UTC');
    expect(end?.text).toMatch(/from 2026-11-23 08:04 UTC to 2026-11-23 10:\d\d UTC \(12\d min\)/);
    expect(readdirSync(join(dataDir, 'alarms'))).toEqual([]);
  });

  test('a restart neither repeats the first letter nor forgets the last', async () => {
    faults.backups = 'the last backup is of 2026-11-21T03:15:00.000Z';
    await pass(12, [startProcess()]);
    expect(await subjects()).toEqual([
      '[onyar.test] Warning: there is no recent backup, or no room for the next',
    ]);
    await pass(30, [startProcess()]);
    expect(mailServer.count()).toBe(1);
    delete faults.backups;
    await pass(10, [startProcess()]);
    expect((await subjects())[1]).toBe(
      '[onyar.test] Over: there is no recent backup, or no room for the next',
    );
    await pass(30, [startProcess()]);
    expect(mailServer.count()).toBe(2);
  });

  test('a fault that lasts less than its limit sends none', async () => {
    const processes = [startProcess()];
    faults.database = true;
    await pass(4, processes);
    faults.database = false;
    await pass(30, processes);
    expect(mailServer.count()).toBe(0);
  });

  test('the process that reaches the mail server sends, and the other adds nothing', async () => {
    const cutOff = startProcess({ smtpUrl: 'smtp://127.0.0.1:1' });
    faults.database = true;
    await pass(10, [cutOff]);
    expect(mailServer.count()).toBe(0);
    expect(lines.filter((line) => line.includes('an alarm was not sent')).length).toBeGreaterThan(0);
    const other = startProcess();
    await pass(7, [cutOff, other]);
    expect(await subjects()).toEqual([isAway]);
    faults.database = false;
    await pass(10, [cutOff, other]);
    expect(await subjects()).toEqual([isAway, isBack]);
  });

  test('a process that pauses after a failed attempt takes no lock, which would keep others from sending', async () => {
    const cutOff = startProcess({ smtpUrl: 'smtp://127.0.0.1:1' });
    faults.database = true;
    await pass(7, [cutOff]);
    expect(lines.filter((line) => line.includes('an alarm was not sent'))).toHaveLength(1);
    // A lock that is taken and released changes the time of its folder.
    const changedAt = () => statSync(join(dataDir, 'alarms'), { bigint: true }).mtimeNs;
    const before = changedAt();
    await pass(1, [cutOff]);
    expect(changedAt()).toBe(before);
    await pass(2, [cutOff]);
    expect(changedAt()).not.toBe(before);
  });

  test('a letter waits for the mail server to return', async () => {
    const { port } = mailServer;
    await mailServer.stop();
    const processes = [startProcess()];
    faults.database = true;
    await pass(20, processes);
    mailServer = await startMailServer({ port });
    await pass(2, processes);
    expect(await subjects()).toEqual([isAway]);
  });

  test('a process that does not see the fault ends no alarm while another one sees it', async () => {
    const ill = startProcess({ sees: () => ({ database: true }) });
    const well = startProcess({ sees: () => ({}) });
    await pass(60, [ill, well]);
    expect(await subjects()).toEqual([isAway]);
  });

  test('an unreachable database ends no alarm of a part that cannot be checked meanwhile', async () => {
    const processes = [startProcess()];
    faults.clock = 'the clock of this machine is 2 h 0 min ahead';
    await pass(12, processes);
    faults.database = true;
    await pass(12, processes);
    expect(await subjects()).toEqual(['[onyar.test] Warning: the clock of the server is wrong', isAway]);
  });

  test('the end of a wrong clock is announced although the corrected time is before it', async () => {
    const processes = [startProcess()];
    faults.clock = 'the clock of this machine is 3 h 0 min ahead';
    await pass(12, processes);
    delete faults.clock;
    clock.set(new Date(clock.now().getTime() - 3 * 3_600_000));
    await pass(200, processes);
    expect((await subjects()).at(-1)).toBe('[onyar.test] Over: the clock of the server is wrong');
  });

  test('a process killed while sending leaves the letter to the others', async () => {
    faults.database = true;
    const processes = [startProcess()];
    mkdirSync(join(dataDir, 'alarms'));
    // As left by a process that was killed long ago.
    const lock = join(dataDir, 'alarms/database.lock');
    writeFileSync(lock, '');
    execFileSync('touch', ['-d', '2026-11-01', lock]);
    await pass(9, processes);
    expect(await subjects()).toEqual([isAway]);
  });

  test('without a place for its state a process sends one letter all the same', async () => {
    const file = join(dataDir, 'a-file');
    writeFileSync(file, '');
    faults.database = true;
    await pass(30, [startProcess({ folder: file })]);
    expect(await subjects()).toEqual([isAway]);
  });
});

describe('the certificate', () => {
  test.each([
    { days: 90, afterDays: 79, reason: null },
    { days: 90, afterDays: 81, reason: /ends on \d{4}-\d\d-\d\d and has not been renewed/ },
    { days: 90, afterDays: 91, reason: /ended on .*: browsers refuse the site/ },
    { days: 6, afterDays: 4, reason: null },
    { days: 6, afterDays: 5, reason: /ends on/ },
  ])('of $days days is judged after $afterDays days', async ({ days, afterDays, reason }) => {
    const [key, cert] = ['key.pem', 'cert.pem'].map((name) => join(dataDir, name)) as [string, string];
    const request = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
    execFileSync(
      'openssl',
      [...request, '-keyout', key, '-out', cert, '-days', String(days), '-subj', '/CN=onyar.test'],
      { stdio: 'ignore' },
    );
    const server = createServer({ key: readFileSync(key), cert: readFileSync(cert) });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    const { port } = server.address() as AddressInfo;
    const now = () => new Date(Date.now() + afterDays * 86_400_000);
    const check = createCertificateCheck({ url: `https://127.0.0.1:${port}`, clock: { now } });
    const found = await check();
    if (reason === null) expect(found).toBeNull();
    else expect(found).toMatch(reason);
    server.close();
  });

  test('is not judged where this machine cannot open its own address', async () => {
    expect(await createCertificateCheck({ url: 'https://127.0.0.1:1', clock })()).toBeNull();
  });
});
