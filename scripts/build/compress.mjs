// Runs after the build: writes a .br and a .gz next to every text file that the browser loads, and removes
// source maps.
import { readdirSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const folder = join(dirname(fileURLToPath(import.meta.url)), '../../build/client');
const textual = new Set(['.js', '.css', '.html', '.svg', '.json', '.txt', '.xml', '.webmanifest', '.ico']);
/** Smaller files fit into one packet uncompressed. */
const worthwhileBytes = 1_000;

const files = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name));

await Promise.all(files.filter((file) => extname(file) === '.map').map((file) => rm(file)));
await Promise.all(files.filter((file) => textual.has(extname(file))).map(compress));

async function compress(file) {
  const content = await readFile(file);
  if (content.length <= worthwhileBytes) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  await writeFile(`${file}.br`, await promisify(brotliCompress)(content, { params }));
  await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
}
