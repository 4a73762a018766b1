import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { ReadableStream as NodeReadableStream } from 'node:stream/web';
import { Decrypter, Encrypter } from 'age-encryption';
import { errorMessage } from '../errors.ts';

/*
 * The format of age, version 1 (https://c2sp.org/age): a header that holds the file's key for whoever has the identity, and
 * ChaCha20-Poly1305 in chunks. A file of any size is checked while it is read, and its last chunk says that it is the last.
 */
const firstLine = 'age-encryption.org/v1\n';

/**
 * Encrypts to a public key: whoever only has that cannot read what they wrote.
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
 * Reads an encrypted file, each chunk checked before it is handed on. Only who reads to the end knows that it is whole.
 * @param identities `AGE-SECRET-KEY-1…`
 * @throws one sentence, here or while reading: not there, not of age, for another key, altered, cut short
 */
export async function* decryptFile(file: string, identities: readonly string[]): AsyncGenerator<Uint8Array> {
  await refuseUnlessAge(file);
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

/** One class with two declarations: Node's, which knows `from`, and the browser's, which the library is written with. */
const asWebStream = (source: AsyncIterable<Uint8Array>) =>
  // Cast: they differ in types alone.
  NodeReadableStream.from(source) as unknown as ReadableStream<Uint8Array>;

async function refuseUnlessAge(file: string): Promise<void> {
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
