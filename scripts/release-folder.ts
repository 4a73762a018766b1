import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Runs git in this repository. @returns its output. @throws Error with git's message */
export const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();

/**
 * Checks out and builds another commit in its own folder, with this checkout's packages. Takes a minute.
 * @returns the folder, and a function that removes it
 * @throws Error with the output of the build
 */
export function buildRelease(commit: string): { folder: string; remove: () => void } {
  const scratch = mkdtempSync(join(tmpdir(), 'onyar-release-'));
  const folder = join(scratch, 'release');
  const remove = () => {
    git('worktree', 'remove', '--force', folder);
    rmSync(scratch, { recursive: true, force: true });
  };
  git('worktree', 'add', '--quiet', '--detach', folder, commit);
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  const built = spawnSync('npm', ['run', 'build'], { cwd: folder, encoding: 'utf8' });
  if (built.status === 0) return { folder, remove };
  remove();
  throw new Error(`${commit} does not build:\n${built.stderr}`);
}
