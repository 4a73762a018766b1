import { parseSync } from 'vite';
import { describe, expect, test } from 'vitest';
import { castsOf } from './support/words/casts.ts';
import { readSources } from './support/words/source.ts';

const isLeftOut = /\.test\.tsx?$/;
const sources = readSources('src/**/*.{ts,tsx}', 'demo/**/*.ts', 'db/*.ts', 'clinic*.ts').filter(
  ({ path }) => !isLeftOut.test(path),
);

test('each cast says why: a comment ‘Cast: …’ beside it, or directly above', () => {
  expect(sources.length).toBeGreaterThan(600);
  const silent = sources.flatMap(({ path, casts }) =>
    casts.filter(({ hasReason }) => !hasReason).map(({ line, text }) => `${path}:${line} ${text}`),
  );
  expect(silent).toEqual([]);
});

describe('a cast is found', () => {
  const found = (text: string) =>
    castsOf(parseSync('example.ts', text), text).map(({ hasReason }) => (hasReason ? 'said' : 'silent'));

  test.each([
    ['const a = b as C;', ['silent']],
    ['const a = b!;', ['silent']],
    ['const a = <C>b;', ['silent']],
    ['const a = b as unknown as C;', ['silent', 'silent']],
    ['const a = b as C; // Cast: the library forgets it.', ['said']],
    ['// Cast: a reason\n// of two lines.\nconst a = b as C;', ['said']],
    ['// Cast: a reason\n\nconst a = b as C;', ['silent']],
    ['/** What a is. */\nconst a = b as C;', ['silent']],
    ['// Cast:\nconst a = b as C;', ['silent']],
    ["// Cast: of a.\nconst a = b as C;\nconst d = 'Cast: no comment' as C;", ['said', 'silent']],
    ['const a = [1] as const;', []],
    ["import { a as b } from './c.ts';", []],
    ['const a = { b: 1 } satisfies C;', []],
  ])('%j: %j', (text, casts) => {
    expect(found(text)).toEqual(casts);
  });
});
