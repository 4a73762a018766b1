import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';

const folder = join(import.meta.dirname, '../public/scenes');
const names = ['morning', 'noon', 'dusk'].flatMap((time) =>
  [`${time}-wide`, `${time}-tall`, `${time}-strip`, `${time}-strip-tall`].flatMap((name) => [
    name,
    `${name}-night`,
  ]),
);

/** Number of elements a browser creates for a drawing; a symbol counts each time it is used. */
function elementsIn(drawing: string): number {
  const symbols = [...drawing.matchAll(/<(g|path) id="(\w+)"(?:[^>]*\/>|.*?<\/\1>)/g)];
  const sizes = new Map(symbols.map(([text, , id = '']) => [id, tagsIn(text)]));
  const used = [...drawing.matchAll(/<use href="#(\w+)"/g)].map(([, id = '']) => sizes.get(id) ?? 0);
  return used.reduce((sum, size) => sum + size, tagsIn(drawing));
}

const tagsIn = (text: string) => text.match(/<[a-z]/gi)?.length ?? 0;

test.each(names)('the scene %s exists and is light enough for a phone', (name) => {
  const drawing = readFileSync(join(folder, `${name}.svg`));
  expect(drawing.toString()).toMatch(
    /^<svg [^>]*viewBox="(0 0 1440 900|0 0 420 900|0 0 3840 600|960 0 1920 600)"/,
  );
  expect(brotliCompressSync(drawing).length).toBeLessThan(25_000);
  // A browser parses, styles and paints all elements in one task that blocks input: 2,900 took an old phone
  // 90 ms longer.
  expect(elementsIn(drawing.toString())).toBeLessThan(name.includes('tall') ? 1_100 : 1_900);
});
