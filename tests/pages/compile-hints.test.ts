import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listedPaths } from '#platform/paths.ts';
import { startSite } from '#tests/support/site.ts';

const assets = join(import.meta.dirname, '../../build/client/assets');

let site: Awaited<ReturnType<typeof startSite>>;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

/** Chromium looks for it before anything else of a script. */
const begins = (program: string) => program.startsWith('//# allFunctionsCalledOnLoad\n');

test('what every public page begins with is compiled as it comes, and nothing that a page may do without', async () => {
  const compiled = readdirSync(assets).filter(
    (file) => file.endsWith('.js') && begins(readFileSync(join(assets, file), 'utf8')),
  );
  // A file's name ends with eight letters of its contents, of which '-' may be one.
  expect(compiled.map((file) => file.replace(/-.{8}\.js$/, '')).sort()).toEqual(['entry.client', 'site']);
  for (const path of listedPaths) {
    const html = await site.read(path);
    for (const file of compiled) expect(html, path).toContain(`/assets/${file}`);
  }
  // As it goes to the browser.
  for (const file of compiled) {
    const packed = readFileSync(join(assets, `${file}.br`));
    expect(begins(brotliDecompressSync(packed).toString()), file).toBe(true);
  }
});
