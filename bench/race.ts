import { bookOverHttp, insertPeople } from '#tests/support/people.ts';
import { median, percentile, type Row } from './report.ts';
import { rounds } from './rounds.ts';
import { type BenchClinic, type BookingTarget, openClinic } from './seed/clinic.ts';

/** Slots per race; the rounds alternate between single bookings and a race. */
const slots = 20;
const clients = 50;

/**
 * 50 users compete for one slot, 20 slots in turn; the time of a single booking; and the effect of the race
 * on other bookings.
 */
export async function race(): Promise<Row[]> {
  const clinic = await openClinic({ professionals: 120, instances: 2 });
  try {
    await bookAlone(clinic, 200);
    await raceForSlots(clinic);
    const alone: number[] = [];
    const storms: Awaited<ReturnType<typeof raceForSlots>> = [];
    for (let round = 0; round < rounds; round++) {
      alone.push(...(await bookAlone(clinic, 20)));
      storms.push(...(await raceForSlots(clinic)));
    }
    const others = await bookDuringStorm(clinic);
    const deadlocks = await clinic.client.query(
      'select deadlocks from pg_stat_database where datname = current_database()',
    );
    const single = median(alone);
    return [
      {
        what: 'bookings per slot, maximum',
        value: Math.max(...storms.map((storm) => storm.winners)),
        goal: { atMost: 1 },
      },
      {
        what: 'bookings per slot, minimum',
        value: Math.min(...storms.map((storm) => storm.winners)),
        goal: { atLeast: 1 },
      },
      {
        what: 'responses other than 201 and 409',
        value: storms.reduce((sum, storm) => sum + storm.odd, 0),
        goal: { atMost: 0 },
      },
      { what: 'deadlocks', value: Number(deadlocks.rows[0].deadlocks), goal: { atMost: 0 } },
      {
        what: 'time to decide a slot, against one booking',
        value: median(storms.map((storm) => storm.ms)) / single,
        goal: { atMost: 5 },
        sides: `${median(storms.map((storm) => storm.ms)).toFixed(1)} ms : ${single.toFixed(1)} ms`,
      },
      {
        what: 'p99 of other slots, during the race against alone',
        value: others.during / others.alone,
        goal: { atMost: 1.5 },
        sides: `${others.during.toFixed(1)} ms : ${others.alone.toFixed(1)} ms`,
      },
    ];
  } finally {
    await clinic.end();
  }
}

const originOf = (clinic: BenchClinic, index: number) =>
  clinic.products[index % clinic.products.length]?.url as string;

async function timed(work: () => Promise<{ status: number } | null>): Promise<number> {
  const started = performance.now();
  const reply = await work();
  if (reply?.status !== 201) throw new Error(`a booking on a slot of its own was answered ${reply?.status}`);
  return performance.now() - started;
}

async function bookAlone(clinic: BenchClinic, count: number): Promise<number[]> {
  const times: number[] = [];
  for (const [index, wish] of (await clinic.wishes(count)).entries()) {
    times.push(
      await timed(() => bookOverHttp(originOf(clinic, index), wish.cookie, wish.date, wish.professionalId)),
    );
  }
  return times;
}

async function raceForSlots(clinic: BenchClinic) {
  const storms: { winners: number; odd: number; ms: number }[] = [];
  for (const wish of await clinic.wishes(slots)) storms.push(await raceForSlot(clinic, wish));
  return storms;
}

async function raceForSlot(clinic: BenchClinic, { date, professionalId }: BookingTarget) {
  const people = await insertPeople(clinic.url, clients);
  const started = performance.now();
  const replies = await Promise.all(
    people.map((cookie, index) => bookOverHttp(originOf(clinic, index), cookie, date, professionalId)),
  );
  const ms = performance.now() - started;
  const winners = replies.filter((reply) => reply?.status === 201).length;
  return { winners, odd: clients - winners - replies.filter((reply) => reply?.status === 409).length, ms };
}

/** Four users book slots of their own, one after the other, with and without a race on other slots. */
async function bookDuringStorm(clinic: BenchClinic): Promise<{ alone: number; during: number }> {
  const quietly = async () => {
    const wishes = await clinic.wishes(400);
    const lanes = [0, 1, 2, 3].map(async (lane) => {
      const times: number[] = [];
      for (let index = lane; index < wishes.length; index += 4) {
        const wish = wishes[index] as BookingTarget;
        times.push(
          await timed(() =>
            bookOverHttp(originOf(clinic, index), wish.cookie, wish.date, wish.professionalId),
          ),
        );
      }
      return times;
    });
    return (await Promise.all(lanes)).flat();
  };
  const [alone, during]: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round++) {
    alone.push(percentile(await quietly(), 0.99));
    let isOver = false;
    const storming = (async () => {
      while (!isOver)
        for (const wish of await clinic.wishes(slots)) if (!isOver) await raceForSlot(clinic, wish);
    })();
    during.push(percentile(await quietly(), 0.99));
    isOver = true;
    await storming;
  }
  return { alone: median(alone), during: median(during) };
}
