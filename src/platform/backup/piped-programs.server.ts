import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';

export type Command = { file: string; args: string[]; env?: Record<string, string> };

/**
 * Runs a program and yields its standard output.
 * @throws Error with the program's standard error
 */
export async function* readOutput(command: Command): AsyncGenerator<Buffer> {
  const child = start(command);
  try {
    // Cast: `start` always pipes the output.
    yield* child.process.stdout as AsyncIterable<Buffer>;
    await child.succeeded();
  } finally {
    // The reader stopped, so the rest is not needed.
    child.process.kill('SIGKILL');
  }
}

/**
 * Runs a program with a stream as standard input. Reads the stream to the end even if the program stops early,
 * because only its end proves that it is complete.
 * @returns the program's standard output
 * @throws the stream's error first; otherwise the program's standard error
 */
export async function pipeInto(source: AsyncIterable<Uint8Array>, command: Command): Promise<string> {
  const child = start(command);
  const { stdin, stdout } = child.process;
  const output = text(stdout);
  output.catch(() => {});
  try {
    // The callback also fires if the program has closed its input; its exit code tells what that means.
    for await (const part of source) await new Promise<void>((next) => stdin.write(part, () => next()));
    stdin.end();
    await child.succeeded();
    return await output;
  } finally {
    child.process.kill('SIGKILL');
  }
}

function start({ file, args, env = {} }: Command) {
  const child = spawn(file, args, {
    // A minimal environment: ours contains secrets, and settings that affect the programs.
    env: { PATH: process.env.PATH ?? '', LC_ALL: 'C', TZ: 'UTC', ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  let complaints = '';
  child.stderr.on('data', (text: Buffer) => {
    complaints = `${complaints}${text}`.slice(-4_000);
  });
  child.stdin.on('error', () => {});
  const ended = awaitExit(child);
  ended.catch(() => {});
  return {
    process: child,
    async succeeded() {
      const code = await ended;
      if (code === 0) return;
      const lines = complaints.trim().split('\n');
      throw new Error(`${file} failed: ${lines.slice(-3).join(' | ') || `exit code ${code}`}`);
    },
  };
}

async function awaitExit(child: ChildProcess): Promise<number> {
  // Cast: per Node's documentation of 'close'.
  const [code] = (await once(child, 'close')) as [number | null];
  return code ?? -1;
}
