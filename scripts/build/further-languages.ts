// Part of the build: builds the pages again for each further language of the clinic. Files for browsers go to those of the
// first build, because equal ones have equal names.
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { clinic } from '../../clinic.ts';
import { defaultLanguage } from '../../src/platform/language/language.ts';

const root = join(import.meta.dirname, '../..');
const buildPages = join(root, 'node_modules/@react-router/dev/bin.cjs');

rmSync(join(root, 'build/languages'), { recursive: true, force: true });
for (const language of clinic.languages.filter((one) => one !== defaultLanguage)) {
  execFileSync(process.execPath, [buildPages, 'build'], {
    cwd: root,
    env: { ...process.env, BUILD_LANGUAGE: language },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const client = join(root, 'build/languages', language, 'client');
  const assets = join(client, 'assets');
  if (!existsSync(assets)) throw new Error(`the pages in ${language} were not built`);
  cpSync(assets, join(root, 'build/client/assets'), { recursive: true });
  rmSync(client, { recursive: true });
}
