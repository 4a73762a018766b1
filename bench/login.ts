import { type Argon2Parameters, argon2, randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { hashCost, hashPassword } from '#clinic/accounts/passwords/passwords.server.ts';
import { requireStatus, type Shot, sendAll } from './load.ts';
import { median, percentile, type Row } from './report.ts';
import { rounds } from './rounds.ts';
import { openClinic } from './seed/clinic.ts';

const people = 200;
const password = 'casa-de-paper-7';
/** Number of visitors who request a page while others sign in; too few to be a load of their own. */
const readers = 2;
const everyMs = 20;
const reads = 100;

/** Logins compared with bare argon2id on this machine, and their effect on a visitor who only reads. */
export async function login(): Promise<Row[]> {
  const clinic = await openClinic({ professionals: 1 });
  try {
    const origin = clinic.products[0]?.url as string;
    await clinic.client.query(
      `insert into users (username, username_key, password_hash, email_verified, created_at)
       select 'entra-' || n, 'entra-' || n, $1, true, now() from generate_series(1, $2::int) n`,
      [await hashPassword(password), people],
    );
    const shots = Array.from({ length: people }, (_, index) => shotOf(`entra-${index + 1}`));
    const all = async (connections: number) =>
      requireStatus(await sendAll(origin, shots, connections), 200).perSecond;
    await all(16);
    await measureReads(origin);
    const [ours, bare, alone, during]: [number[], number[], number[], number[]] = [[], [], [], []];
    for (let round = 0; round < rounds; round++) {
      ours.push(await all(16));
      bare.push(await hashesPerSecond());
      alone.push(await measureReads(origin));
      const storm = all(people);
      during.push(await measureReads(origin));
      await storm;
    }
    return [
      {
        what: 'logins/s against bare argon2id',
        value: median(ours) / median(bare),
        goal: { atLeast: 0.7 },
        sides: `${median(ours).toFixed(0)}/s : ${median(bare).toFixed(0)}/s on ${availableParallelism()} cores`,
      },
      {
        what: `p99 of / while ${people} people log in, against alone`,
        value: median(during) / median(alone),
        goal: { atMost: 3 },
        sides: `${median(during).toFixed(1)} ms : ${median(alone).toFixed(1)} ms, ${readers} readers`,
      },
    ];
  } finally {
    await clinic.end();
  }
}

const shotOf = (username: string): Shot => ({
  method: 'POST',
  path: '/api/login',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ username, password }),
});

const derive = promisify<'argon2id', Argon2Parameters, Buffer>(argon2);

/** Runs as many hashes in parallel as there are cores, with nothing else running. */
async function hashesPerSecond(): Promise<number> {
  const begun = performance.now();
  let left = people;
  const lanes = Array.from({ length: availableParallelism() }, async () => {
    while (left-- > 0) await derive('argon2id', { ...hashCost, message: password, nonce: randomBytes(16) });
  });
  await Promise.all(lanes);
  return (people * 1_000) / (performance.now() - begun);
}

/** @returns p99 in ms */
async function measureReads(origin: string): Promise<number> {
  const times: number[] = [];
  const lanes = Array.from({ length: readers }, async () => {
    for (let count = 0; count < reads; count++) {
      const begun = performance.now();
      const reply = await fetch(origin);
      await reply.arrayBuffer();
      if (!reply.ok) throw new Error(`/ was answered ${reply.status}`);
      times.push(performance.now() - begun);
      await delay(everyMs);
    }
  });
  await Promise.all(lanes);
  return percentile(times, 0.99);
}
