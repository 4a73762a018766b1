import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readAnswers } from './questions.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'onyar-init-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** `127.0.0.1:1` refuses every connection, so that the checks end at once. */
const secrets = {
  SMTP_URL: 'smtp://127.0.0.1:1',
  PAYPAL_SECRET: 'secret',
  PAYPAL_API_URL: 'http://127.0.0.1:1',
};
const flags = [
  ['--site', 'clinica-del-pont.invalid'],
  ['--mail', 'Clínica del Pont <citas@clinica-del-pont.invalid>'],
  ['--wallet-client', 'client'],
  ['--wallet-merchant', 'merchant'],
  ['--wallet-webhook', 'webhook'],
].flat();

const init = (...args: string[]) => initWith({}, ...args);

const initWith = (env: Record<string, string>, ...args: string[]) =>
  new Promise<{ code: number; output: string }>((done) =>
    execFile(
      process.execPath,
      ['scripts/operations/init.ts', '--folder', folder, ...args],
      { env: { PATH: process.env.PATH, ...secrets, ...env } },
      (error, stdout, stderr) => done({ code: Number(error?.code ?? 0), output: stdout + stderr }),
    ).stdin?.end(),
  );

test('writes the settings for their owner only, prints checks, the page for the safe and two commands', async () => {
  const { code, output } = await init(...flags);
  // The name has no address, and no service responds.
  expect(code).toBe(1);
  expect(output).toMatch(/^ERROR +DNS /m);
  expect(output).toMatch(/^ERROR +SMTP /m);
  const file = join(folder, '.env');
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const text = readFileSync(file, 'utf8');
  const [, keys = ''] = /^SECRET_KEYS='(.+)'$/m.exec(text) ?? [];
  const [, identity = ''] = /^(AGE-SECRET-KEY-1\S+)$/m.exec(output) ?? [];
  expect(output).toContain(`\n${keys}\n`);
  expect(identity).not.toBe('');
  expect(text).not.toContain(identity);
  expect(output).toContain('docker compose up --build --detach');
  expect(output).toContain('remove .env and run deploy/init again');
});

test('writes ALARM_RECIPIENTS and names the units of install.sh on a server without containers', async () => {
  const env = {
    DATABASE_URL: 'postgres://onyar:clave@127.0.0.1:5432/onyar',
    ALARM_RECIPIENTS: 'tecnica@otro.example',
  };
  const { output } = await initWith(env, '--server', ...flags);
  expect(output).toContain("journalctl -u 'onyar-*' -o cat | grep Welcome");
  expect(output).not.toContain('onyar.service');
  // The processes start with these settings, so running init again would not help.
  expect(output).toContain(
    `edit ${join(folder, 'environment')}\nand run: sudo systemctl restart onyar-worker`,
  );
  expect(output).not.toContain('deploy/init again');
  expect(readFileSync(join(folder, 'environment'), 'utf8')).toContain(
    "ALARM_RECIPIENTS='citas@clinica-del-pont.invalid,tecnica@otro.example'\n",
  );
});

test('never overwrites settings', async () => {
  await init(...flags);
  const before = readFileSync(join(folder, '.env'), 'utf8');
  const { code, output } = await init(...flags);
  expect({ code, output }).toEqual({ code: 1, output: expect.stringContaining('never overwritten') });
  expect(readFileSync(join(folder, '.env'), 'utf8')).toBe(before);
});

test('names missing and invalid answers and writes nothing', async () => {
  expect(await init()).toEqual({
    code: 1,
    output: expect.stringContaining('Missing: --site, --mail, --wallet-client'),
  });
  const { output } = await init(...flags, '--time-zone', 'Madrid');
  expect(output).toMatch(/^Nothing was written\. Not valid:\n {2}REPORT_TIME_ZONE: /);
  expect(() => statSync(join(folder, '.env'))).toThrow('ENOENT');
});

test('asks for what neither a flag nor a variable answers, again if the answer is empty', async () => {
  const asked: string[] = [];
  const replies = ['', 'clinica.example', '', '', 'tecnica@otro.example'];
  const { answers } = await readAnswers(flags.slice(2), secrets, async (text) => {
    asked.push(text);
    return replies.shift() ?? '';
  });
  expect(asked.map((text) => text.slice(0, 2))).toEqual(['1.', '1.', '5.', '6.', '7.']);
  expect(answers).toMatchObject({
    site: 'clinica.example',
    timeZone: 'Europe/Madrid',
    backupRecipient: '',
    alarmRecipients: 'tecnica@otro.example',
  });
});
