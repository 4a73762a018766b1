import { availableParallelism } from 'node:os';
import { requireStatus, type Shot, sendAll } from './load.ts';
import { median, type Row } from './report.ts';
import { rounds } from './rounds.ts';
import { type BenchClinic, type BookingTarget, openClinic } from './seed/clinic.ts';

const perRound = 960;
const connections = 16;

/**
 * The same bookings through one web process and through two at a time, and a check that no slot was booked
 * twice.
 */
export async function instances(): Promise<Row[]> {
  const clinic = await openClinic({ professionals: 120, instances: 2 });
  try {
    const [first, second] = clinic.products.map(({ url }) => url) as [string, string];
    await bookOver(clinic, [first, second]);
    const [one, two]: [number[], number[]] = [[], []];
    for (let round = 0; round < rounds; round++) {
      one.push(await bookOver(clinic, [first]));
      two.push(await bookOver(clinic, [first, second]));
    }
    return [
      {
        what: 'bookings/s of two web processes against one',
        value: median(two) / median(one),
        goal: { atLeast: 1.4 },
        sides: `${median(two).toFixed(0)}/s : ${median(one).toFixed(0)}/s; ${availableParallelism()} cores, shared with PostgreSQL and the load`,
      },
      { what: 'double bookings', value: await countDoubleBookings(clinic), goal: { atMost: 0 } },
    ];
  } finally {
    await clinic.end();
  }
}

/** @returns bookings per second, with the same number of connections for any number of origins */
async function bookOver(clinic: BenchClinic, origins: string[]): Promise<number> {
  const shots = (await clinic.wishes(perRound)).map(shotOf);
  const begun = performance.now();
  await Promise.all(
    origins.map(async (origin, place) => {
      const part = shots.filter((_, index) => index % origins.length === place);
      requireStatus(await sendAll(origin, part, connections / origins.length), 201);
    }),
  );
  return (perRound * 1_000) / (performance.now() - begun);
}

const shotOf = ({ cookie, professionalId, date }: BookingTarget): Shot => ({
  method: 'POST',
  path: '/api/appointments',
  headers: { cookie, 'content-type': 'application/json' },
  body: JSON.stringify({ type: 'office', date, professionalId }),
});

/** Counts overlaps with a query, independently of the exclusion constraint. */
async function countDoubleBookings({ client }: BenchClinic): Promise<number> {
  const { rows } = await client.query(
    `select count(*)::int as count from appointments one join appointments other
       on other.professional_id = one.professional_id and other.id > one.id
       and other.starts_at < one.ends_at and one.starts_at < other.ends_at
     where one.status <> 'cancelled' and other.status <> 'cancelled'`,
  );
  return (rows[0] as { count: number }).count;
}
