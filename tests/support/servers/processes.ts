import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';

/** Linux only. On other systems, processes of a killed run stop only when told to. */
const setpriv = '/usr/bin/setpriv';

/**
 * A command whose process ends with this one, however it ends: an interrupted run kills its workers, and
 * Linux then kills their children.
 */
export const killedWithParent = (program: string, args: string[]): { file: string; args: string[] } =>
  existsSync(setpriv)
    ? { file: setpriv, args: ['--pdeathsig', 'KILL', program, ...args] }
    : { file: program, args };

/** Starts such a command. File descriptor 3 is a pipe it may write to. */
export function startKilledWithParent(
  program: string,
  args: string[],
  env: NodeJS.ProcessEnv = {},
): ChildProcess {
  const command = killedWithParent(program, args);
  return spawn(command.file, command.args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
}

export async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  child.kill('SIGKILL');
  await exit;
}
