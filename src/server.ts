import '#platform/production.ts';

import { existsSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { createFirstAdminLink } from '#clinic/accounts/service.server.ts';
import { firstAdminHours } from '#clinic/accounts/terms.ts';
import { createWebhookDelivery } from '#clinic/integrations/service.server.ts';
import { checkMailServer, createDelivery, sendLetterAtOnce } from '#clinic/notifications/service.server.ts';
import { warnOfPlaceholderAddresses } from '#clinic/organization/service.server.ts';
import { mayReceive } from '#clinic/patients/service.server.ts';
import { createWallet, findCopiedAt } from '#clinic/payments/service.server.ts';
import { warnOfFeaturesWithoutPerk, warnOfUnfoundedDiscounts } from '#clinic/subscriptions/service.server.ts';
import * as ourClinic from '#config';
import { createAlarms, type SendAlarm } from '#platform/alarms/alarms.server.ts';
import { createCertificateCheck } from '#platform/alarms/certificate.server.ts';
import { checkBackups } from '#platform/backup/backup.server.ts';
import { clinicContact } from '#platform/clinic-contact.ts';
import { type Config, describeUnknownSettings, readConfig } from '#platform/config.server.ts';
import { warnOfDangers } from '#platform/config-dangers.server.ts';
import { watchContentVersion } from '#platform/documents/content-version.server.ts';
import type { FurtherBuilds, SiteBuild } from '#platform/documents/documents.server.ts';
import { errorMessage } from '#platform/errors.ts';
import { respondWhileClosing } from '#platform/http/closing.server.ts';
import { listeningAt, refuseAddress } from '#platform/http/listening.server.ts';
import { defaultLanguage } from '#platform/language/language.ts';
import { createChanges } from '#platform/live/changes.server.ts';
import type { createMetrics } from '#platform/metrics/metrics.server.ts';
import { createClockCheck } from '#platform/operations/clock-watch.server.ts';
import { collectEarly } from '#platform/operations/garbage-collection.server.ts';
import { checkSpace } from '#platform/operations/health.server.ts';
import { createJobs } from '#platform/operations/jobs.server.ts';
import { createLog } from '#platform/operations/log.server.ts';
import { createOutages, type Outages } from '#platform/operations/outages.server.ts';
import { type ExternalService, watchServices } from '#platform/operations/service-watch.server.ts';
import { type Database, openDatabase } from '#platform/postgres/database.server.ts';
import { startEmbeddedPostgres } from '#platform/postgres/embedded.server.ts';
import { assertLimited, assertSameDatabase, loginUrlOf } from '#platform/postgres/login-role.server.ts';
import { migrate } from '#platform/postgres/migrate.server.ts';
import { assertServerUsable } from '#platform/postgres/start-checks.server.ts';
import { createReads, openReplica } from '#platform/replica/replica.server.ts';
import { createSecrets, getOrGenerateKeys } from '#platform/secrets/secrets.server.ts';
import { systemClock } from '#platform/time/clock.ts';
import { seedDemonstration, seedEssentials } from '../db/seed.ts';
import { type AppDeps, buildApp } from './app.ts';
import { showFirstPassword, storeFirstPassword } from './first-password.ts';
import { warnAboutMailDomain } from './mail-domain.ts';
import { noOrder, prepareDemoWallet, realWallet } from './wallets.ts';

collectEarly();
const config = readSettings();
/** Only demo mode's own database is filled with invented people, never a configured one. */
const hasOwnData = config.MODE === 'demo' && config.DATABASE_URL === undefined;
const log = createLog(config.LOG_LEVEL);
for (const sentence of describeUnknownSettings(process.env)) log.warn(sentence);

/** Resources to close, in reverse order. */
const closers: (() => unknown)[] = [];

const started = start().catch((error: Error) => {
  console.error(`Onyar cannot start: ${error.message}`);
  return stop(1);
});

// A signal during start-up waits for it, or PostgreSQL would be left behind. Terminal and file watcher may both send
// one; the second must not end the process while stopping.
let isStopping = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    if (!isStopping) void started.then(() => stop(0));
    isStopping = true;
  });
}

async function start(): Promise<void> {
  const url = config.DATABASE_URL ?? (await startDatabase());
  const { DATABASE_APP_URL } = config;
  const loginUrl = loginUrlOf(url, DATABASE_APP_URL);
  const makesLogin = DATABASE_APP_URL === undefined;
  if (!makesLogin) await assertSameDatabase(url, loginUrl);
  await assertServerUsable(url, { pool: config.DATABASE_POOL, makesLogin });
  await migrate({ ownerUrl: url, loginUrl: makesLogin ? loginUrl : undefined, log });
  await assertLimited(loginUrl);
  await seed(url);
  const { db, pool, close } = openDatabase({ loginUrl, size: config.DATABASE_POOL, log });
  closers.push(close);
  const contentVersion = await watchContentVersion(db);
  closers.push(contentVersion.stop);
  const outages = createOutages({ log, clock: systemClock });
  const jobs = createJobs({ loginUrl, log, outages });
  closers.push(jobs.stop);
  const secrets = createSecrets(config.SECRET_KEYS ?? getOrGenerateKeys(config.DATA_DIR), log);
  const pages = config.ROLE === 'worker' ? {} : await builtPages();
  const changes = createChanges({ loginUrl, outages });
  const { reads, ...replica } = await openReadReplica({ db, loginUrl, outages });
  const isCopy = (await findCopiedAt(db)) !== null;
  if (isCopy) markLog();
  const shared = {
    config,
    isCopy,
    log,
    clock: systemClock,
    db,
    pool,
    reads,
    checks: { ...replica, ...ownChecks(db) },
    ...(isCopy ? {} : openAlarms(outages)),
    jobs,
    secrets,
    contentVersion,
    outages,
    changes,
  };
  const { app, handlers, health, figures, demonstrate } = await buildApp({ ...shared, ...pages });
  if (config.METRICS_PORT !== undefined) await openMetrics(config.METRICS_PORT, { ...shared, app, figures });
  await jobs.start(handlers, { work: config.ROLE !== 'web' });
  if (hasOwnData) await demonstrate(url);
  if (config.ROLE !== 'web' && !isCopy) await startDelivery({ config, log, clock: systemClock, db, secrets });
  respondWhileClosing(app);
  closers.push(() => app.close());
  health.start();
  closers.push(health.stop);
  await app
    .listen({ port: config.PORT, host: config.HOST })
    .catch(refuseAddress({ host: ['HOST', config.HOST], port: ['PORT', config.PORT] }));
  if (config.MODE === 'production') {
    await warnOfDangers({ config, log });
    if (!isCopy) watchExternalServices();
    warnOfPlaceholderAddresses(log);
    warnAboutMailDomain({ from: config.MAIL_FROM, promised: clinicContact().email, log });
  }
  await warnOfUnfoundedDiscounts({ db, log });
  await warnOfFeaturesWithoutPerk({ db, log });
  printUrl(listeningAt(app)?.port ?? config.PORT);
  if (config.MODE === 'demo') await showFirstPassword({ dataDir: config.DATA_DIR, db }, showStaffPassword);
  else if (config.ROLE !== 'web') await showFirstAdminLink(db);
}

/** Every line of a copy says so. */
function markLog(): void {
  log.setBindings({ copy: true });
  log.warn('this database is a copy for rehearsals: no letter, SMS or webhook is sent, and no money moves');
}

async function openReadReplica(deps: { db: Database; loginUrl: string; outages: Outages }) {
  const { DATABASE_READ_URL: readUrl, DATABASE_POOL: size } = config;
  if (readUrl === undefined) return { reads: createReads(deps.db) };
  const { reads, check, stop: close } = await openReplica({ ...deps, readUrl, size, log });
  closers.push(close);
  return { reads, replica: check };
}

/** Demo mode has fictitious people and prices; a clinic enters its own. */
async function seed(ownerUrl: string): Promise<void> {
  if (config.MODE === 'production') return seedEssentials({ ownerUrl });
  await prepareDemoWallet(ownerUrl);
  await seedDemonstration({
    ownerUrl,
    staffPassword: config.DEMO_STAFF_PASSWORD,
    isDemonstration: true,
    seedsFamilies: !(hasOwnData && config.DEMO_DATA === 'year'),
    keepPassword: (password) => storeFirstPassword(config.DATA_DIR, password),
  });
}

/**
 * While there is no director account, each start shows another link; earlier ones stay valid for their day. Only the
 * process for jobs shows one, so that an installation of several processes logs a single link.
 */
async function showFirstAdminLink(db: Database): Promise<void> {
  const link = await createFirstAdminLink({ db, clock: systemClock, publicUrl: config.PUBLIC_URL });
  if (link !== undefined)
    console.log(`Welcome: create the director's account within ${firstAdminHours} hours, once, at ${link}`);
}

/** Starts the outbox workers for letters and webhooks. */
async function startDelivery(
  deps: Parameters<typeof createDelivery>[0] & Parameters<typeof createWebhookDelivery>[0],
): Promise<void> {
  for (const delivery of [await createDelivery({ ...deps, mayReceive }), createWebhookDelivery(deps)]) {
    closers.push(delivery.stop);
    delivery.start();
  }
}

/** Checks of this machine. In demo mode the wallet is a simulation in this process, with the same clock. */
function ownChecks(db: Database): AppDeps['checks'] {
  const { MODE, ROLE, DATA_DIR, PAYPAL_API_URL, PUBLIC_URL: url } = config;
  if (MODE === 'demo') return { clock: createClockCheck({ db, clock: systemClock, httpUrl: undefined }) };
  const checks = {
    clock: createClockCheck({ db, clock: systemClock, httpUrl: PAYPAL_API_URL }),
    space: () => checkSpace(DATA_DIR),
    certificate: createCertificateCheck({ url, clock: systemClock }),
  };
  // Backups are made where the jobs run.
  if (ROLE === 'web') return checks;
  return { ...checks, backups: () => checkBackups(DATA_DIR, systemClock.now()) };
}

/** Letters to `ALARM_RECIPIENTS`; nothing without them. */
function openAlarms(outages: Outages): Pick<AppDeps, 'alarms'> {
  const { ALARM_RECIPIENTS: to, DATA_DIR: dataDir, PUBLIC_URL } = config;
  if (to === undefined) return {};
  const { host } = new URL(PUBLIC_URL);
  const send: SendAlarm = (letter) => sendLetterAtOnce(config, { ...letter, to });
  const alarms = createAlarms({ outages, clock: systemClock, log, dataDir, host, send });
  closers.push(alarms.stop);
  return { alarms };
}

/** Detects wrong credentials now instead of at the first payment. */
function watchExternalServices(): void {
  const wallet = createWallet(realWallet(config).access);
  const services: ExternalService[] = [{ name: 'wallet', ask: () => wallet.readOrder(noOrder) }];
  if (config.ROLE !== 'web') services.push({ name: 'mail', ask: () => checkMailServer(config) });
  closers.push(watchServices({ services, log }).stop);
}

/** Loads the metrics library only if enabled. */
async function openMetrics(port: number, deps: Parameters<typeof createMetrics>[0]): Promise<void> {
  const metrics = await import('#platform/metrics/metrics.server.ts');
  const host = config.METRICS_HOST;
  const server = await metrics
    .serveMetrics(metrics.createMetrics(deps), { port, host })
    .catch(refuseAddress({ host: ['METRICS_HOST', host], port: ['METRICS_PORT', port] }));
  closers.push(server.stop);
}

async function startDatabase(): Promise<string> {
  const embedded = await startEmbeddedPostgres({ dataDir: config.DATA_DIR, log });
  closers.push(embedded.stop);
  return embedded.url;
}

/** Longer than any request or job; a hanging one must not prevent stopping PostgreSQL. */
const patienceMs = 20_000;

/**
 * Finishes running work, then closes jobs, connections and the embedded database; a failure does not prevent the
 * rest.
 */
async function stop(code: number): Promise<void> {
  for (const closeOne of closers.reverse()) {
    await Promise.race([closeOne(), delay(patienceMs, undefined, { ref: false })]).catch((error: Error) =>
      log.warn({ reason: error.message }, 'while stopping'),
    );
  }
  process.exit(code);
}

async function builtPages(): Promise<{ build?: SiteBuild; furtherBuilds?: FurtherBuilds }> {
  const file = fileURLToPath(new URL('../build/server/index.js', import.meta.url));
  if (!existsSync(file)) {
    if (config.MODE === 'production')
      throw new Error('there are no pages in build/: run `npm run ready:server` with the same settings');
    return {};
  }
  const command = config.MODE === 'production' ? 'ready:server' : 'ready';
  const further = ourClinic.clinic.languages.filter((language) => language !== defaultLanguage);
  const builds = await Promise.all(
    further.map(async (language) => {
      const own = fileURLToPath(new URL(`../build/languages/${language}/server/index.js`, import.meta.url));
      if (!existsSync(own))
        throw new Error(`build/ has no pages in the language '${language}': run \`npm run ${command}\``);
      return [language, await importPages(own)];
    }),
  );
  return { build: await importPages(file), furtherBuilds: Object.fromEntries(builds) };
}

async function importPages(file: string): Promise<SiteBuild> {
  // Cast: built from `entry.server.tsx`, which the compiler does not know here.
  const build = (await import(file)) as SiteBuild & { entry: { module: { builtWith: typeof ourClinic } } };
  assertSameClinic(build.entry.module);
  return build;
}

/**
 * Refuses to serve pages built for another clinic, because name, phone and prices would disagree. In demo mode it
 * only warns.
 */
function assertSameClinic({ builtWith }: { builtWith: Partial<Record<string, unknown>> }): void {
  const isSame = Object.entries(ourClinic).every(
    ([name, value]) => JSON.stringify(builtWith[name]) === JSON.stringify(value),
  );
  const command = config.MODE === 'production' ? 'ready:server' : 'ready';
  const sentence = `CLINIC_CONFIG: the pages in build/ are made with another file: run \`npm run ${command}\` with the same settings`;
  if (!isSame && config.MODE === 'production') throw new Error(sentence);
  if (!isSame) log.warn(sentence);
}

/** A port chosen by the system is known only now. */
function printUrl(port: number): void {
  const url = new URL(config.PUBLIC_URL);
  if (url.port === '0') url.port = String(port);
  const kind = config.MODE === 'demo' ? 'demonstration' : `listening on ${config.HOST}, port ${port}`;
  console.log(`Onyar: ${url.origin} (${kind})`);
}

function showStaffPassword(password: string): void {
  console.log(`Staff: user "direccion", password "${password}" (shown only once)`);
}

/** Reports invalid settings as text instead of a stack trace. */
function readSettings(): Config {
  try {
    return readConfig(process.env);
  } catch (error) {
    console.error(errorMessage(error));
    process.exit(1);
  }
}
