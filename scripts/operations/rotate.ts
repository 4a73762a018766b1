// `deploy/rotate`: changes secrets in the file of the settings. See docs/operating.md.

import { randomBytes } from 'node:crypto';
import { chown, copyFile, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { withClient } from '#platform/backup/dump.server.ts';
import { errorMessage } from '#platform/errors.ts';
import { createKey } from './init/settings.ts';
import {
  addKey,
  changePassword,
  forgetKeys,
  promoteKey,
  readSetting,
  setSetting,
} from './rotate/settings-file.ts';

const [file = '', command = '', name = ''] = process.argv.slice(2);

try {
  const before = await readFile(file, 'utf8');
  if (command === 'database-password') await rotateDatabasePassword(before);
  else await replaceFile(await change(before));
} catch (error) {
  console.error(`Nothing was changed. ${errorMessage(error)}`);
  process.exitCode = 1;
}

async function change(before: string): Promise<string> {
  switch (command) {
    case 'add-key':
      return addKey(before, createKey(new Date()));
    case 'promote-key':
      return promoteKey(before);
    case 'forget-keys':
      return forgetKeys(before);
    case 'set':
      return setSetting(before, name, (await text(process.stdin)).trim());
    default:
      throw new Error(
        'rotate <file> add-key | promote-key | forget-keys | database-password | set <setting>',
      );
  }
}

/** The server accepts the new password only once the file has it. */
async function rotateDatabasePassword(before: string): Promise<void> {
  const url = process.env.DATABASE_URL ?? readSetting(before, 'DATABASE_URL');
  if (url === undefined) throw new Error('DATABASE_URL: is not set');
  const password = randomBytes(24).toString('hex');
  const after = changePassword(before, password);
  await withClient(url, async (client) => {
    await client.query('begin');
    await client.query(`alter role current_user password ${client.escapeLiteral(password)}`);
    await replaceFile(after);
    await client.query('commit');
  });
}

/** The file is never incomplete, and the former one stays beside it. */
async function replaceFile(content: string): Promise<void> {
  const { mode, uid, gid } = await stat(file);
  await copyFile(file, `${file}.former`);
  const unfinished = `${file}.new`;
  await writeFile(unfinished, content, { mode: mode & 0o777, flush: true });
  if (process.getuid?.() === 0) await chown(unfinished, uid, gid);
  await rename(unfinished, file);
}
