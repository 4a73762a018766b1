import { execFileSync, spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { cpus, loadavg, release, totalmem, type } from 'node:os';
import { fileURLToPath } from 'node:url';
import { isMet, type Row } from '../report.ts';
import { type BenchOutcome, type Machine, renderPerformancePage } from './performance-page.ts';
import { deleteResult, readResult } from './results.ts';

type Bench = {
  about: string;
  /** Rounds in the full run, if not five: benches that take minutes run fewer rounds. */
  rounds?: number;
  /** Timeout in minutes; a bench reaches it only if it hangs. */
  minutes: number;
  measure: () => Promise<Row[]>;
};

export type Benches = Record<string, Bench>;

const root = fileURLToPath(new URL('../..', import.meta.url));
const page = fileURLToPath(new URL('../../docs/performance.md', import.meta.url));

/**
 * Runs every bench one after the other and writes docs/performance.md after each, so that an aborted run
 * keeps its results.
 * @returns whether all benches were measured and every goal is met
 */
export async function runAll(benches: Benches): Promise<boolean> {
  const machine = describeMachine();
  // The page of an aborted run lists the benches that did not run.
  const found = new Map<string, BenchOutcome>(
    Object.entries(benches).map(([name, bench]) => [name, skippedOutcome(name, bench)]),
  );
  for (const [name, { about, rounds = 5, minutes }] of Object.entries(benches)) {
    console.log(`\n${name}: ${about} (rounds: ${rounds}, at most ${minutes} minutes)`);
    deleteResult(name);
    const load = loadavg()[0] ?? Number.NaN;
    const begunAt = performance.now();
    const words = await runOne(name, { rounds, minutes });
    const seconds = (performance.now() - begunAt) / 1_000;
    found.set(name, { name, about, load, seconds, rounds, ...(readResult(name) ?? { failure: words }) });
    writeFileSync(page, renderPerformancePage([...found.values()], machine));
  }
  console.log(
    `\nWritten to docs/performance.md, in ${(totalSeconds([...found.values()]) / 60).toFixed(1)} minutes.`,
  );
  return [...found.values()].every((one) => 'rows' in one && one.rows.every(isMet));
}

const skippedOutcome = (
  name: string,
  { about, rounds = 5 }: { about: string; rounds?: number },
): BenchOutcome => ({
  name,
  about,
  rounds,
  seconds: 0,
  load: 0,
  failure: 'the run did not come to it',
});

const totalSeconds = (found: BenchOutcome[]) => found.reduce((sum, { seconds }) => sum + seconds, 0);

/**
 * Runs a bench in its own process, so that a failure or a hang does not affect the others. @returns the end
 * of its output, for the failure message
 */
async function runOne(
  name: string,
  { rounds, minutes }: { rounds: number; minutes: number },
): Promise<string> {
  const child = spawn(process.execPath, [fileURLToPath(new URL('../run.ts', import.meta.url)), name], {
    cwd: root,
    // Its own process group: child processes of a hanging bench are killed with it.
    detached: true,
    env: { ...process.env, BENCH_ROUNDS: String(rounds) },
    stdio: ['ignore', 'inherit', 'pipe'],
  });
  const tellGroup = (signal: NodeJS.Signals) => process.kill(-(child.pid as number), signal);
  const killGroup = () => tellGroup('SIGKILL');
  process.once('exit', killGroup);
  let said = '';
  child.stderr.on('data', (part: Buffer) => {
    process.stderr.write(part);
    said = `${said}${part}`.slice(-4_000);
  });
  let isLate = false;
  let last: NodeJS.Timeout | undefined;
  const bound = setTimeout(() => {
    isLate = true;
    tellGroup('SIGTERM');
    last = setTimeout(killGroup, 20_000);
  }, minutes * 60_000);
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  clearTimeout(bound);
  clearTimeout(last);
  process.off('exit', killGroup);
  return isLate ? `not done after ${minutes} minutes` : failureReason(said, code);
}

/** The error line of the process output, without the stack trace. */
export function failureReason(said: string, code: number | null): string {
  const lines = said.split('\n').map((line) => line.trim());
  const error = lines.findLast((line) => /^(?:\w*Error|\w+)(?: \[\w+\])?: /.test(line));
  return error ?? lines.findLast((line) => line !== '') ?? `ended with code ${code}`;
}

function describeMachine(): Machine {
  const git = (...words: string[]) => execFileSync('git', words, { cwd: root, encoding: 'utf8' }).trim();
  // The page that the run itself writes does not count as a change.
  const isChanged = git('status', '--porcelain', '--', '.', ':!docs/performance.md') !== '';
  return {
    startedAt: new Date().toISOString(),
    commit: `${git('rev-parse', '--short', 'HEAD')}${isChanged ? ', with changes that are not committed' : ''}`,
    cores: `${cpus().length} × ${cpus()[0]?.model.trim() ?? 'unknown'}`,
    memoryGb: totalmem() / 1_024 ** 3,
    load: loadavg(),
    system: `${type()} ${release()}, Node ${process.versions.node}`,
  };
}
