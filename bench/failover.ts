import { openCluster } from '../tests/cluster/cluster.ts';
import { type Kill, killPrimary } from '../tests/cluster/kills.ts';
import { prepareBookings } from '../tests/cluster/visitors.ts';
import { median, type Row } from './report.ts';
import { rounds as kills } from './rounds.ts';

/** Kills the primary under load and promotes the replica, as `npm run cluster` does in more detail. */
export async function failover(): Promise<Row[]> {
  const cluster = await openCluster();
  const all: Kill[] = [];
  try {
    const from = await prepareBookings(cluster);
    for (let count = 0; count < kills; count++) all.push(await killPrimary(cluster, from));
  } finally {
    await cluster.close();
  }
  const wrong = all.flatMap((kill) => kill.wrong);
  for (const words of wrong) console.error(words);
  const writes = all.map(({ times }) => times.writes / 1_000);
  const sum = (count: (kill: Kill) => number) => all.reduce((so, kill) => so + count(kill), 0);
  return [
    {
      what: `lost, duplicate, wrong or late in ${kills} kills`,
      value: wrong.length,
      goal: { atMost: 0 },
      sides: `${sum(({ told }) => told.length)} bookings confirmed, ${sum(({ paid }) => paid.length)} payments`,
    },
    {
      what: 'seconds until the next booking, maximum',
      value: Math.max(...writes),
      goal: { atMost: 15 },
      sides: `median ${median(writes).toFixed(1)} s of ${kills}`,
    },
    {
      what: 'failed pages meanwhile',
      value: sum(({ pages }) => pages.failed.length),
      goal: { atMost: 0 },
      sides: `of ${sum(({ pages }) => pages.count)}`,
    },
  ];
}
