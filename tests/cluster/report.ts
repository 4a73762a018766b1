import { loadavg } from 'node:os';
import { median, percentile } from '../../bench/report.ts';
import type { Kill } from './kills.ts';
import type { Traffic } from './traffic.ts';

const rounded = (ms: number) => `${Math.round(ms)}`;

export function formatMarkdownTable(head: string[], rows: (string | number)[][]): string {
  return [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');
}

export function formatKills(kills: Kill[]): string {
  const times = ['promoted', 'writes', 'hears', 'ready'] as const;
  const counts: Record<string, (kill: Kill) => number> = {
    booked: ({ told }) => told.length,
    'asked again': ({ told }) => told.filter(({ repeated }) => repeated).length,
    paid: ({ paid }) => paid.length,
    'pages read': ({ pages }) => pages.count,
    'of them failed': ({ pages }) => pages.failed.length,
    'calendars and lists read': ({ answers }) => answers.count,
    'of those failed': ({ answers }) => answers.failed.length,
    'lost, double or untrue': ({ wrong }) => wrong.length,
  };
  const head = ['kill', 'promoted', 'written again', 'screens hear', 'all ready', ...Object.keys(counts)];
  const rows = kills.map((kill, index) => [
    index + 1,
    ...times.map((name) => rounded(kill.times[name])),
    ...Object.values(counts).map((count) => count(kill)),
  ]);
  const middle = times.map((name) => {
    const all = kills.map((kill) => kill.times[name]);
    return `${rounded(median(all))} (${rounded(Math.max(...all))})`;
  });
  const sums = Object.values(counts).map((count) => kills.reduce((sum, kill) => sum + count(kill), 0));
  return formatMarkdownTable(head, [...rows, ['median (worst), sums', ...middle, ...sums]]);
}

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

/** Describes the machine, because the figures depend on it and on its other users. */
export const machine = () =>
  `load ${loadavg()
    .map((one) => one.toFixed(1))
    .join(', ')} in the last 1, 5, 15 minutes`;
