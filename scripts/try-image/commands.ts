import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

/** Without a daemon and without rights of Docker: layers are plain folders. */
export const buildahSettings = { STORAGE_DRIVER: 'vfs', BUILDAH_ISOLATION: 'chroot' };

/** Runs a program to its end. @returns its output. @throws Error with the end of its messages */
export function run(program: string, args: readonly string[]): string {
  const env = { ...process.env, ...buildahSettings };
  const { status, stdout, stderr, error } = spawnSync(program, args, { cwd: root, encoding: 'utf8', env });
  if (status === 0) return stdout.trim();
  const said = error?.message ?? `${stdout}\n${stderr}`.trim().split('\n').slice(-15).join('\n');
  throw new Error(`${program} ${args.slice(0, 3).join(' ')} failed:\n${said}`);
}

export const buildah = (...args: string[]): string => run('buildah', args);
