/** Pure changes of the file that `deploy/init` writes: lines of `NAME='value'`. */

const lineOf = (name: string) => new RegExp(`^${name}=(['"]?)(.*)\\1$`, 'm');

export const readSetting = (file: string, name: string): string | undefined => lineOf(name).exec(file)?.[2];

/** @throws Error if the setting is not in the file, or the value would break it */
export function setSetting(file: string, name: string, value: string): string {
  if (readSetting(file, name) === undefined) throw new Error(`${name}: is not in the file of the settings`);
  if (value === '' || /['\n]/.test(value))
    throw new Error(`${name}: the new value is empty, or contains a quote or a line break`);
  // A function, because `$` has a meaning in a replacement.
  return file.replace(lineOf(name), () => `${name}='${value}'`);
}

/**
 * Adds a key behind the others: processes can open with it, and do not seal with it yet.
 * @throws Error if a key has its name, because sealed data refers to its key by name
 */
export function addKey(file: string, key: string): string {
  const keys = readKeys(file);
  const [name] = key.split(':');
  if (keys.some((each) => each.startsWith(`${name}:`)))
    throw new Error(`SECRET_KEYS: there is a key ${name} already; try again in a minute`);
  return setSetting(file, 'SECRET_KEYS', [...keys, key].join(','));
}

/** Moves the last key to the front, so that processes seal with it. */
export function promoteKey(file: string): string {
  const keys = readKeys(file);
  return setSetting(file, 'SECRET_KEYS', [...keys.slice(-1), ...keys.slice(0, -1)].join(','));
}

/** Removes all keys but the newest. */
export function forgetKeys(file: string): string {
  const [newest = ''] = readKeys(file);
  return setSetting(file, 'SECRET_KEYS', newest);
}

/** In containers the password is a setting of its own, otherwise a part of DATABASE_URL. */
export function changePassword(file: string, password: string): string {
  if (readSetting(file, 'database_password') !== undefined)
    return setSetting(file, 'database_password', password);
  const url = new URL(readSetting(file, 'DATABASE_URL') ?? '');
  url.password = password;
  return setSetting(file, 'DATABASE_URL', url.href);
}

function readKeys(file: string): string[] {
  const keys = readSetting(file, 'SECRET_KEYS');
  if (keys === undefined) throw new Error('SECRET_KEYS: is not in the file of the settings');
  return keys.split(',');
}
