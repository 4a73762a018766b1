import type { Person } from '#clinic/audit/contract.ts';
import { record } from '#clinic/audit/service.server.ts';
import { queueMessage } from '#clinic/notifications/service.server.ts';
import type { Organization } from '#clinic/organization/contract.ts';
import { detailLabels, exampleDetails, isExampleNumber } from '#clinic/organization/fields.ts';
import {
  findValidFrom,
  isPlaceholder,
  organizationAt,
  pagesWithoutAddress,
} from '#clinic/organization/service.server.ts';
import type { Trial } from '#clinic/payments/service.server.ts';
import { listActive } from '#clinic/professionals/service.server.ts';
import { listServicesForSale as listServices } from '#clinic/services/service.server.ts';
import { clinic } from '#config';
import type { Endpoint } from '#platform/api/endpoint.ts';
import { refusing } from '#platform/api/refusals.ts';
import { bumpContentVersion } from '#platform/documents/content-version.server.ts';
import { memoizePerVersion } from '#platform/memoize.server.ts';
import { type Database, inTransaction } from '#platform/postgres/database.server.ts';
import { wallTimeOf } from '#platform/time/calendar-days.ts';
import type { Clock } from '#platform/time/clock.ts';
import { type Checklist, launchRefusals } from './contract.ts';
import { testLetter } from './letters.server.ts';
import { isAllowedBeforeLaunch } from './policy.ts';
import * as queries from './queries.server.ts';
import { type LaunchFacts, missingSteps, stepsOf } from './rules.ts';
import { type ConfirmableStep, trialCents } from './terms.ts';
import { texts } from './texts.ts';

export { keepSettingsCurrent } from './values/service.server.ts';

const refuse = refusing(launchRefusals);

/** Public launch state: open or not, and the announced day. */
export type LaunchState = {
  isOpen: boolean;
  openedAt: Date | null;
  opensOn: string | null;
  /** Of the first professional, as currently entered. */
  registrationNumber: string | null;
  organization: Organization;
};

/** Reads the launch state, cached per content version, like the pages that show it. */
export const createLaunchReader = (
  { db, clock }: Pick<LaunchDeps, 'db' | 'clock'>,
  version: () => number,
): (() => Promise<LaunchState>) =>
  memoizePerVersion(async () => {
    const [{ opensOn, openedAt }, [director], organization] = await Promise.all([
      queries.findLaunch(db),
      listActive(db),
      organizationAt(db, clock.now()),
    ]);
    const registrationNumber = director?.registrationNumber ?? null;
    return { isOpen: openedAt !== null, openedAt, opensOn, registrationNumber, organization };
  }, version);

/** Guard for every request: before launch it throws Refusal `not_open_yet` for visitors' writes. */
export const createLaunchGate =
  (read: () => Promise<LaunchState>) =>
  async (endpoint: Endpoint): Promise<void> => {
    if (!isAllowedBeforeLaunch(endpoint) && !(await read()).isOpen) throw refuse('not_open_yet');
  };

export type LaunchDeps = {
  db: Database;
  clock: Clock;
  askWallet: () => Promise<unknown>;
  lastBackupAt: () => Promise<Date | null>;
  /** Opens an order at the wallet that is never paid; equal keys give the same order. */
  tryOrder: (wish: { requestId: string; cents: number }) => Promise<Trial>;
};

const testMailKind = 'launch.test-mail';
const walletTimeoutMs = 5_000;

export async function readChecklist(deps: LaunchDeps): Promise<Checklist> {
  const [{ opensOn, openedAt }, facts] = await Promise.all([
    queries.findLaunch(deps.db),
    gatherFacts(deps.db, deps),
  ]);
  const steps = stepsOf(facts);
  return { isOpen: openedAt !== null, openedAt: openedAt?.toISOString() ?? null, opensOn, steps };
}

async function gatherFacts(
  db: Database,
  { askWallet, lastBackupAt, clock }: LaunchDeps,
): Promise<LaunchFacts> {
  const [
    wallet,
    services,
    team,
    confirmations,
    hoursAWeek,
    testMail,
    lastNoticeAt,
    backupAt,
    changedAt,
    trial,
    organization,
  ] = await Promise.all([
    stateOf(askWallet),
    listServices(db),
    queries.findTeam(db),
    queries.findConfirmations(db),
    queries.countHours(db),
    queries.findNewestLetter(db, testMailKind),
    queries.findLastNoticeAt(db),
    lastBackupAt(),
    findValidFrom(db, clock.now()),
    queries.findNewestTrial(db),
    organizationAt(db, clock.now()),
  ]);
  const isTaken = (kind: string) =>
    team.some(({ kinds }) => kinds === null || kinds.some((one) => one === kind));
  return {
    confirmed: Object.fromEntries(confirmations.map((row) => [row.step, row])),
    withoutAddress: pagesWithoutAddress().map(({ name }) => name),
    offered: services.map(({ name }) => name),
    withoutProfessional: services.filter(({ type }) => !isTaken(type)).map(({ name }) => name),
    professionals: team.map(({ name }) => name),
    withExampleData: team.filter(hasExampleData).map(({ name }) => name),
    hoursAWeek,
    testMail,
    wallet,
    lastNoticeAt,
    lastBackupAt: backupAt,
    changedAt,
    exampleDetails: exampleDetails(organization).map((name) => detailLabels()[name]),
    trial,
  };
}

/** Without an own number, the first professional shows that of the configuration. */
function hasExampleData(
  { registrationNumber, roomUrl }: { registrationNumber: string | null; roomUrl: string | null },
  place: number,
): boolean {
  const number = registrationNumber ?? (place === 0 ? clinic.registrationNumber : '');
  return isExampleNumber(number) || (roomUrl !== null && isPlaceholder(roomUrl));
}

async function stateOf(ask: () => Promise<unknown>): Promise<LaunchFacts['wallet']> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(texts().noAnswer)), walletTimeoutMs);
  });
  return Promise.race([ask(), tooLate])
    .then(
      () => ({ isSound: true, reason: null }),
      (error: Error) => ({ isSound: false, reason: error.message }),
    )
    .finally(() => clearTimeout(timer));
}

/** Announces the opening day; null removes it. */
export async function announceOpening(
  deps: LaunchDeps,
  actor: Person,
  opensOn: string | null,
): Promise<Checklist> {
  const at = deps.clock.now();
  await inTransaction(deps.db, async (tx) => {
    await queries.storeLaunch(tx, { opensOn });
    await bumpContentVersion(tx);
    const detail = { date: opensOn };
    await record(tx, { at, actor, action: 'launch.announced', subject: 'clinic', detail });
  });
  return readChecklist(deps);
}

/** @throws Refusal `invalid` for a future day */
export async function confirm(
  deps: LaunchDeps,
  actor: Person,
  said: { step: ConfirmableStep; name: string; doneOn: string },
): Promise<Checklist> {
  const at = deps.clock.now();
  const tooEarly = texts().dayInFuture;
  if (said.doneOn > wallTimeOf(at).day)
    throw refuse('invalid', { message: tooEarly, fields: { doneOn: tooEarly } });
  await inTransaction(deps.db, async (tx) => {
    await queries.storeConfirmation(tx, { ...said, confirmedAt: at, confirmedBy: actor.userId });
    const detail = { step: said.step };
    await record(tx, { at, actor, action: 'launch.confirmed', subject: 'clinic', detail });
  });
  return readChecklist(deps);
}

/** @throws Refusal `no_email` */
export async function sendTestMail(deps: LaunchDeps, { userId }: Person): Promise<Checklist> {
  await inTransaction(deps.db, async (tx) => {
    const { email: recipient, language } = await queries.addressOf(tx, userId);
    if (recipient === null) throw refuse('no_email');
    const compose = () => ({ kind: testMailKind, cause: 'desk' as const, ...testLetter() });
    await queueMessage(tx, { channel: 'email', recipient, userId, language }, compose, deps.clock.now());
  });
  return readChecklist(deps);
}

/**
 * A real payment needs an item for sale, so a trial order stays unpaid. It is stored before asking the wallet; after
 * a lost response the next trial requests the same order.
 */
export async function tryWallet(deps: LaunchDeps, actor: Person): Promise<Checklist> {
  const { db, clock } = deps;
  const last = await queries.findNewestTrial(db);
  const asked = { askedAt: clock.now(), askedBy: actor.userId };
  const id = last?.outcome === null ? last.id : await queries.addTrial(db, asked);
  const trial = await deps.tryOrder({ requestId: `trial-${id}`, cents: trialCents });
  await inTransaction(db, async (tx) => {
    if (trial.outcome !== 'lost') {
      const detail = 'issue' in trial ? trial.issue : trial.orderId;
      await queries.endTrial(tx, id, { outcome: trial.outcome, detail });
    }
    const detail = { outcome: trial.outcome };
    await record(tx, { at: clock.now(), actor, action: 'launch.wallet-tried', subject: 'clinic', detail });
  });
  return readChecklist(deps);
}

/** Opens the site, on every instance within two seconds. Idempotent. @throws Refusal `not_ready` */
export async function openSite(deps: LaunchDeps, actor: Person): Promise<Checklist> {
  const at = deps.clock.now();
  const steps = stepsOf(await gatherFacts(deps.db, deps));
  const missing = missingSteps(steps);
  await inTransaction(deps.db, async (tx) => {
    await queries.lockLaunch(tx);
    if ((await queries.findLaunch(tx)).openedAt !== null) return;
    if (missing.length > 0) throw refuse('not_ready', { extra: { missing } });
    await queries.storeLaunch(tx, { openedAt: at, openedBy: actor.userId });
    await bumpContentVersion(tx);
    await record(tx, { at, actor, action: 'launch.opened', subject: 'clinic' });
  });
  return readChecklist(deps);
}
