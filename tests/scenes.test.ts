import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';

const folder = join(import.meta.dirname, '../public/scenes');
const names = ['morning', 'noon', 'dusk'].flatMap((time) =>
  [`${time}-wide`, `${time}-tall`, `${time}-strip`].flatMap((name) => [name, `${name}-night`]),
);

test.each(names)('the scene %s is there and light enough for a phone', (name) => {
  const drawing = readFileSync(join(folder, `${name}.svg`));
  expect(drawing.toString()).toMatch(/^<svg [^>]*viewBox="0 0 (1440 900|420 900|3840 600)"/);
  expect(brotliCompressSync(drawing).length).toBeLessThan(25_000);
});
