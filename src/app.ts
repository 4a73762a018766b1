import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import type { ServerBuild } from 'react-router';
import { bindAccounts } from '#clinic/accounts/http.server.ts';
import { accountJobs } from '#clinic/accounts/jobs.server.ts';
import { createKnownDevices } from '#clinic/accounts/known-devices.server.ts';
import { accountPersonal } from '#clinic/accounts/personal.server.ts';
import { createSessions } from '#clinic/accounts/sessions.server.ts';
import { bindAppointments } from '#clinic/appointments/http.server.ts';
import { appointmentJobs } from '#clinic/appointments/jobs.server.ts';
import { appointmentsPersonal } from '#clinic/appointments/personal.server.ts';
import { appointmentPayable } from '#clinic/appointments/service.server.ts';
import { auditPersonal } from '#clinic/audit/personal.server.ts';
import { notificationsPersonal } from '#clinic/notifications/personal.server.ts';
import { patientsPersonal } from '#clinic/patients/personal.server.ts';
import { createForUser, renamePatientOf } from '#clinic/patients/service.server.ts';
import { bindPayments } from '#clinic/payments/http.server.ts';
import { paymentJobs } from '#clinic/payments/jobs.server.ts';
import { paymentsPersonal } from '#clinic/payments/personal.server.ts';
import { createWallet } from '#clinic/payments/service.server.ts';
import { bindProfessionals } from '#clinic/professionals/http.server.ts';
import { createScheduleReader } from '#clinic/schedule/service.server.ts';
import { bindServices } from '#clinic/services/http.server.ts';
import { createPriceReader } from '#clinic/services/service.server.ts';
import { bindSubscriptions } from '#clinic/subscriptions/http.server.ts';
import { subscriptionJobs } from '#clinic/subscriptions/jobs.server.ts';
import { subscriptionsPersonal } from '#clinic/subscriptions/personal.server.ts';
import { subscriptionPayable } from '#clinic/subscriptions/service.server.ts';
import { clinic } from '#config';
import { createBinder } from '#platform/api.server.ts';
import type { Clock } from '#platform/clock.ts';
import type { Config } from '#platform/config.server.ts';
import type { ContentVersion } from '#platform/content-version.server.ts';
import type { Database } from '#platform/database.server.ts';
import { serveDocuments } from '#platform/documents.server.ts';
import { createHttp } from '#platform/http.server.ts';
import type { JobHandler, Jobs } from '#platform/jobs.server.ts';
import { createLimits } from '#platform/limits.server.ts';
import { routes } from '#platform/paths.ts';
import type { PersonalPart } from '#platform/personal.server.ts';
import { commonRefusals, refuse } from '#platform/refusals.ts';
import type { Secrets } from '#platform/secrets.server.ts';
import { serveInstallation } from './installation.ts';
import { serveSearchEngines } from './search-engines.ts';
import { unavailablePage } from './unavailable-page.ts';
import { demoWallet, realWallet } from './wallets.ts';

/** What the process hands to the app; a test hands in its own. */
export type AppDeps = {
  config: Config;
  log: Logger;
  clock: Clock;
  db: Database;
  pool: Pool;
  jobs: Jobs;
  secrets: Secrets;
  contentVersion: ContentVersion;
  /** The built pages; without them the app has only its API. */
  build?: ServerBuild;
};

const publicFolder = fileURLToPath(new URL('../build/client', import.meta.url));

/** A stylesheet of the build; its files never change under their names. */
const stylesAt = (href: string): string | undefined =>
  /^\/assets\/[\w.-]+\.css$/.test(href) ? readFileSync(join(publicFolder, href), 'utf8') : undefined;

/** Builds the app without a port: the only place where features meet. */
export async function buildApp(deps: AppDeps) {
  const { config, db, clock, contentVersion } = deps;
  const app = await createHttp(deps);
  const isHttps = config.PUBLIC_URL.startsWith('https:');
  const sessions = createSessions({ db, clock, isHttps });
  const devices = createKnownDevices(deps.secrets, isHttps);
  const { bind, endpoints } = createBinder(app, sessions.resolve);
  const limits = createLimits(deps.pool, config.LIMIT_FACTOR);
  const schedule = createScheduleReader(db, contentVersion.current);
  const prices = createPriceReader(db, contentVersion.current);
  const { PUBLIC_URL: publicUrl } = config;
  const holdsPerNetwork = Math.floor(clinic.maximumHoldsPerNetwork * config.LIMIT_FACTOR);
  const host = new URL(publicUrl).host;
  const shared = { ...deps, limits, schedule, prices, publicUrl, host, holdsPerNetwork };

  const wallet = config.MODE === 'demo' ? await demoWallet(app, deps) : realWallet(config);
  const payments = {
    ...shared,
    wallet: createWallet(wallet.access),
    merchantId: wallet.access.merchantId,
    walletInBrowser: wallet.inBrowser,
    payables: { appointment: appointmentPayable(shared), subscription: subscriptionPayable(shared) },
  };

  const accountHooks = { afterRegistering: createForUser, afterRenaming: renamePatientOf };
  bindAccounts(bind, { ...shared, sessions, devices, ...accountHooks, personal: personalParts(deps) });
  bindServices(bind, shared);
  bindProfessionals(bind, shared);
  bindSubscriptions(bind, shared);
  bindAppointments(bind, shared);
  bindPayments(bind, payments);
  bindProbes(app, deps);
  if (config.MODE === 'demo') {
    const { serveOutbox } = await import('#demo/outbox.ts');
    serveOutbox(app, bind, shared);
  }
  app.get('/api/openapi.json', { schema: { hide: true } as object }, () => app.swagger());
  app.all('/api/*', { schema: { hide: true } as object }, async () => {
    throw refuse('not_found');
  });
  await servePages(app, deps, wallet.guests);

  const handlers: JobHandler[] = [
    ...accountJobs(shared),
    ...appointmentJobs(shared),
    ...paymentJobs(payments),
    ...subscriptionJobs(shared),
  ];
  return { app, endpoints, handlers };
}

/**
 * What each feature holds about a person. From left to right, as features know each other: what a visit leaves behind is
 * decided before the patient, and the account goes before its last messages.
 */
const personalParts = (deps: AppDeps): PersonalPart[] => [
  appointmentsPersonal(deps),
  subscriptionsPersonal,
  paymentsPersonal,
  patientsPersonal,
  accountPersonal,
  notificationsPersonal,
  auditPersonal,
];

/** `/healthz`: the process answers. `/readyz`: the database and the job queue do, too. */
function bindProbes(app: FastifyInstance, { pool, jobs }: AppDeps): void {
  app.get('/healthz', { schema: { hide: true } as object }, async () => ({ status: 'ok' }));
  app.get('/readyz', { schema: { hide: true } as object }, async (_request, reply) => {
    const isDatabaseThere = await pool.query('select 1').then(
      () => true,
      () => false,
    );
    if (isDatabaseThere && jobs.isReady()) return { status: 'ready' };
    return reply.code(503).header('Retry-After', 5).send({ message: commonRefusals.unavailable.message });
  });
}

async function servePages(
  app: FastifyInstance,
  { build, config, contentVersion }: AppDeps,
  guests: readonly string[],
): Promise<void> {
  if (build === undefined || !existsSync(publicFolder)) return;
  await app.register(fastifyStatic, {
    root: join(publicFolder, 'assets'),
    prefix: '/assets/',
    preCompressed: true,
    immutable: true,
    maxAge: '1y',
    index: false,
    dotfiles: 'ignore',
  });
  await app.register(fastifyStatic, {
    root: publicFolder,
    prefix: '/',
    decorateReply: false,
    wildcard: false,
    preCompressed: true,
    maxAge: '1d',
    index: false,
    dotfiles: 'ignore',
    globIgnore: ['assets/**', '**/*.map', '**/*.br', '**/*.gz'],
  });
  serveInstallation(app);
  serveSearchEngines(app, config.PUBLIC_URL);
  serveDocuments(app, {
    build,
    site: { demo: config.MODE === 'demo', publicUrl: config.PUBLIC_URL },
    version: contentVersion.current,
    keptParameters: { redirect: Object.keys(routes), tab: ['prices', 'sinapsy'] },
    privatePaths: [routes.dashboard, routes.cita, routes['verify-email']],
    absentPaths: config.MODE === 'demo' ? [] : ['/demo/design'],
    guests,
    stylesAt,
    unavailablePage,
  });
}
