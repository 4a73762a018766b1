/** One line of a bench: two sides measured in turn on one machine, or one count, with its goal. */
export type Row = {
  what: string;
  /** The value the goal refers to: a ratio of the two sides, or a count. */
  value: number;
  goal: { atLeast: number } | { atMost: number };
  /** The two sides, for the reader; the units are in the text. */
  sides?: string;
};

export const isMet = ({ value, goal }: Row): boolean =>
  'atLeast' in goal ? value >= goal.atLeast : value <= goal.atMost;

export const goalOf = ({ goal }: Row): string =>
  'atLeast' in goal ? `≥ ${goal.atLeast}` : `≤ ${goal.atMost}`;

export function formatTable(rows: Row[]): string {
  const cells = rows.map((row) => [
    row.what,
    row.value.toFixed(2),
    goalOf(row),
    isMet(row) ? 'met' : 'MISSED',
    row.sides ?? '',
  ]);
  const all = [['measure', 'value', 'goal', '', 'sides'], ...cells];
  const widths = [0, 1, 2, 3, 4].map((column) => Math.max(...all.map((line) => (line[column] ?? '').length)));
  return all
    .map((line) =>
      line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** The middle value. Needs at least five rounds, otherwise one slow second decides. */
export function median(values: number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** The value below which `share` (0 to 1) of the values lie. */
export function percentile(values: number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
