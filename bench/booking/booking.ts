import type pg from 'pg';
import { startTestApp } from '#tests/support/app.ts';
import { p95, requireStatus, type Shot, sendAll } from '../load.ts';
import { median, type Row } from '../report.ts';
import { rounds } from '../rounds.ts';
import { type BenchClinic, type BookingTarget, openClinic } from '../seed/clinic.ts';
import { insertPastAppointments } from '../seed/stored.ts';
import { wrk } from '../wrk.ts';
import { pgbench, recordStatements, scriptOf, type VaryValue } from './pgbench.ts';

const perRound = 960;
const professionals = 120;

/**
 * Bookings and availability over HTTP, compared with pgbench running the same statements, and one million
 * stored appointments compared with one thousand.
 */
export async function booking(): Promise<Row[]> {
  const small = await openClinic({ professionals });
  const large = await openClinic({ professionals });
  try {
    await insertPastAppointments(small.client, 1_000);
    await warmUp(small);
    const rows = [await bookingsAgainstPgbench(small), await availabilityAgainstPgbench(small)];
    await insertPastAppointments(large.client, 1_000_000);
    await warmUp(large);
    return [...rows, ...(await compareWithMillionStored(small, large))];
  } finally {
    await small.end();
    await large.end();
  }
}

const shotOf = ({ cookie, professionalId, date }: BookingTarget): Shot => ({
  method: 'POST',
  path: '/api/appointments',
  headers: { cookie, 'content-type': 'application/json' },
  body: JSON.stringify({ type: 'office', date, professionalId }),
});
const bookRound = async (clinic: BenchClinic, count = perRound) =>
  requireStatus(
    await sendAll(clinic.products[0]?.url as string, (await clinic.wishes(count)).map(shotOf)),
    201,
  );

const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);
const monthOf = (professionalId: number): Shot => ({
  path: `/api/availability?professionalId=${professionalId}&type=office&from=${day(1)}&to=${day(31)}`,
});
const readRound = async (clinic: BenchClinic, count: number) =>
  requireStatus(
    await sendAll(
      clinic.products[0]?.url as string,
      Array.from({ length: count }, (_, index) => monthOf(3 + (index % professionals))),
    ),
    200,
  );

/** Lets both sides compile and fill their caches before the measurement. */
async function warmUp(clinic: BenchClinic): Promise<void> {
  await bookRound(clinic);
  await readRound(clinic, 4_000);
}

async function bookingsAgainstPgbench(clinic: BenchClinic): Promise<Row> {
  const { script, prepare } = await bookingScript(clinic);
  const [ours, theirs]: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round++) {
    ours.push((await bookRound(clinic)).perSecond);
    theirs.push(await pgbench(clinic.url, script, perRound, await prepare()));
  }
  return ratioRow('bookings/s, HTTP against pgbench', ours, theirs, 0.65);
}

async function availabilityAgainstPgbench(clinic: BenchClinic): Promise<Row> {
  const statements = await inProcess(
    clinic,
    async (app) => app.visitor().get(monthOf(3).path),
    (app) => app.visitor().get(monthOf(3).path),
  );
  const script = scriptOf(statements, [`\\set professional random(3, ${professionals + 2})`], (value) =>
    value === 3 ? ':professional' : null,
  );
  const months = Array.from({ length: professionals }, (_, index) => monthOf(3 + index).path);
  const [ours, theirs]: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round++) {
    ours.push((await wrk(clinic.products[0]?.url as string, 4, months)).perSecond);
    theirs.push(await pgbench(clinic.url, script, 20_000));
  }
  return ratioRow('availability/s of a month, HTTP against pgbench', ours, theirs, 0.4);
}

async function compareWithMillionStored(small: BenchClinic, large: BenchClinic): Promise<Row[]> {
  const p95s = {
    smallBook: [] as number[],
    largeBook: [] as number[],
    smallAsk: [] as number[],
    largeAsk: [] as number[],
  };
  for (let round = 0; round < rounds; round++) {
    p95s.smallBook.push(p95(await bookRound(small)));
    p95s.largeBook.push(p95(await bookRound(large)));
    p95s.smallAsk.push(p95(await readRound(small, 4_000)));
    p95s.largeAsk.push(p95(await readRound(large, 4_000)));
  }
  return [
    slowdownRow('p95 of a booking, 1,000,000 stored against 1,000', p95s.largeBook, p95s.smallBook),
    slowdownRow('p95 of availability, 1,000,000 stored against 1,000', p95s.largeAsk, p95s.smallAsk),
  ];
}

const ratioRow = (what: string, ours: number[], theirs: number[], atLeast: number): Row => ({
  what,
  value: median(ours) / median(theirs),
  goal: { atLeast },
  sides: `${Math.round(median(ours))}/s : ${Math.round(median(theirs))}/s`,
});

const slowdownRow = (what: string, large: number[], small: number[]): Row => ({
  what,
  value: median(large) / median(small),
  goal: { atMost: 1.3 },
  sides: `${median(large).toFixed(1)} ms : ${median(small).toFixed(1)} ms`,
});

type TestApp = Awaited<ReturnType<typeof startTestApp>>;

/** Runs the app in this process on the clinic's database, to record the statements of one request. */
async function inProcess(
  clinic: BenchClinic,
  first: (app: TestApp) => Promise<unknown>,
  second: (app: TestApp) => Promise<unknown>,
) {
  const app = await startTestApp({ url: clinic.url, env: { DATABASE_POOL: '1', LIMIT_FACTOR: '1000000' } });
  await first(app);
  const statements = await recordStatements(() => second(app));
  await app.stop();
  return statements;
}

/** The statements of one booking as a script in which patient, professional and slot vary. */
async function bookingScript(clinic: BenchClinic) {
  const [wish, again] = (await clinic.wishes(4)) as [BookingTarget, BookingTarget];
  const book = (wanted: BookingTarget) => async (app: TestApp) => {
    const { method = 'POST', path: url, headers = {}, body = '' } = shotOf(wanted);
    const reply = await app.app.inject({
      method,
      url,
      headers: { ...headers, host: 'onyar.test' },
      payload: body,
    });
    if (reply.statusCode !== 201) throw new Error(`the recorded booking failed: ${reply.body}`);
    recorded = reply.json() as typeof recorded;
  };
  let recorded = { id: 0, userId: 0 };
  const statements = await inProcess(clinic, book(wish), book(again));
  const { rows } = await clinic.client.query('select id from patients where user_id = $1', [recorded.userId]);
  const start = new Date(again.date);
  const instants = new Map([
    [start.getTime(), ':start'],
    [start.getTime() + 3_600_000, ':start + 3600'],
  ]);
  const vary: VaryValue = (value) => {
    if (value === recorded.userId) return '(:person)';
    if (value === (rows[0] as { id: number }).id) return '(:patient)';
    if (value === again.professionalId) return '(:professional)';
    if (value === recorded.id) return ':new_id';
    const instant = instants.get(toMilliseconds(value));
    if (instant !== undefined) return `to_timestamp(${instant})`;
    if (value === `appointment:${recorded.id}`) return `('appointment' || chr(58) || :new_id)`;
    if (typeof value === 'string' && /^[0-9a-f]{64}$/.test(value)) return `('bench-' || :person)`;
    if (value === `booking:${recorded.userId}`) return `('booking-' || :person)`;
    return null;
  };
  const variables = [
    '\\set i :i + 1',
    '\\set n :client_id * :each + :i',
    '\\set person :firstPerson + :n % :people',
    '\\set patient :firstPatient + :n % :people',
    `\\set professional 3 + :n % ${professionals}`,
    `\\set start :firstStart + (:n / ${professionals}) * 5400`,
  ];
  let used = 0;
  const prepare = async () => ({
    i: -1,
    each: Math.ceil(perRound / 16),
    firstStart: 1_900_000_000 + 86_400 * 30 * used++,
    ...(await peopleFor(clinic.client, perRound)),
  });
  return { script: scriptOf(statements, variables, vary), prepare };
}

/** Patients with consecutive ids, so that pgbench can compute their session ids. */
async function peopleFor(client: pg.Client, count: number) {
  const people = Math.ceil(count / 3) + 16;
  const { rows } = await client.query(
    `with made as (
       insert into users (username, username_key, password_hash, email, email_verified, created_at)
       select name, name, 'none', name || '@example.org', true, now() from (select gen_random_uuid()::text as name from generate_series(1, $1)) names returning id
     ), cared_for as (insert into patients (user_id, created_at) select id, now() from made order by id returning id),
     opened as (insert into sessions (id_hash, user_id, created_at, last_seen_at) select 'bench-' || id, id, now(), now() from made)
     select (select min(id) from made) as person, (select min(id) from cared_for) as patient`,
    [people],
  );
  const first = rows[0] as { person: number; patient: number };
  return { people, firstPerson: first.person, firstPatient: first.patient };
}

/** Milliseconds of an instant or of its ISO text; NaN for any other value. */
function toMilliseconds(value: unknown): number {
  if (value instanceof Date) return value.getTime();
  if (typeof value === 'string' && /^\d{4}-/.test(value)) return new Date(value).getTime();
  return Number.NaN;
}
