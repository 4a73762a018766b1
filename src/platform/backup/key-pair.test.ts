import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { isAgeRecipient } from '../settings/values.server.ts';
import { makeKeyPair, readIdentities } from './key-pair.server.ts';

const folder = mkdtempSync(join(tmpdir(), 'onyar-keys-'));
const file = join(folder, 'clinic.key');
const now = new Date('2026-11-21T15:30:00Z');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('writes an owner-only identity file and returns a recipient the settings accept', async () => {
  const recipient = await makeKeyPair(file, now);
  expect(isAgeRecipient(recipient)).toBe(true);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const [created, publicKey, identity, end] = readFileSync(file, 'utf8').split('\n');
  expect([created, publicKey, end]).toEqual([
    '# created: 2026-11-21T15:30:00.000Z',
    `# public key: ${recipient}`,
    '',
  ]);
  expect(await readIdentities(file)).toEqual([identity]);
});

test('never overwrites a key', async () => {
  const before = readFileSync(file, 'utf8');
  await expect(makeKeyPair(file, now)).rejects.toThrow('exists already');
  expect(readFileSync(file, 'utf8')).toBe(before);
  await expect(makeKeyPair(join(folder, 'nowhere/clinic.key'), now)).rejects.toThrow(
    'cannot be written (ENOENT)',
  );
});

test('names an invalid identity file without quoting it', async () => {
  const other = join(folder, 'other');
  const identity = readFileSync(file, 'utf8').trim().split('\n').at(-1) as string;
  for (const content of ['', '# created: once\n', 'geheim\n', identity.slice(0, -1), `${identity}\ngeheim`]) {
    writeFileSync(other, content);
    const complaint = await readIdentities(other).catch((error: Error) => error.message);
    expect(complaint).toBe(`${other} is not an identity file of age: AGE-SECRET-KEY-1…, whole, one a line.`);
  }
  await expect(readIdentities(join(folder, 'nowhere'))).rejects.toThrow('cannot be read (ENOENT)');
});
