import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { z } from 'zod';
import type { KeyRing } from '../secrets/secrets.server.ts';

/*
 * A backup file is one readable line and then AES-256-GCM in chunks, so that a file of any size is checked while it is
 * read and nothing unchecked is handed on. Each file has a key of its own (HKDF with a random salt), so a counter is
 * nonce enough; the last chunk says so in its nonce, and a file that was cut short does not open; every chunk is bound
 * to the first line. This is the STREAM construction, https://eprint.iacr.org/2015/189.
 */
const chunkBytes = 64 * 1024;
const tagBytes = 16;
const magic = 'onyar-backup 1 ';
const longestHeader = 4_096;

const headerShape = z.object({
  /** `cluster`: the folder of an embedded PostgreSQL; `dump`: what pg_dump wrote. */
  kind: z.enum(['cluster', 'dump']),
  /** Major version of the server. */
  postgres: z.number().int(),
  /** When it was begun, ISO 8601, UTC. */
  madeAt: z.iso.datetime(),
  /** Name of the key in `SECRET_KEYS`. */
  key: z.string(),
  salt: z.base64(),
});

/** What the first line of a backup tells to everybody. */
export type BackupHeader = z.infer<typeof headerShape>;

/**
 * Encrypts a backup with the newest key.
 * @returns the bytes of the file
 */
export async function* sealBackup(
  plain: AsyncIterable<Buffer>,
  about: Omit<BackupHeader, 'key' | 'salt'>,
  ring: KeyRing,
): AsyncGenerator<Buffer> {
  const header = { ...about, key: ring.newest, salt: randomBytes(32).toString('base64') };
  const line = Buffer.from(`${magic}${JSON.stringify(header)}\n`);
  const key = keyOf(header, ring);
  yield line;
  let number = 0;
  for await (const { chunk, isLast } of inChunks(plain, chunkBytes)) {
    const cipher = createCipheriv('aes-256-gcm', key, nonceOf(number++, isLast)).setAAD(line);
    yield Buffer.concat([cipher.update(chunk), cipher.final(), cipher.getAuthTag()]);
  }
}

/**
 * Opens a backup file.
 * @returns its first line, and a function that reads the rest anew, each chunk checked before it is handed on
 * @throws one sentence, here or while reading: not a backup, a key that is not there, a foreign key, cut short, altered
 */
export async function openBackup(
  file: string,
  ring: KeyRing,
): Promise<{ header: BackupHeader; read(): AsyncGenerator<Buffer> }> {
  const { line, header } = await readHeader(file);
  if (!ring.names.includes(header.key))
    throw new Error(`${file} was made with the key “${header.key}”, which SECRET_KEYS does not hold.`);
  const key = keyOf(header, ring);
  return {
    header,
    async *read() {
      const sealed = createReadStream(file, { start: line.length });
      let number = 0;
      for await (const { chunk, isLast } of inChunks(sealed, chunkBytes + tagBytes)) {
        const plain = openChunk(chunk, createDecipheriv('aes-256-gcm', key, nonceOf(number, isLast)), line);
        if (plain === undefined) throw new Error(number === 0 ? unopened(file, header) : damaged(file));
        number++;
        yield plain;
      }
    },
  };
}

const unopened = (file: string, { key }: BackupHeader) =>
  `${file} does not open with the key “${key}”: SECRET_KEYS holds another key under that name, or the file has been altered or cut short.`;
const damaged = (file: string) => `${file} has been altered or cut short.`;

function openChunk(chunk: Buffer, decipher: ReturnType<typeof createDecipheriv>, line: Buffer) {
  if (chunk.length < tagBytes) return undefined;
  const gcm = decipher as import('node:crypto').DecipherGCM;
  gcm.setAAD(line).setAuthTag(chunk.subarray(-tagBytes));
  try {
    return Buffer.concat([gcm.update(chunk.subarray(0, -tagBytes)), gcm.final()]);
  } catch {
    return undefined;
  }
}

async function readHeader(file: string): Promise<{ line: Buffer; header: BackupHeader }> {
  const handle = await open(file).catch((error: NodeJS.ErrnoException) => {
    throw new Error(`${file} cannot be read (${error.code}).`);
  });
  try {
    const start = Buffer.alloc(longestHeader);
    const { bytesRead } = await handle.read(start, 0, longestHeader, 0);
    const line = start.subarray(0, start.subarray(0, bytesRead).indexOf('\n') + 1);
    if (!line.toString().startsWith(magic)) throw new Error('no first line');
    return { line, header: headerShape.parse(JSON.parse(line.toString().slice(magic.length))) };
  } catch (error) {
    throw new Error(`${file} is not a backup of Onyar.`, { cause: error });
  } finally {
    await handle.close();
  }
}

const keyOf = ({ key, salt }: BackupHeader, ring: KeyRing) =>
  ring.derive(key, 'backup', Buffer.from(salt, 'base64'));

/** 12 bytes: whether it is the last chunk, three of nothing, the chunk's number. */
function nonceOf(number: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce[0] = Number(isLast);
  nonce.writeBigUInt64BE(BigInt(number), 4);
  return nonce;
}

/** Cuts a stream into equal chunks; the last one is as long as it comes out, and may be empty. */
async function* inChunks(source: AsyncIterable<Buffer>, size: number) {
  let rest: Buffer = Buffer.alloc(0);
  for await (const part of source) {
    rest = rest.length === 0 ? part : Buffer.concat([rest, part]);
    let start = 0;
    // A whole chunk is kept back until more comes: only then is it known not to be the last.
    for (; rest.length - start > size; start += size)
      yield { chunk: rest.subarray(start, start + size), isLast: false };
    rest = rest.subarray(start);
  }
  yield { chunk: rest, isLast: true };
}
