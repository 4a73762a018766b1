import { globSync, readFileSync } from 'node:fs';

/** In lines: long enough for most statements, short enough to meet many functions. */
const stretch = 15;

/**
 * A sample of a scope: one stretch of lines of every so many, over all its files, as Stryker names them. A change that spans
 * more than its stretch is left out. The same code has the same sample.
 * @param patterns files, as globs; those that begin with `!` are left out
 * @param every 10 takes a tenth
 * @param which of the samples of that size, from 0 on: no two of them share a line, and all of them together are the scope
 * @param linesOf how many lines a file has
 * @returns such as `src/clinic/payments/take.server.ts:61-75`
 */
export function sampleOf(
  patterns: readonly string[],
  every: number,
  which: number,
  linesOf = countLines,
): string[] {
  const without = patterns.filter((pattern) => pattern.startsWith('!')).map((pattern) => pattern.slice(1));
  const files = globSync(
    patterns.filter((pattern) => !pattern.startsWith('!')),
    { exclude: [...without, '**/*.test.ts'] },
  ).toSorted();
  const stretches = files.flatMap((file) =>
    Array.from({ length: Math.ceil(linesOf(file) / stretch) }, (_, place) => {
      const from = place * stretch + 1;
      return `${file}:${from}-${from + stretch - 1}`;
    }),
  );
  return stretches.filter((_, place) => place % every === which % every);
}

const countLines = (file: string) => readFileSync(file, 'utf8').split('\n').length;
