import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { decryptFile, encryptTo } from './age-file.server.ts';

const chunk = 64 * 1024;
const folder = mkdtempSync(join(tmpdir(), 'onyar-age-'));
const file = join(folder, 'a.age');
afterAll(() => rmSync(folder, { recursive: true, force: true }));
let identity = '';
let foreign = '';
let recipient: string;
beforeAll(async () => {
  [identity, foreign] = await Promise.all([generateX25519Identity(), generateX25519Identity()]);
  recipient = await identityToRecipient(identity);
});

async function* inParts(bytes: Buffer, size: number) {
  for (let start = 0; start < bytes.length; start += size) yield bytes.subarray(start, start + size);
}
const encrypted = (plain: Buffer, size = 10_000) => collect(encryptTo(recipient, inParts(plain, size)));
function read(bytes: Buffer, identities = [identity]): Promise<Buffer> {
  writeFileSync(file, bytes);
  return collect(decryptFile(file, identities));
}
async function collect(source: AsyncIterable<Uint8Array>) {
  const parts: Uint8Array[] = [];
  for await (const part of source) parts.push(part);
  return Buffer.concat(parts);
}
const someBytes = (length: number) => Buffer.from(Array.from({ length }, (_, index) => index % 251));

test.each([0, 1, chunk - 1, chunk, chunk + 1, 2 * chunk, 3 * chunk + 5])(
  'round-trips %i bytes',
  async (length) => {
    const plain = someBytes(length);
    expect((await read(await encrypted(plain))).equals(plain)).toBe(true);
    expect((await read(await encrypted(plain, chunk))).equals(plain)).toBe(true);
  },
);

test('writes the format of the age program', async () => {
  const bytes = await encrypted(someBytes(100));
  expect(bytes.toString('latin1')).toMatch(
    /^age-encryption\.org\/v1\n-> X25519 \S{43}\n\S{43}\n--- \S{43}\n/,
  );
});

test('opens only with its identity, also as one of several', async () => {
  const bytes = await encrypted(someBytes(100));
  expect(await read(bytes, [foreign, identity])).toHaveLength(100);
  await expect(read(bytes, [foreign])).rejects.toThrow('was made for another recipient');
});

test('ends the source when the reader stops', async () => {
  let hasEnded = false;
  async function* endless() {
    try {
      for (;;) yield someBytes(chunk);
    } finally {
      hasEnded = true;
    }
  }
  for await (const _ of encryptTo(recipient, endless())) break;
  await expect.poll(() => hasEnded).toBe(true);
});

test('passes on errors of the source unchanged', async () => {
  // biome-ignore lint/correctness/useYield: it fails before it gives anything.
  async function* failing(): AsyncGenerator<Buffer> {
    throw new Error('pg_dump failed');
  }
  await expect(collect(encryptTo(recipient, failing()))).rejects.toThrow('pg_dump failed');
});

describe('decryptFile refuses a file of four chunks that is', () => {
  let bytes: Buffer;
  let start: number;
  beforeAll(async () => {
    bytes = await encrypted(someBytes(3 * chunk + 5));
    // The header ends with its checksum, followed by 16 random bytes.
    start = bytes.indexOf('\n', bytes.indexOf('\n--- ') + 1) + 1 + 16;
  });
  const whole = chunk + 16;
  const flipped = (at: number) => {
    const copy = Buffer.from(bytes);
    copy[at] = (copy[at] as number) ^ 1;
    return copy;
  };
  test.each<[string, () => Buffer, RegExp]>([
    ['shorter by a byte', () => bytes.subarray(0, -1), /altered or cut short/],
    ['cut off between two chunks', () => bytes.subarray(0, start + 2 * whole), /altered or cut short/],
    ['cut off after its header', () => bytes.subarray(0, start), /altered or cut short/],
    ['cut off in its header', () => bytes.subarray(0, 60), /altered or cut short/],
    ['longer by a byte', () => Buffer.concat([bytes, Buffer.from('x')]), /altered or cut short/],
    [
      'without a chunk in the middle',
      () => Buffer.concat([bytes.subarray(0, start + whole), bytes.subarray(start + 2 * whole)]),
      /altered/,
    ],
    [
      'with two chunks changed over',
      () =>
        Buffer.concat([
          bytes.subarray(0, start),
          bytes.subarray(start + whole, start + 2 * whole),
          bytes.subarray(start, start + whole),
          bytes.subarray(start + 2 * whole),
        ]),
      /altered/,
    ],
    ['with one bit turned in the middle', () => flipped(start + 2 * whole + 9), /altered or cut short/],
    ['with one bit turned at the end', () => flipped(bytes.length - 1), /altered or cut short/],
    ['with one bit turned in its header', () => flipped(start - 30), /altered or cut short/],
    ['that is something else', () => Buffer.from('hello\n'), /is not a backup/],
    ['that is empty', () => Buffer.alloc(0), /is not a backup/],
    ['of the former format', () => Buffer.from('onyar-backup 1 {"kind":"dump"}\n'), /former format/],
  ])('%s', async (_name, changed, sentence) => {
    await expect(read(changed())).rejects.toThrow(sentence);
  });
});
