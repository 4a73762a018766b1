import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const own = 'tests/test-manners.test.ts';

/** Strings and comments may name what code may not do. */
const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
const read = (pattern: string) =>
  globSync(pattern, { cwd: root })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path !== own)
    .map((path) => ({ path, code: withoutComments(readFileSync(join(root, path), 'utf8')) }));

const specs = read('tests/e2e/**/*.ts');
const tests = [...specs, ...read('{src,demo,db,tests,scripts}/**/*.test.{ts,tsx}')];

/** Lines of files that match, as 'path: line'. */
const linesWith = (pattern: RegExp, files: typeof tests) =>
  files.flatMap(({ path, code }) =>
    code
      .split('\n')
      .filter((line) => pattern.test(line))
      .map((line) => `${path}: ${line.trim()}`),
  );

test('the tests are found', () => {
  expect(specs.length).toBeGreaterThan(40);
  expect(tests.length).toBeGreaterThan(120);
});

test('no test is left out, alone or expected to fail', () => {
  const left =
    /\b(?:test|it|describe)(?:\.\w+)*\.(?:skip|only|fixme|todo|fails?|skipIf|runIf)\b|\b[xf](?:it|describe)\(/;
  expect(linesWith(left, tests)).toEqual([]);
});

describe('in the browser', () => {
  test('nobody sleeps: a test waits for what it expects, or moves the clock', () => {
    // The one frame that a scroll needs to be drawn is asked of the page.
    const sleep =
      /waitForTimeout|\bdelay\(|timers\/promises|(?<!requestAnimationFrame\(\(\) => )setTimeout\(/;
    expect(linesWith(sleep, specs)).toEqual([]);
  });

  test('no test has limits of its own: they are for what hangs, and stand in playwright.config.ts', () => {
    const limit = /\btimeout: |test\.(?:slow|setTimeout)\(|setDefault(?:Navigation)?Timeout/;
    expect(linesWith(limit, specs)).toEqual([]);
  });
});

test('no test of Vitest has limits of its own: they stand in vitest.config.ts', () => {
  // `}, 60_000);` ends a test or a hook with a limit; a poll and a waitFor take theirs as an option. Many rounds in one test
  // (`rounds * …`) are another matter.
  const limit =
    /^\s*\}, (?:\d+_\d+|[\w.]*(?:[Ll]imit|[Tt]imeout|Ms))\);$|\.poll\(.*timeout:|waitFor\(.*, [\d_]+\);/;
  // As an option of the test; or of a poll, where it is less than what all polls have.
  const option = /^\s*timeout: [\d_]+,$|\btimeout: [1-5]?\d_000\b/;
  // There it is the server's.
  const others = tests.filter(({ path }) => path !== 'src/platform/http/shortcut.test.ts');
  expect([...linesWith(limit, tests), ...linesWith(option, others)]).toEqual([]);
});
