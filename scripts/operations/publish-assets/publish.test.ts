import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { publishAssets } from './publish.ts';

const parent = mkdtempSync(join(tmpdir(), 'onyar-assets-'));
afterAll(() => rmSync(parent, { recursive: true, force: true }));

test('adds the files of a build to those of others, and removes files of long ago', async () => {
  const [own, shared] = [join(parent, 'own'), join(parent, 'shared')];
  for (const folder of [own, shared]) mkdirSync(folder);
  writeFileSync(join(own, 'home-new.js'), 'new');
  writeFileSync(join(shared, 'home-last.js'), 'last');
  writeFileSync(join(shared, 'home-ancient.js'), 'ancient');
  const now = new Date('2026-11-28T12:00:00Z');
  const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
  utimesSync(join(shared, 'home-last.js'), daysAgo(20), daysAgo(20));
  utimesSync(join(shared, 'home-ancient.js'), daysAgo(61), daysAgo(61));
  expect(await publishAssets(pathToFileURL(own), shared, now)).toEqual({ copied: 1, removed: 1 });
  expect(readdirSync(shared).sort()).toEqual(['home-last.js', 'home-new.js']);
  expect(readFileSync(join(shared, 'home-new.js'), 'utf8')).toBe('new');
});
