import { fileURLToPath } from 'node:url';
import type { InjectOptions } from 'fastify';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { readConfig } from '#platform/config.server.ts';
import { watchContentVersion } from '#platform/documents/content-version.server.ts';
import type { FurtherBuilds, SiteBuild } from '#platform/documents/documents.server.ts';
import { defaultLanguage, type Language } from '#platform/language/language.ts';
import { furtherLanguages } from '#platform/language/offered-languages.ts';
import { createChanges } from '#platform/live/changes.server.ts';
import type { Metric } from '#platform/metrics/metric-reader.server.ts';
import { createJobs } from '#platform/operations/jobs.server.ts';
import { createLog } from '#platform/operations/log.server.ts';
import { createOutages } from '#platform/operations/outages.server.ts';
import { openDatabase } from '#platform/postgres/database.server.ts';
import { createReads, type Reads } from '#platform/replica/replica.server.ts';
import { createSecrets } from '#platform/secrets/secrets.server.ts';
import { type Clock, systemClock } from '#platform/time/clock.ts';
import { type AppDeps, buildApp } from '../../src/app.ts';
import { checkResponses } from './open-api/documented.ts';
import { cloneDatabase, testLoginUrl } from './servers/cluster.ts';

/**
 * Keys of all instances of a test; a process started beside them needs the same ones to decrypt their data.
 */
export const testKeys = `test:${Buffer.alloc(32, 7).toString('base64')}`;

export type TestApp = Awaited<ReturnType<typeof startTestApp>>;

type TestAppOptions = {
  clock?: Clock;
  env?: Record<string, string>;
  url?: string;
  listens?: boolean;
  build?: SiteBuild;
  furtherBuilds?: FurtherBuilds;
  log?: Logger;
  reads?: Reads;
  isPatient?: boolean;
  watch?: (testApp: { app: App; deps: Omit<AppDeps, 'build'>; figures: readonly Metric[] }) => void;
};

/**
 * Timeouts only catch hangs: under load, a machine may take ten times as long for thirty concurrent users.
 */
const generousLimits = { patienceMs: 60_000, answerMs: 60_000 };

/**
 * The whole app on a database of its own. Runs no jobs, and opens a port only if asked to.
 * @param options clock: source of time; env: settings; url: an existing database instead of a clone; listens:
 * opens a port, so that the wallet's emulator can be reached and sends webhooks; build: the pages
 * (`builtPages`); furtherBuilds: those in other languages (`builtFurtherPages`); log: silent by default; reads: a replica that may lag a second, by default the database
 * itself; isPatient: waits for the database as long as a busy machine needs, instead of the production
 * timeout; watch: extends the app before it is ready
 */
export async function startTestApp({
  clock = systemClock,
  env = {},
  url,
  listens = false,
  build,
  furtherBuilds = {},
  log = createLog('silent'),
  reads,
  isPatient = true,
  watch,
}: TestAppOptions = {}) {
  const clone = url === undefined ? await cloneDatabase() : { url, drop: async () => {} };
  const { LIMIT_FACTOR = '1000', ...settings } = env;
  // Production refuses the factor, but tests of production mode send many requests from one address too.
  const config = {
    ...readConfig({ PUBLIC_URL: 'http://onyar.test', ...settings }),
    LIMIT_FACTOR: Number(LIMIT_FACTOR),
  };
  const loginUrl = testLoginUrl(clone.url);
  const limits = isPatient ? generousLimits : {};
  const { db, pool, close } = openDatabase({ loginUrl, size: config.DATABASE_POOL, log, ...limits });
  const outages = createOutages({ log, clock });
  const jobs = createJobs({ loginUrl, log, outages });
  const contentVersion = await watchContentVersion(db);
  const secrets = createSecrets(config.SECRET_KEYS ?? testKeys, log);
  const changes = createChanges({ loginUrl, outages });
  const parts = { jobs, secrets, contentVersion, outages, changes };
  const deps = { config, log, clock, db, pool, reads: reads ?? createReads(db), ...parts };
  const { app, endpoints, handlers, health, figures } = await buildApp(
    build ? { ...deps, build, furtherBuilds } : deps,
  );
  watch?.({ app, deps, figures });
  checkResponses(app, new Set(endpoints.map(({ method, path }) => `${method} ${path}`)));
  await app.ready();
  if (listens) await app.listen({ port: 0, host: '127.0.0.1' });
  await jobs.start(handlers, { work: false });
  return {
    app,
    db,
    pool,
    endpoints,
    handlers,
    health,
    outages,
    jobs,
    secrets,
    url: clone.url,
    /** A browser without cookies. */
    visitor: (address?: string) => createVisitor(app, address),
    /** A browser with a newly registered user, on pages in a language. The e-mail is verified unless the test passes one. */
    person: (fields: Record<string, unknown> = {}, language?: Language) =>
      createPerson(app, pool, fields, language),
    stop: async () => {
      await app.close();
      await jobs.stop();
      contentVersion.stop();
      await close();
      await clone.drop();
    },
  };
}

async function markVerified(pool: Pool, userId: number): Promise<void> {
  await pool.query('update users set email_verified = true where id = $1', [userId]);
  for (const table of ['verification_codes', 'outbox'])
    await pool.query(`delete from ${table} where user_id = $1`, [userId]);
}
/** The pages built by `npm run build`; `npm test` builds first. */
export const builtPages = async (): Promise<SiteBuild> =>
  (await import(fileURLToPath(new URL('../../build/server/index.js', import.meta.url)))) as SiteBuild;

/** The same pages in every further language that the clinic offers. */
export async function builtFurtherPages(): Promise<FurtherBuilds> {
  const builds = furtherLanguages.map(async (language) => {
    const file = new URL(`../../build/languages/${language}/server/index.js`, import.meta.url);
    return [language, (await import(fileURLToPath(file))) as SiteBuild];
  });
  return Object.fromEntries(await Promise.all(builds));
}

let count = 0;
/** A user name unique in this process. */
export const newName = (): string => `persona-${process.pid}-${++count}`;

type App = Awaited<ReturnType<typeof buildApp>>['app'];

/**
 * The e-mail is verified and its code expired, unless the test passes an address: only a few messages a day
 * go to an unverified one (decision 0014).
 */
async function createPerson(
  app: App,
  pool: Pool,
  fields: Record<string, unknown>,
  language: Language | undefined,
) {
  const visitor = createVisitor(app, undefined, language);
  const reply = await visitor.post('/api/register', {
    username: newName(),
    password: 'casa-de-paper-7',
    email: 'persona@example.org',
    ...fields,
  });
  if (reply.statusCode !== 201) throw new Error(`registration failed: ${reply.body}`);
  const user = reply.json() as { id: number; username: string };
  if (!('email' in fields)) await markVerified(pool, user.id);
  return Object.assign(visitor, { user });
}

/** A browser: stores cookies and sends JSON with the headers of a same-origin request. */
function createVisitor(app: App, remoteAddress = '192.0.2.1', language: Language = defaultLanguage) {
  const cookies: Record<string, string> = {};
  const send = async (options: InjectOptions) => {
    const reply = await app.inject({
      ...options,
      remoteAddress,
      cookies,
      headers: {
        host: 'onyar.test',
        'sec-fetch-site': 'same-origin',
        'accept-language': language,
        ...options.headers,
      },
    });
    for (const { name, value, maxAge } of reply.cookies) {
      if (value === '' || maxAge === 0) delete cookies[name];
      else cookies[name] = value;
    }
    return reply;
  };
  const withBody = (method: 'POST' | 'PATCH' | 'DELETE') => (url: string, payload?: unknown) =>
    send({
      method,
      url,
      headers: { 'content-type': 'application/json' },
      ...(payload === undefined ? {} : { payload: JSON.stringify(payload) }),
    });
  return {
    cookies,
    send,
    get: (url: string) => send({ method: 'GET', url }),
    post: withBody('POST'),
    patch: withBody('PATCH'),
    delete: withBody('DELETE'),
  };
}
