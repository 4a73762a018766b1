import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { json } from 'node:stream/consumers';
import pg from 'pg';

/**
 * Adds signed-in users without hashing a password for each, for load tests.
 * @param url owner's connection string
 * @returns the Cookie header of each
 */
export async function insertPeople(url: string, count: number): Promise<string[]> {
  const tokens = Array.from({ length: count }, () => randomBytes(32).toString('base64url'));
  const names = tokens.map((token) => `gente-${token.slice(0, 12)}`.toLowerCase());
  const hashes = tokens.map((token) => createHash('sha256').update(token).digest('hex'));
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(
      `with made as (
         insert into users (username, username_key, password_hash, email, email_verified, created_at)
         select name, name, 'none', name || '@example.org', true, now() from unnest($1::text[]) as name
         returning id, username
       ), cared_for as (
         insert into patients (user_id, created_at) select id, now() from made
       )
       insert into sessions (id_hash, user_id, created_at, last_seen_at)
       select given.hash, made.id, now(), now()
       from made join unnest($1::text[], $2::text[]) as given(name, hash) on given.name = made.username`,
      [names, hashes],
    );
  } finally {
    await client.end();
  }
  return tokens.map((token) => `sid=${token}`);
}

/**
 * Adds professionals with the hours of the first one. Their ids are consecutive. Every process reads them
 * within a second.
 */
export async function hire(client: pg.Client, count: number): Promise<void> {
  await client.query(
    `with hired as (
       insert into professionals (name, title, bio, position) select 'Profesional ' || n, '', '', n + 10 from generate_series(1, $1) n returning id
     )
     insert into opening_hours select hired.id, hours.weekday, hours.time from hired, opening_hours hours where hours.professional_id = 1`,
    [count],
  );
  await client.query('update content_version set version = version + 1');
}

/** Free slots of a professional on a running process, soonest first. */
export async function freeSlots(origin: string, professionalId = 1, days = 62): Promise<string[]> {
  const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);
  const query = `professionalId=${professionalId}&type=office&from=${day(1)}&to=${day(days)}`;
  const reply = await fetch(`${origin}/api/availability?${query}`);
  const body = (await reply.json()) as { days: { slots: { startsAt: string; free: boolean }[] }[] };
  return body.days.flatMap((entry) => entry.slots.filter((slot) => slot.free).map((slot) => slot.startsAt));
}

// Not fetch: its client side costs as much processor time as the response, on the machine being measured.
const agent = new Agent({ keepAlive: true, maxSockets: 500 });

export type BookingReply = { status: number; body: { id?: number; code?: string } };

/** One booking over HTTP; null if the connection broke. */
export async function bookOverHttp(
  origin: string,
  cookie: string,
  date: string,
  professionalId = 1,
): Promise<BookingReply | null> {
  const body = JSON.stringify({ type: 'office', date, professionalId });
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body), cookie };
  try {
    const sent = request(`${origin}/api/appointments`, { method: 'POST', agent, headers }).end(body);
    const [reply] = (await once(sent, 'response')) as [IncomingMessage];
    return { status: reply.statusCode ?? 0, body: (await json(reply)) as BookingReply['body'] };
  } catch {
    return null;
  }
}
