import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

/**
 * Starts a program that ends with us, however we end: Linux kills it when its parent has gone.
 * @returns the process; its third stream is a pipe that it may write to
 */
export function startWithUs([file, ...args]: [string, ...string[]], env: NodeJS.ProcessEnv): ChildProcess {
  return spawn('setpriv', ['--pdeathsig', 'KILL', file, ...args], {
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
