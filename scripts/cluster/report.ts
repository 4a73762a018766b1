import { loadavg } from 'node:os';
import { median, percentile } from '../../bench/report.ts';
import type { Kill } from './kills.ts';
import type { Traffic } from './traffic.ts';

const rounded = (ms: number) => `${Math.round(ms)}`;

/** Lines of a Markdown table, which goes into a record as it is. */
export function markdown(head: string[], rows: (string | number)[][]): string {
  return [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');
}

/** One line for each kill, in ms, and what of them is worth keeping. */
export function tableOfKills(kills: Kill[]): string {
  const head = [
    'kill',
    'promoted',
    'written again',
    'screens hear',
    'all ready',
    'booked',
    'asked again',
    'paid',
    'pages read',
    'failed',
    'lost or double',
  ];
  const rows = kills.map(({ times, told, paid, pages, wrong }, index) => [
    index + 1,
    ...[times.promoted, times.writes, times.hears, times.ready].map(rounded),
    ...[told.length, told.filter(({ repeated }) => repeated).length, paid.length],
    ...[pages.count, pages.failed.length, wrong.length],
  ]);
  const of = (pick: (kill: Kill) => number) => {
    const all = kills.map(pick);
    return `${rounded(median(all))} (${rounded(Math.max(...all))})`;
  };
  const middle = [
    of((one) => one.times.promoted),
    of((one) => one.times.writes),
    of((one) => one.times.hears),
    of((one) => one.times.ready),
  ];
  const sum = (pick: (kill: Kill) => number) => kills.reduce((total, one) => total + pick(one), 0);
  const sums = [
    sum(({ told }) => told.length),
    sum(({ told }) => told.filter((one) => one.repeated).length),
    sum(({ paid }) => paid.length),
  ];
  const last = [
    'median (worst), sums',
    ...middle,
    ...sums,
    sum(({ pages }) => pages.count),
    sum(({ pages }) => pages.failed.length),
    sum(({ wrong }) => wrong.length),
  ];
  return markdown(head, [...rows, last]);
}

/** What was done while something was done to the cluster. */
export function lineOf(
  what: string,
  { told, paid, pages, answers, wrong, seconds }: Traffic & { seconds: number },
): string {
  const [page, answer] = [pages, answers].map(
    ({ latenciesMs }) =>
      `p50 ${rounded(percentile(latenciesMs, 0.5))} ms, p99 ${rounded(percentile(latenciesMs, 0.99))} ms`,
  );
  const booked = told.map(({ sentAt, toldAt }) => toldAt - sentAt);
  return `${what}: ${Math.round(seconds)} s, ${told.length} bookings (p50 ${rounded(percentile(booked, 0.5))} ms, p99 ${rounded(percentile(booked, 0.99))} ms), ${paid.length} paid, ${pages.count} pages (${page}), ${answers.count} answers (${answer}): ${wrong.length} failed`;
}

/** Figures of a machine that others use are figures of that machine. */
export const machine = () =>
  `load ${loadavg()
    .map((one) => one.toFixed(1))
    .join(', ')} in the last 1, 5, 15 minutes`;
