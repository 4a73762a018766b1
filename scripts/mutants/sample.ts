import { globSync, readFileSync } from 'node:fs';

/** Lines per stretch: long enough for most statements, short enough to cover many functions. */
const linesPerSample = 15;

/**
 * A deterministic sample of a scope: every n-th stretch of lines over all its files, in Stryker's notation. A
 * mutation that spans more than its stretch is left out.
 * @param patterns files, as globs; those that begin with `!` are excluded
 * @param every 10 takes a tenth
 * @param which index of the sample, from 0; the samples are disjoint and together cover the scope
 * @param linesOf number of lines of a file
 * @returns such as `src/clinic/payments/take.server.ts:61-75`
 */
export function takeSample(
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
    Array.from({ length: Math.ceil(linesOf(file) / linesPerSample) }, (_, place) => {
      const from = place * linesPerSample + 1;
      return `${file}:${from}-${from + linesPerSample - 1}`;
    }),
  );
  return stretches.filter((_, place) => place % every === which % every);
}

const countLines = (file: string) => readFileSync(file, 'utf8').split('\n').length;
