import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { ReadableStream as NodeReadableStream } from 'node:stream/web';
import { Decrypter, Encrypter } from 'age-encryption';
import { errorMessage } from '../errors.ts';

/*
 * The age format, version 1 (https://c2sp.org/age): a header with the file key encrypted for the recipients, then
 * ChaCha20-Poly1305 chunks. Files of any size are authenticated while reading; the last chunk is marked as such.
 */
const firstLine = 'age-encryption.org/v1\n';

/**
 * Encrypts to a public key, which cannot decrypt.
 * @param recipient `age1…`
 * @returns the bytes of the file
 */
export async function* encryptTo(
  recipient: string,
  plain: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  const encrypter = new Encrypter();
  encrypter.addRecipient(recipient);
  yield* await encrypter.encrypt(asWebStream(plain));
}

/**
 * Decrypts a file, authenticating each chunk before yielding it. Only reading to the end proves that it is complete.
 * @param identities `AGE-SECRET-KEY-1…`
 * @throws Error with a readable message, also while reading: missing, not an age file, other key, altered, truncated
 */
export async function* decryptFile(file: string, identities: readonly string[]): AsyncGenerator<Uint8Array> {
  await requireAgeFile(file);
  const decrypter = new Decrypter();
  for (const identity of identities) decrypter.addIdentity(identity);
  try {
    yield* await decrypter.decrypt(asWebStream(createReadStream(file)));
  } catch (error) {
    throw new Error(
      /no identity matched/.test(errorMessage(error))
        ? `${file} does not open with this identity: it was made for another recipient, or its beginning has been altered.`
        : `${file} has been altered or cut short.`,
      { cause: error },
    );
  }
}

/** Node's and the browser's declaration of the same class: `from` exists in Node's, the library uses the browser's. */
const asWebStream = (source: AsyncIterable<Uint8Array>) =>
  // Cast: they differ in types only.
  NodeReadableStream.from(source) as unknown as ReadableStream<Uint8Array>;

async function requireAgeFile(file: string): Promise<void> {
  const handle = await open(file).catch((error: NodeJS.ErrnoException) => {
    throw new Error(`${file} cannot be read (${error.code}).`);
  });
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(firstLine.length));
    const beginning = buffer.toString('latin1', 0, bytesRead);
    if (beginning.startsWith('onyar-backup 1 '))
      throw new Error(
        `${file} is of the former format: only a version of Onyar from before age restores it.`,
      );
    if (beginning !== firstLine) throw new Error(`${file} is not a backup: it is not encrypted with age.`);
  } finally {
    await handle.close();
  }
}
