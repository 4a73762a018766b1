import { goalOf, isMet, type Row } from '../report.ts';

export type Machine = {
  startedAt: string;
  commit: string;
  cores: string;
  memoryGb: number;
  /** Load averages over 1, 5 and 15 minutes, before the first bench. */
  load: number[];
  system: string;
};

/** Result of one bench: its rows, or the reason why there are none. */
export type BenchOutcome = {
  name: string;
  about: string;
  rounds: number;
  seconds: number;
  /** Load average of the minute before it began. */
  load: number;
} & ({ rows: Row[] } | { failure: string });

/** Renders docs/performance.md from the measured results only. */
export function renderPerformancePage(found: BenchOutcome[], machine: Machine): string {
  const rows = found.flatMap((one) => ('rows' in one ? one.rows : []));
  const failed = found.filter((one) => 'failure' in one);
  const missed = rows.filter((row) => !isMet(row)).length;
  const minutes = found.reduce((sum, { seconds }) => sum + seconds, 0) / 60;
  return `# Performance

Written by \`npm run bench\`, which measures everything; do not edit it by hand. Ratios of two sides, measured alternately in one run, are
comparable between machines; absolute times are not. All features of production are on; limits per network are raised, not
removed. The load comes from a second process on the same machine.

| | |
|---|---|
| started | ${machine.startedAt.slice(0, 16).replace('T', ' ')} UTC, took ${minutes.toFixed(0)} minutes |
| commit | ${machine.commit} |
| machine | ${escapeCell(machine.cores)}, ${machine.memoryGb.toFixed(0)} GB |
| system | ${escapeCell(machine.system)} |
| load before | ${machine.load.map((one) => one.toFixed(1)).join(', ')} in the last 1, 5, 15 minutes |
| goals | ${rows.length - missed} met, ${missed} missed${failed.length > 0 ? `; not measured: ${failed.map(({ name }) => name).join(', ')}` : ''} |

${found.map(section).join('\n\n')}
`;
}

function section(one: BenchOutcome): string {
  const how =
    one.seconds > 0
      ? `; rounds: ${one.rounds}; ${one.seconds.toFixed(0)} s; load at start ${one.load.toFixed(1)}`
      : '';
  const head = `## ${one.name}

${one.about[0]?.toUpperCase()}${one.about.slice(1)}. \`npm run bench -- ${one.name}\`${how}.`;
  const lines =
    'rows' in one
      ? one.rows.map(lineOf)
      : [`| not measured: ${escapeCell(one.failure)} | – | – | **failed** | |`];
  return [head, '', '| measure | value | goal | | sides |', '|---|---|---|---|---|', ...lines].join('\n');
}

const lineOf = (row: Row) =>
  `| ${escapeCell(row.what)} | ${number(row.value)} | ${goalOf(row)} | ${isMet(row) ? 'met' : '**missed**'} | ${escapeCell(row.sides ?? '')} |`;

/** Counts are printed without decimals. */
const number = (value: number) =>
  Number.isInteger(value) ? String(value) : value.toFixed(value < 10 ? 3 : 1);

/** Escapes characters that would end a table cell or a line. */
const escapeCell = (words: string) => words.replaceAll('|', '\\|').replace(/\s+/g, ' ').trim();
