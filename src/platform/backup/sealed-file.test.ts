import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createKeyRing } from '../secrets/secrets.server.ts';
import { openBackup, sealBackup } from './sealed-file.server.ts';

const keyOf = (name: string, byte: number) => `${name}:${Buffer.alloc(32, byte).toString('base64')}`;
const ring = createKeyRing(keyOf('first', 7));
const about = { kind: 'dump', postgres: 15, madeAt: '2026-11-21T03:00:00.000Z' } as const;
const chunk = 64 * 1024;
const folder = mkdtempSync(join(tmpdir(), 'onyar-sealed-'));
const file = join(folder, 'a.backup');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function* inParts(bytes: Buffer, size: number) {
  for (let start = 0; start < bytes.length; start += size) yield bytes.subarray(start, start + size);
}
const sealed = async (plain: Buffer, size = 10_000) =>
  Buffer.concat(await collect(sealBackup(inParts(plain, size), about, ring)));
async function read(bytes: Buffer, keys = ring): Promise<Buffer> {
  writeFileSync(file, bytes);
  return Buffer.concat(await collect((await openBackup(file, keys)).read()));
}
async function collect(source: AsyncIterable<Buffer>) {
  const parts: Buffer[] = [];
  for await (const part of source) parts.push(part);
  return parts;
}
const someBytes = (length: number) => Buffer.from(Array.from({ length }, (_, index) => index % 251));

test.each([0, 1, chunk - 1, chunk, chunk + 1, 2 * chunk, 3 * chunk + 5])(
  '%i bytes come back as they were',
  async (length) => {
    const plain = someBytes(length);
    expect((await read(await sealed(plain))).equals(plain)).toBe(true);
    expect((await read(await sealed(plain, chunk))).equals(plain)).toBe(true);
  },
);

test('the same bytes never look the same twice', async () => {
  const [one, other] = [await sealed(someBytes(100)), await sealed(someBytes(100))];
  expect(one.subarray(-116).equals(other.subarray(-116))).toBe(false);
});

test('a newer key in front does not hinder; another of the same name, or none, does', async () => {
  const bytes = await sealed(someBytes(100));
  const rotated = createKeyRing(`${keyOf('second', 8)},${keyOf('first', 7)}`);
  expect(await read(bytes, rotated)).toHaveLength(100);
  await expect(read(bytes, createKeyRing(keyOf('first', 8)))).rejects.toThrow('another key under that name');
  await expect(read(bytes, createKeyRing(keyOf('second', 8)))).rejects.toThrow(
    '“first”, which SECRET_KEYS does not hold',
  );
});

describe('a file of four chunks is refused', () => {
  let bytes: Buffer;
  let start: number;
  beforeAll(async () => {
    bytes = await sealed(someBytes(3 * chunk + 5));
    start = bytes.indexOf('\n') + 1;
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
    ['cut off after its first line', () => bytes.subarray(0, start), /altered or cut short/],
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
    [
      'with another time in its first line',
      () =>
        Buffer.concat([
          Buffer.from(bytes.subarray(0, start).toString().replace('2026', '1999')),
          bytes.subarray(start),
        ]),
      /altered or cut short/,
    ],
    ['that is no backup', () => Buffer.from('hello\n'), /is not a backup of Onyar/],
    ['that is empty', () => Buffer.alloc(0), /is not a backup of Onyar/],
  ])('%s', async (_name, changed, sentence) => {
    await expect(read(changed())).rejects.toThrow(sentence);
  });
});
