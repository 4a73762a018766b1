import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';

export type Command = { file: string; args: string[]; env?: Record<string, string> };

/**
 * Runs a program and hands on what it writes to its standard output.
 * @throws what the program wrote to its standard error
 */
export async function* outputOf(command: Command): AsyncGenerator<Buffer> {
  const child = start(command);
  try {
    // Cast: `start` gives every program a pipe to write to.
    yield* child.process.stdout as AsyncIterable<Buffer>;
    await child.succeeded();
  } finally {
    // Whoever stops reading has no use for the rest.
    child.process.kill('SIGKILL');
  }
}

/**
 * Runs a program with a stream as its standard input. The stream is read to its end even where the program is satisfied
 * sooner, because only its end tells whether it was whole.
 * @returns what the program wrote to its standard output
 * @throws what the stream threw, before all else; or what the program wrote to its standard error
 */
export async function feed(source: AsyncIterable<Uint8Array>, command: Command): Promise<string> {
  const child = start(command);
  const { stdin, stdout } = child.process;
  const output = text(stdout);
  output.catch(() => {});
  try {
    // The callback comes also where the program has closed its input; what that means its exit code says.
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
    // Nothing else of our environment: it holds secrets, and settings that would lead the programs astray.
    env: { PATH: process.env.PATH ?? '', LC_ALL: 'C', TZ: 'UTC', ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  let complaints = '';
  child.stderr.on('data', (text: Buffer) => {
    complaints = `${complaints}${text}`.slice(-4_000);
  });
  child.stdin.on('error', () => {});
  const ended = endOf(child);
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

/** The exit code; -1 where a signal ended it. */
async function endOf(child: ChildProcess): Promise<number> {
  // Cast: what Node says of 'close'.
  const [code] = (await once(child, 'close')) as [number | null];
  return code ?? -1;
}
