import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { colors, nightColors } from '#platform/documents/colors.server.ts';

const root = join(import.meta.dirname, '..');

/** Files that may contain a literal colour, with the reason. */
const allowedFiles: readonly { where: RegExp; because: string }[] = [
  { where: /^src\/design\/tokens\.css$/, because: 'the one place' },
  {
    where: /^demo\/wallet\/sheet\/browser\//,
    because: 'stands for a script of the wallet’s, which knows no house of ours',
  },
];

const findColors = (text: string) =>
  [...Object.entries(colors), ...Object.entries(nightColors)]
    .filter(([, value]) => {
      const parts = [1, 3, 5].map((at) => Number.parseInt(value.slice(at, at + 2), 16));
      return new RegExp(`${value}\\b|rgba?\\(${parts.join('[ ,_]+')}\\b`, 'i').test(text);
    })
    .map(([name]) => name);

test('literal colours are in tokens.css and nowhere else', () => {
  expect(Object.keys(colors).length).toBeGreaterThan(30);
  const files = globSync(['{src,demo,db,scripts,tests,bench}/**/*.{ts,tsx,mjs,js,css,html}', '*.ts'], {
    cwd: root,
  });
  expect(files.length).toBeGreaterThan(500);
  const wrong = files
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !allowedFiles.some(({ where }) => where.test(path)))
    .flatMap((path) => findColors(readFileSync(join(root, path), 'utf8')).map((name) => `${path}: ${name}`));
  expect(wrong).toEqual([]);
});

test('every exception is still needed', () => {
  const files = globSync('{src,demo,scripts}/**/*', { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  for (const { where } of allowedFiles) {
    const named = files
      .filter((file) => where.test(file.slice(root.length + 1).replaceAll('\\', '/')))
      .flatMap((file) => findColors(readFileSync(file, 'utf8')));
    expect(named.length, String(where)).toBeGreaterThan(0);
  }
});
