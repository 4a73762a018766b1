import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { bindAccounts } from '#clinic/accounts/http.server.ts';
import { accountJobs } from '#clinic/accounts/jobs.server.ts';
import { accountPersonal } from '#clinic/accounts/personal.server.ts';
import { createErasure, hashPassword, toLookalikeKey } from '#clinic/accounts/service.server.ts';
import { createKnownDevices } from '#clinic/accounts/sessions/known-devices.server.ts';
import {
  createSessions,
  type Sessions,
  sessionCookieName,
} from '#clinic/accounts/sessions/sessions.server.ts';
import { bindAppointments } from '#clinic/appointments/http.server.ts';
import { appointmentsPersonal } from '#clinic/appointments/personal.server.ts';
import {
  bookingMetrics,
  createAppointmentPayable,
  createReturnHandlers,
  eraseVisitsOfRecord,
  moveAppointments,
  visitsOfRecord,
} from '#clinic/appointments/service.server.ts';
import { appointmentJobs } from '#clinic/appointments/worker.server.ts';
import { auditPersonal } from '#clinic/audit/personal.server.ts';
import { bindChat } from '#clinic/chat/http.server.ts';
import { chatJobs } from '#clinic/chat/jobs.server.ts';
import { chatPersonal } from '#clinic/chat/personal.server.ts';
import { moveThreads, threadOfRecord } from '#clinic/chat/service.server.ts';
import { bindConsents } from '#clinic/consents/http.server.ts';
import { consentJobs } from '#clinic/consents/jobs.server.ts';
import { consentsPersonal, eraseConsentsOfRecord } from '#clinic/consents/personal.server.ts';
import { consentsOfRecord, moveConsents } from '#clinic/consents/service.server.ts';
import { bindContact } from '#clinic/contact/http.server.ts';
import { contactJobs } from '#clinic/contact/jobs.server.ts';
import { contactPersonal } from '#clinic/contact/personal.server.ts';
import { addMessageForUser } from '#clinic/contact/service.server.ts';
import { bindCrisis } from '#clinic/crisis/http.server.ts';
import { bindEvaluations } from '#clinic/evaluations/http.server.ts';
import { evaluationJobs } from '#clinic/evaluations/jobs.server.ts';
import { evaluationsPersonal } from '#clinic/evaluations/personal.server.ts';
import { evaluationsOfRecord, moveEvaluations } from '#clinic/evaluations/service.server.ts';
import { bindIntegrations, createKeyHolders } from '#clinic/integrations/http.server.ts';
import { integrationJobs } from '#clinic/integrations/jobs.server.ts';
import { notificationJobs } from '#clinic/notifications/jobs.server.ts';
import { notificationsPersonal } from '#clinic/notifications/personal.server.ts';
import {
  createDeliveryChecks,
  eraseMessagesOfRecord,
  outboxMetrics,
} from '#clinic/notifications/service.server.ts';
import { bindOrganization } from '#clinic/organization/http.server.ts';
import { keepDetailsCurrent } from '#clinic/organization/service.server.ts';
import { bindPatients } from '#clinic/patients/http.server.ts';
import { patientJobs } from '#clinic/patients/jobs.server.ts';
import { patientsPersonal } from '#clinic/patients/personal.server.ts';
import { createForUser, eraseRecord, mayReceive, renamePatientOf } from '#clinic/patients/service.server.ts';
import { bindPayments } from '#clinic/payments/http.server.ts';
import { paymentJobs } from '#clinic/payments/jobs.server.ts';
import { paymentsPersonal } from '#clinic/payments/personal.server.ts';
import {
  createInstallationName,
  createWallet,
  describeBooksOfPatient,
  moveCredit,
  moveReceipts,
  paymentMetrics,
  tryOrder,
} from '#clinic/payments/service.server.ts';
import { bindProfessionals } from '#clinic/professionals/http.server.ts';
import { type ClinicBind, staffActor } from '#clinic/professionals/service.server.ts';
import { bindRecords } from '#clinic/records/http.server.ts';
import { recordJobs } from '#clinic/records/jobs.server.ts';
import { blockNotes, recordsPersonal } from '#clinic/records/personal.server.ts';
import { moveClinicalRecords } from '#clinic/records/service.server.ts';
import { bindOpening } from '#clinic/schedule/http.server.ts';
import { createScheduleReader } from '#clinic/schedule/service.server.ts';
import { bindServices } from '#clinic/services/http.server.ts';
import { createPriceReader, createServiceReader } from '#clinic/services/service.server.ts';
import { bindSettings } from '#clinic/settings/http.server.ts';
import { settingsJobs } from '#clinic/settings/jobs.server.ts';
import {
  createLaunchGate,
  createLaunchReader,
  keepSettingsCurrent,
} from '#clinic/settings/service.server.ts';
import { bindStaff } from '#clinic/staff/http.server.ts';
import { bindSubscriptions } from '#clinic/subscriptions/http.server.ts';
import { subscriptionJobs } from '#clinic/subscriptions/jobs.server.ts';
import { subscriptionsPersonal } from '#clinic/subscriptions/personal.server.ts';
import { movePlans, subscriptionPayable } from '#clinic/subscriptions/service.server.ts';
import { bindWellbeing } from '#clinic/wellbeing/http.server.ts';
import { wellbeingJobs } from '#clinic/wellbeing/jobs.server.ts';
import { wellbeingPersonal } from '#clinic/wellbeing/personal.server.ts';
import { clinic } from '#config';
import type { Alarms } from '#platform/alarms/alarms.server.ts';
import { commonRefusals } from '#platform/api/refusals.ts';
import { getTime } from '#platform/api/time.contract.ts';
import { lastBackupAt } from '#platform/backup/backup.server.ts';
import { bindBrowserErrors } from '#platform/browser-errors/http.server.ts';
import { clinicSettings } from '#platform/clinic-settings.ts';
import type { Config } from '#platform/config.server.ts';
import type { ContentVersion } from '#platform/documents/content-version.server.ts';
import type { FurtherBuilds, SiteBuild } from '#platform/documents/documents.server.ts';
import { type Bind, createBinder } from '#platform/http/bind.server.ts';
import { createHttp } from '#platform/http/http.server.ts';
import { createLimits } from '#platform/http/limits.server.ts';
import { createIdempotency } from '#platform/idempotency/idempotency.server.ts';
import { idempotencyPersonal } from '#platform/idempotency/personal.server.ts';
import { answerInLanguage } from '#platform/language/request-language.server.ts';
import type { Changes } from '#platform/live/changes.server.ts';
import { createChangeStreams } from '#platform/live/stream.server.ts';
import { jobMetrics } from '#platform/metrics/job-metrics.server.ts';
import type { Metric } from '#platform/metrics/metric-reader.server.ts';
import { type Check, createHealth, type Health } from '#platform/operations/health.server.ts';
import type { JobHandler, Jobs } from '#platform/operations/jobs.server.ts';
import type { Outages, Part } from '#platform/operations/outages.server.ts';
import type { PersonalPart } from '#platform/personal.server.ts';
import type { Database } from '#platform/postgres/database.server.ts';
import type { Reads } from '#platform/replica/replica.server.ts';
import type { Secrets } from '#platform/secrets/secrets.server.ts';
import type { Clock } from '#platform/time/clock.ts';
import { domainOf } from './mail-domain.ts';
import { serveOpenApi } from './open-api/open-api.ts';
import { serveCertificates } from './serve-certificates.ts';
import { servePages } from './serve-pages.ts';
import { brokenPage, missingPage } from './short-pages/short-pages.ts';
import { demoWallet, noOrder, realWallet, withoutWallet } from './wallets.ts';

export type AppDeps = {
  config: Config;
  log: Logger;
  clock: Clock;
  db: Database;
  pool: Pool;
  reads: Reads;
  /** Checks of the process: replica, clock, room for backups. */
  checks?: Partial<Record<Part, Check>>;
  jobs: Jobs;
  secrets: Secrets;
  contentVersion: ContentVersion;
  outages: Outages;
  alarms?: Alarms;
  changes: Changes;
  /** A copy for rehearsals: no wallet, and a notice on every page. */
  isCopy?: boolean;
  /** The built pages; without them the app serves only its API. */
  build?: SiteBuild;
  /** The same in further languages. */
  furtherBuilds?: FurtherBuilds;
};

const sharedDeps = (app: FastifyInstance, deps: AppDeps) => ({
  ...deps,
  publicUrl: deps.config.PUBLIC_URL,
  host: new URL(deps.config.PUBLIC_URL).host,
  limits: createLimits(deps.pool, deps.config.LIMIT_FACTOR),
  holdsPerNetwork: () => Math.floor(clinicSettings().maximumHoldsPerNetwork * deps.config.LIMIT_FACTOR),
  schedule: createScheduleReader(deps.db, deps.contentVersion.current),
  prices: createPriceReader(deps.db, deps.contentVersion.current),
  services: createServiceReader(deps.db, deps.contentVersion.current),
  streams: createChangeStreams(app, deps.changes),
  closing: closingSignal(app),
});

/** Aborted when the process begins to stop. */
function closingSignal(app: FastifyInstance): AbortSignal {
  const closing = new AbortController();
  app.addHook('preClose', async () => closing.abort());
  return closing.signal;
}

type SharedDeps = ReturnType<typeof sharedDeps>;

/** Builds the app without a port: the only place where features are combined. */
export async function buildApp(deps: AppDeps) {
  const { config, db, clock } = deps;
  const app = await createHttp({ ...deps, missingPage, brokenPage });
  answerInLanguage(app, clinic.languages);
  // Browsers take the current time from this header, so that they use the same clock as the rules.
  app.addHook('onSend', (_request, reply, _payload, done) => {
    reply.header('Date', clock.now().toUTCString());
    done();
  });
  const isHttps = config.PUBLIC_URL.startsWith('https:');
  const sessions = createSessions({ db, clock, isHttps, skipsSecondFactor: config.MODE === 'demo' });
  const idempotency = createIdempotency({ ...deps, hours: config.IDEMPOTENCY_HOURS });
  const launch = createLaunchReader(deps, deps.contentVersion.current);
  await keepDetailsCurrent(deps);
  await keepSettingsCurrent(deps);
  const { bind, endpoints } = createBinder(app, sessions.resolve, {
    publicUrl: config.PUBLIC_URL,
    idempotency,
    gate: createLaunchGate(launch),
    resolveKey: createKeyHolders({ ...deps, limits: createLimits(deps.pool, config.LIMIT_FACTOR) }),
    resolveActor: (viewer) => staffActor(db, viewer),
  });
  const shared = sharedDeps(app, deps);
  const wallet = await openWallet(app, deps);
  const payments = {
    ...shared,
    wallet: createWallet(wallet.access),
    merchantId: wallet.access.merchantId,
    certHosts: wallet.access.certHosts,
    installation: createInstallationName(shared),
    walletInBrowser: wallet.inBrowser,
    payables: {
      appointment: { ...createAppointmentPayable(shared), returned: createReturnHandlers(shared) },
      subscription: subscriptionPayable(shared),
    },
  };

  const devices = createKnownDevices(deps.secrets, isHttps);
  const ofPatients = { afterRegistering: createForUser, afterRenaming: renamePatientOf };
  bindBrowserErrors(bind, shared);
  bind(getTime, async () => ({ now: clock.now().toISOString() }));
  bindAccounts(bind, { ...shared, sessions, devices, ...ofPatients, personal: personalParts(deps) });
  bindPayments(bind, payments);
  bindContact(bind, { ...shared, whoAsks: sessions.resolve });
  bindFeatures(bind, { ...shared, openedAt: async () => (await launch()).openedAt });
  bindRecords(bind, {
    ...shared,
    recordParts: [visitsOfRecord, evaluationsOfRecord, threadOfRecord, consentsOfRecord],
    eraseAccount: createErasure(personalParts(deps)),
    eraseCard: patientErasers,
  });
  const renderPage = await servePages(app, deps, { scriptOrigins: wallet.scriptOrigins, launch });
  bindSettings(bind, {
    ...shared,
    renderPage,
    tryOrder: (wish) => tryOrder(payments, wish),
    askWallet: () => payments.wallet.readOrder(noOrder),
    lastBackupAt: () => lastBackupAt(config.DATA_DIR),
  });
  const handlers = jobHandlers(shared, payments);
  const queues = handlers.map(({ job }) => job.name);
  const checks = { ...createDeliveryChecks(deps), ...deps.checks };
  const health = createHealth({ ...deps, queues, dataDir: config.DATA_DIR, checks });
  bindProbes(app, health);
  serveCertificates(app, shared);
  if (config.MODE === 'demo') await serveDemo(app, bind, { ...shared, sessions });
  serveOpenApi(app, { endpoints, publicUrl: config.PUBLIC_URL, sessionCookie: sessionCookieName(isHttps) });
  // Production never loads that file.
  const demonstrate = async (ownerUrl: string) => {
    const { seedFirstWeek, seedYear } = await import('#demo/demonstrate.ts');
    const accounts = { hashPassword, toLookalikeKey };
    if (config.DEMO_DATA === 'year') await seedYear({ ...payments, ownerUrl, accounts });
    else await seedFirstWeek({ ...shared, payments });
  };
  return { app, endpoints, handlers, health, demonstrate, figures: allMetrics({ clock, queues }) };
}

async function openWallet(app: FastifyInstance, deps: AppDeps) {
  if (deps.config.MODE === 'demo') return demoWallet(app, deps);
  const wallet = realWallet(deps.config);
  return deps.isCopy ? withoutWallet(wallet) : wallet;
}

/** Erasure of a person without an account, in the order of `personalParts`. */
const patientErasers = [
  blockNotes,
  eraseVisitsOfRecord,
  eraseConsentsOfRecord,
  describeBooksOfPatient,
  eraseRecord,
  eraseMessagesOfRecord,
];

function bindFeatures(bind: ClinicBind, shared: SharedDeps & { openedAt: () => Promise<Date | null> }): void {
  bindServices(bind, shared);
  bindProfessionals(bind, shared);
  bindPatients(bind, {
    ...shared,
    moveRecords: [
      moveAppointments,
      movePlans,
      moveReceipts,
      moveCredit,
      moveThreads,
      moveEvaluations,
      moveClinicalRecords,
      moveConsents,
    ],
  });
  bindCrisis(bind, shared);
  bindOrganization(bind, {
    ...shared,
    isDemonstration: shared.config.MODE === 'demo',
    mailDomain: domainOf(shared.config.MAIL_FROM),
  });
  bindOpening(bind, shared);
  bindSubscriptions(bind, shared);
  bindConsents(bind, {
    ...shared,
    sendToClinic: (tx, message, now) => addMessageForUser(tx, shared, message, now),
  });
  bindAppointments(bind, shared);
  bindEvaluations(bind, shared);
  bindChat(bind, shared);
  bindWellbeing(bind, shared);
  bindStaff(bind, shared);
  bindIntegrations(bind, shared);
}

const jobHandlers = (shared: SharedDeps, payments: Parameters<typeof paymentJobs>[0]): JobHandler[] => [
  ...accountJobs(shared),
  ...notificationJobs(shared),
  ...patientJobs(shared),
  ...appointmentJobs(shared),
  ...paymentJobs(payments),
  ...subscriptionJobs(shared),
  ...contactJobs(shared),
  ...wellbeingJobs(shared),
  ...chatJobs(shared),
  ...evaluationJobs(shared),
  ...recordJobs(shared),
  ...settingsJobs(shared),
  ...consentJobs(shared),
  ...integrationJobs(shared),
];

/**
 * Each feature's personal data. The order follows the dependencies: the appointments decide what stays before
 * the patient record is erased, and the account is erased before its last messages.
 */
const personalParts = (deps: AppDeps): PersonalPart[] => [
  contactPersonal(deps),
  wellbeingPersonal(deps),
  evaluationsPersonal(deps),
  recordsPersonal,
  appointmentsPersonal(deps),
  // After the appointments, which decide whether the patient record is retained.
  chatPersonal(deps),
  subscriptionsPersonal,
  consentsPersonal(deps),
  paymentsPersonal,
  patientsPersonal(deps),
  accountPersonal,
  notificationsPersonal({ mayReceive }),
  auditPersonal,
  idempotencyPersonal,
];

async function serveDemo(
  app: FastifyInstance,
  bind: Bind,
  deps: AppDeps & { sessions: Sessions },
): Promise<void> {
  const { serveOutbox } = await import('#demo/outbox.ts');
  serveOutbox(app, bind, deps);
  const { serveExternalPages } = await import('#demo/external-pages.ts');
  serveExternalPages(app);
  const { serveStaffSessions } = await import('#demo/staff-sessions.ts');
  serveStaffSessions(bind, deps);
}

/** All metrics of the features, and the queues with a worker. */
const allMetrics = (deps: { clock: Clock; queues: readonly string[] }): Metric[] => [
  ...outboxMetrics(deps),
  ...paymentMetrics(),
  ...bookingMetrics(deps),
  ...jobMetrics(deps.queues),
];

/** `/healthz`: the process responds. `/readyz`: whether requests can be served, and which part has failed. */
function bindProbes(app: FastifyInstance, health: Health): void {
  app.get('/healthz', { schema: { hide: true } }, async () => ({ status: 'ok' }));
  app.get('/readyz', { schema: { hide: true } }, async (_request, reply) => {
    const { isReady, ...states } = await health.readiness();
    if (isReady) return { status: 'ready', ...states };
    const { message } = commonRefusals.unavailable;
    return reply
      .code(503)
      .header('Retry-After', 5)
      .send({ status: 'ill', ...states, message });
  });
}
