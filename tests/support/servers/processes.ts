import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';

/** Of Linux alone; elsewhere what a killed run has started ends when it is told to. */
const setpriv = '/usr/bin/setpriv';

/**
 * The command of a program that ends with us, however we end: a run that is interrupted kills its workers, and Linux then
 * kills what they have started.
 */
export const withUs = (program: string, args: string[]): { file: string; args: string[] } =>
  existsSync(setpriv)
    ? { file: setpriv, args: ['--pdeathsig', 'KILL', program, ...args] }
    : { file: program, args };

/** Starts such a program. Its third stream is a pipe that it may write to. */
export function startWithUs(program: string, args: string[], env: NodeJS.ProcessEnv = {}): ChildProcess {
  const command = withUs(program, args);
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
