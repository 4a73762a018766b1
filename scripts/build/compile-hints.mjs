// After the build: the first line of what every public page has. Most of it is called before the page is alive, so a browser that
// understands the line (Chromium from 136 on) compiles all of it on another thread while it comes, instead of looking for the ends
// of its functions first and holding the page up for each that is called (docs/decisions/0073).
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** By their files' names: the house (chunks.ts) has that of what a page begins with. */
const chunks = ['entry.client', 'site'];
const folder = join(import.meta.dirname, '../../build/client/assets');
const hint = '//# allFunctionsCalledOnLoad\n';
const scripts = readdirSync(folder).filter((file) => file.endsWith('.js'));

for (const chunk of chunks) {
  const [name, ...others] = scripts.filter((file) => file.startsWith(`${chunk}-`));
  if (name === undefined || others.length > 0)
    throw new Error(`${chunk}: one script of this name was looked for`);
  const file = join(folder, name);
  const program = readFileSync(file, 'utf8');
  if (!program.startsWith(hint)) writeFileSync(file, hint + program);
}
