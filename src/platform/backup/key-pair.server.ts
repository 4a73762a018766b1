import { readFile, writeFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';

/** Creates an age key pair: X25519, supported by every distribution's `age`, unlike the newer post-quantum keys. */
export async function createKeyPair(): Promise<{ identity: string; recipient: string }> {
  const identity = await generateX25519Identity();
  return { identity, recipient: await identityToRecipient(identity) };
}

/**
 * Creates a key pair for backups.
 * @param file receives the identity in the format of `age-keygen`; readable by its owner only, never overwritten
 * @returns the public recipient
 * @throws Error with a readable message
 */
export async function makeKeyPair(file: string, now: Date): Promise<string> {
  const { identity, recipient } = await createKeyPair();
  const lines = [`# created: ${now.toISOString()}`, `# public key: ${recipient}`, identity, ''];
  await writeFile(file, lines.join('\n'), { mode: 0o600, flag: 'wx', flush: true }).catch(
    (error: NodeJS.ErrnoException) => {
      throw new Error(
        error.code === 'EEXIST'
          ? `${file} exists already, and a key is never overwritten.`
          : `${file} cannot be written (${error.code}).`,
      );
    },
  );
  return recipient;
}

/**
 * Reads the identities of an `age-keygen` file.
 * @param file `-` is standard input
 * @throws Error that does not quote the file's content
 */
export async function readIdentities(file: string): Promise<string[]> {
  const [name, content] =
    file === '-' ? ['standard input', await text(process.stdin)] : [file, await contentOf(file)];
  const identities = content
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
  const areUsable = await Promise.all(identities.map(isUsable));
  if (identities.length === 0 || areUsable.includes(false))
    throw new Error(`${name} is not an identity file of age: AGE-SECRET-KEY-1…, whole, one a line.`);
  return identities;
}

const contentOf = (file: string): Promise<string> =>
  readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new Error(`${file} cannot be read (${error.code}).`);
  });

const isUsable = (identity: string): Promise<boolean> =>
  identityToRecipient(identity).then(
    () => true,
    () => false,
  );
