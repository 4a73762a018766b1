import { readFile, writeFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';

/**
 * Makes a key pair of age: X25519, which the program `age` of every distribution knows; the newer post-quantum keys not yet.
 * @param file gets the identity, as `age-keygen` writes it; readable by its owner only, never overwritten
 * @returns the recipient, which everybody may know
 * @throws one sentence
 */
export async function makeKeyPair(file: string, now: Date): Promise<string> {
  const identity = await generateX25519Identity();
  const recipient = await identityToRecipient(identity);
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
 * The identities in a file as `age-keygen` writes it.
 * @param file `-` is standard input
 * @throws one sentence without what the file holds
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
