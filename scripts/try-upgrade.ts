import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createLog } from '#platform/operations/log.server.ts';
import { startEmbeddedPostgres } from '#platform/postgres/embedded.server.ts';
import { freeSlots } from '#tests/support/people.ts';
import { type Product, startProduct } from '#tests/support/servers/product.ts';
import { buildRelease, git } from './release-folder.ts';
import { switchUnderLoad } from './try-upgrade/switch.ts';

/**
 * `npm run try:upgrade`: the release before the newest migration fills its own database, this release
 * migrates it while the old one runs, and both keep running side by side. Then `deploy/upgrade` replaces the former by
 * this release while visitors load pages. Takes minutes, because it builds
 * the old release.
 */
const root = fileURLToPath(new URL('..', import.meta.url));

/** The newest migration, and the commit before it. */
function findNewestMigration(): { migration: string; former: string } {
  const journal = JSON.parse(readFileSync(join(root, 'db/migrations/meta/_journal.json'), 'utf8')) as {
    entries: { tag: string }[];
  };
  const migration = journal.entries.at(-1)?.tag ?? '';
  const added = git('log', '--diff-filter=A', '--format=%H', '-1', '--', `db/migrations/${migration}.sql`);
  return { migration, former: added === '' ? git('rev-parse', 'HEAD') : git('rev-parse', `${added}^`) };
}

type ReleaseSide = { name: string; origin: string };

async function call(side: ReleaseSide, path: string, options: { cookie?: string; body?: unknown } = {}) {
  const { cookie, body } = options;
  const reply = await fetch(`${side.origin}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      'sec-fetch-site': 'same-origin',
      ...(cookie === undefined ? {} : { cookie }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await reply.text();
  if (!reply.ok) throw new Error(`${side.name}, ${path}: ${reply.status} ${text.slice(0, 300)}`);
  const cookies = reply.headers.getSetCookie().map((each) => each.split(';')[0]);
  return { json: text === '' ? null : (JSON.parse(text) as unknown), cookie: cookies.join('; ') };
}

let people = 0;

/** Registers, books and finds the patient at the desk, all on one release. @returns the name to search for */
async function exerciseSide(side: ReleaseSide): Promise<string> {
  people += 1;
  const fullName = `Neus Bosch ${'abcdefgh'[people]}`;
  const account = { username: `neus-${people}`, password: 'casa-de-paper-7', fullName, phone: '600111222' };
  const { cookie } = await call(side, '/api/register', { body: account });
  const [date] = await freeSlots(side.origin, 1);
  await call(side, '/api/appointments', { cookie, body: { type: 'office', professionalId: 1, date } });
  const desk = await enter(side);
  const startsAt = (await freeSlots(side.origin, 2))[people];
  const person = { fullName: `Quim Ferrer ${people}` };
  const hour = { professionalId: 2, type: 'office', startsAt, person };
  await call(side, '/api/staff/appointments', { cookie: desk, body: hour });
  await readAtDesk(side, fullName);
  return fullName;
}

const enter = async (side: ReleaseSide): Promise<string> =>
  (await call(side, '/api/demo/staff-sessions', { body: { username: 'recepcion' } })).cookie;

async function readAtDesk(side: ReleaseSide, fullName: string): Promise<void> {
  const cookie = await enter(side);
  const { json } = await call(side, `/api/staff/people?search=${encodeURIComponent(fullName)}`, { cookie });
  const { people: found } = json as { people: { id: number; name: string }[] };
  const one = found.find(({ name }) => name === fullName);
  if (one === undefined) throw new Error(`${side.name} does not find ${fullName}`);
  await call(side, `/api/staff/people/${one.id}`, { cookie });
  const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);
  await call(side, `/api/staff/agenda?from=${day(0)}&to=${day(13)}`, { cookie });
  await call(side, '/api/services');
}

const scratch = mkdtempSync(join(tmpdir(), 'onyar-former-'));
const ends: (() => Promise<unknown> | unknown)[] = [() => rmSync(scratch, { recursive: true, force: true })];
const say = (words: string) => console.log(words);

try {
  const { migration, former } = findNewestMigration();
  say(`${migration}: made by ${former.slice(0, 7)} as it was before, then by this release.`);
  const { folder, remove } = buildRelease(former);
  ends.push(remove);
  const postgres = await startEmbeddedPostgres({ dataDir: join(scratch, 'data'), log: createLog('silent') });
  ends.push(() => postgres.stop());
  const start = async (name: string, where?: string): Promise<ReleaseSide> => {
    const product: Product = await startProduct({ DATABASE_URL: postgres.url }, where);
    ends.push(() => product.end('SIGTERM'));
    return { name, origin: product.url };
  };
  const before = await start('the former release', folder);
  const old = await exerciseSide(before);
  say('The former release has a database with people and appointments.');
  const now = await start('this release');
  say('This release has migrated it while the former one ran.');
  const written = [old, await exerciseSide(before), await exerciseSide(now), await exerciseSide(before)];
  for (const side of [before, now]) for (const name of written) await readAtDesk(side, name);
  say('Both register, book and plan beside each other, and each finds what the other wrote.');
  const { requests, failed } = await switchUnderLoad({
    root,
    former: folder,
    scratch: join(scratch, 'switch'),
  });
  say(`deploy/upgrade under load: ${requests} requests, ${failed.length} failed.`);
  if (failed.length > 0) throw new Error(`Failed: ${failed.slice(0, 10).join(', ')}`);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
} finally {
  for (const end of ends.reverse()) await end();
}
