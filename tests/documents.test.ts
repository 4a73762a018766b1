import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const documents = globSync(['*.md', 'docs/**/*.md', 'src/**/*.md'], { cwd: root });
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};
const benches = readFileSync(join(root, 'bench/run.ts'), 'utf8');

test('there are documents to check', () => {
  expect(documents).toContain('README.md');
  expect(documents.length).toBeGreaterThan(4);
});

describe.each(documents)('%s', (name) => {
  const text = readFileSync(join(root, name), 'utf8');

  test('every link inside the repository leads somewhere', () => {
    const links = [...text.matchAll(/\]\((?!https?:|mailto:|#)([^)#]+)/g)].map(
      ([, target]) => target as string,
    );
    expect(links.filter((target) => !existsSync(join(root, dirname(name), target)))).toEqual([]);
  });

  test('every npm script it names exists, every bench too', () => {
    const named = [...text.matchAll(/npm (?:run ([\w:]+)|(start|test)\b)/g)].map(
      ([, run, short]) => run ?? short ?? '',
    );
    expect(named.filter((script) => !(script in scripts))).toEqual([]);
    const asked = [...text.matchAll(/npm run bench -- (\w+)/g)].map(([, bench]) => bench as string);
    expect(asked.filter((bench) => !benches.includes(`${bench}:`))).toEqual([]);
  });

  test('every file of ours it names in backticks exists', () => {
    const named = [
      ...text.matchAll(/`((?:src|db|demo|tests|bench|scripts|docs)\/[\w./-]*|[\w-]+\.config\.ts)`/g),
    ].map(([, path]) => path as string);
    expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });
});
