import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, matchesGlob } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, expect, test } from 'vitest';
import { cloneDatabase } from '#tests/support/servers/cluster.ts';
import { freePort, untilReady } from '#tests/support/servers/product.ts';
import { productionServices } from '#tests/support/servers/production.ts';

const root = join(import.meta.dirname, '../..');
const scratch = mkdtempSync(join(tmpdir(), 'onyar-image-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

const readLines = (name: string) => readFileSync(join(root, name), 'utf8').split('\n');
const rules = readLines('.dockerignore').filter((line) => line !== '' && !line.startsWith('#'));

/** Whether Docker sends a file to the builder: the last rule that matches the file or one of its folders decides. */
function isSent(file: string): boolean {
  const names = file.split('/');
  const paths = names.map((_, index) => names.slice(0, index + 1).join('/'));
  const rule = rules.findLast((each) => paths.some((path) => matchesGlob(path, each.replace(/^!/, ''))));
  return rule === undefined || rule.startsWith('!');
}

/** Copies committed and new files, as `COPY . .` would. */
function copySentFiles(folder: string): void {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  const files = listed.split('\n').filter((file) => file !== '' && existsSync(join(root, file)));
  for (const file of files.filter(isSent)) cpSync(join(root, file), join(folder, file));
}

/** Names that the last stage of the Dockerfile, `app`, takes from the build. */
const dockerfile = readLines('Dockerfile');
const servedNames = dockerfile
  .slice(dockerfile.findLastIndex((line) => line.startsWith('FROM ')))
  .filter((line) => line.startsWith('COPY --from=build /app/'))
  .flatMap((line) => [...line.matchAll(/\/app\/(\S+)/g)].map(([, name = '']) => name))
  .map((name) => (name === '*.config.ts' ? 'clinic.config.ts' : name));

test('the files that .dockerignore lets through build, and the files of the image serve', async () => {
  const builder = join(scratch, 'builder');
  copySentFiles(builder);
  symlinkSync(join(root, 'node_modules'), join(builder, 'node_modules'));
  const env = { PATH: process.env.PATH, NODE_ENV: 'production' };
  execFileSync(process.execPath, ['scripts/build/whole.mjs'], { cwd: builder, env, stdio: 'pipe' });

  const image = join(scratch, 'image');
  expect(servedNames).toContain('build');
  for (const name of servedNames) cpSync(join(builder, name), join(image, name), { recursive: true });
  execFileSync(process.execPath, ['scripts/build/serving-packages.mjs', image], { cwd: builder, env });
  const database = await cloneDatabase();
  const port = await freePort();
  const settings = {
    ...productionServices,
    MODE: 'production',
    DATABASE_URL: database.url,
    PORT: String(port),
  };
  const child = spawn(process.execPath, ['build/process/server.js'], {
    cwd: image,
    env: { ...env, ...settings },
  });
  const complaint = text(child.stderr);
  try {
    await untilReady(`http://127.0.0.1:${port}`, child).catch(async (error) => {
      child.kill();
      throw new Error(`${error.message}\n${await complaint}`);
    });
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(200);
  } finally {
    const exit = child.exitCode === null ? once(child, 'exit') : undefined;
    child.kill('SIGTERM');
    await exit;
    await database.drop();
  }
});
