import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { createLog } from '#platform/operations/log.server.ts';
import { startEmbeddedPostgres } from '#platform/postgres/embedded.server.ts';
import { migrate } from '#platform/postgres/migrate.server.ts';
import { freeSlots, hire, insertPeople } from '#tests/support/people.ts';
import { type Product, startProduct } from '#tests/support/servers/product.ts';
import { seedDemonstration } from '../../db/seed.ts';

export type BookingTarget = { cookie: string; professionalId: number; date: string };

export type BenchClinic = {
  url: string;
  products: Product[];
  client: pg.Client;
  /** Returns `count` bookings that can all succeed: distinct slots, at most three per patient. */
  wishes(count: number): Promise<BookingTarget[]>;
  end(): Promise<void>;
};

/**
 * A clinic with many professionals on a PostgreSQL with production settings (fsync on), with the real
 * processes in front.
 * @param options professionals: number of bookable professionals; instances: number of processes
 */
export async function openClinic({ professionals = 60, instances = 1 } = {}): Promise<BenchClinic> {
  const dataDir = mkdtempSync(join(tmpdir(), 'onyar-bench-'));
  const postgres = await startEmbeddedPostgres({
    dataDir,
    log: createLog('silent'),
    settings: { max_connections: 120 },
  });
  // Stops PostgreSQL also when a bench fails or is terminated.
  const endWithUs = () => killPostmaster(dataDir);
  process.once('exit', endWithUs);
  await migrate({ ownerUrl: postgres.url });
  await seedDemonstration({ ownerUrl: postgres.url, staffPassword: 'bench-bench' });
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  await hire(client, professionals);
  const products: Product[] = [];
  for (let index = 0; index < instances; index++)
    products.push(await startProduct({ DATABASE_URL: postgres.url, LIMIT_FACTOR: '1000000' }));
  const [first] = products as [Product];
  let used = 0;
  const slotsOf = new Map<number, string[]>();
  const slotAt = async (index: number) => {
    const professionalId = 3 + (index % professionals);
    const slots = slotsOf.get(professionalId) ?? [
      ...(await freeSlots(first.url, professionalId)),
      ...(await laterSlots(first.url, professionalId)),
    ];
    slotsOf.set(professionalId, slots);
    return { professionalId, date: slots[Math.floor(index / professionals)] as string };
  };
  return {
    url: postgres.url,
    products,
    client,
    async wishes(count) {
      // The three bookings of a patient are at least one round of professionals apart, so they never overlap.
      const people = await insertPeople(postgres.url, Math.max(Math.ceil(count / 3), professionals));
      const wishes: BookingTarget[] = [];
      for (let index = 0; index < count; index++)
        wishes.push({ cookie: people[index % people.length] as string, ...(await slotAt(used + index)) });
      used += count;
      if (wishes.some((wish) => wish.date === undefined))
        throw new Error('too few professionals for so many bookings');
      return wishes;
    },
    async end() {
      await Promise.all(products.map((product) => product.end('SIGTERM')));
      await client.end();
      await postgres.stop();
      process.off('exit', endWithUs);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

function killPostmaster(dataDir: string): void {
  const [pid] = globSync(join(dataDir, '**/postmaster.pid')).map((file) =>
    Number.parseInt(readFileSync(file, 'utf8'), 10),
  );
  if (pid) process.kill(pid, 'SIGINT');
  rmSync(dataDir, { recursive: true, force: true });
}

/** The free slots of months three and four. */
async function laterSlots(origin: string, professionalId: number): Promise<string[]> {
  const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);
  const reply = await fetch(
    `${origin}/api/availability?professionalId=${professionalId}&type=office&from=${day(64)}&to=${day(124)}`,
  );
  const { days } = (await reply.json()) as { days: { slots: { startsAt: string; free: boolean }[] }[] };
  return days.flatMap((entry) => entry.slots.filter((slot) => slot.free).map((slot) => slot.startsAt));
}
