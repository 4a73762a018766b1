/** The result of one check, as `deploy/init` and `deploy/doctor` print it. */
export type Finding = { state: 'ok' | 'warning' | 'error'; part: string; sentence: string };

export const ok = (part: string, sentence: string): Finding => ({ state: 'ok', part, sentence });
export const warning = (part: string, sentence: string): Finding => ({ state: 'warning', part, sentence });
export const error = (part: string, sentence: string): Finding => ({ state: 'error', part, sentence });

const order = { error: 0, warning: 1, ok: 2 };
const labels = { error: 'ERROR', warning: 'WARNING', ok: 'ok' };

/** One line for each finding, errors first, and a line that counts them. */
export function formatFindings(findings: readonly Finding[]): string {
  const width = Math.max(0, ...findings.map(({ part }) => part.length));
  const lines = findings
    .toSorted((one, other) => order[one.state] - order[other.state])
    .map(({ state, part, sentence }) => `${labels[state].padEnd(8)} ${part.padEnd(width)}  ${sentence}`);
  const count = (state: Finding['state']) => findings.filter((each) => each.state === state).length;
  return [...lines, '', `Errors: ${count('error')}. Warnings: ${count('warning')}.`].join('\n');
}

export const hasErrors = (findings: readonly Finding[]): boolean =>
  findings.some(({ state }) => state === 'error');

/** Runs a check that reports its failure by an error. */
export async function tryService(
  part: string,
  check: () => Promise<unknown>,
  sentences: { ok: string; refused: (reason: string) => string },
): Promise<Finding> {
  return check().then(
    () => ok(part, sentences.ok),
    (reason: Error) => error(part, sentences.refused(reason.message)),
  );
}
