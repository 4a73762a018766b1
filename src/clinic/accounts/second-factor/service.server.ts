import { record } from '#clinic/audit/service.server.ts';
import { refuse as refuseCommonly, refusing } from '#platform/api/refusals.ts';
import type { Viewer } from '#platform/http/bind.server.ts';
import type { Limits } from '#platform/http/limits.server.ts';
import type { Outages } from '#platform/operations/outages.server.ts';
import { type Database, inTransaction } from '#platform/postgres/database.server.ts';
import type { Secrets } from '#platform/secrets/secrets.server.ts';
import type { Clock } from '#platform/time/clock.ts';
import { createPasswordCheck } from '../own-account/service.server.ts';
import { createPasskeyProof, type SignedChallenge } from '../passkeys/proof.server.ts';
import { findById, lockSession, type UserRow } from '../queries.server.ts';
import { actorOf } from '../sessions/actor.server.ts';
import { refusals, type StaffMember, wrongClockMessages } from './contract.ts';
import * as queries from './queries.server.ts';
import {
  findMatchingHmac,
  formatRecoveryCode,
  hmacRecoveryCode,
  newRecoveryCodes,
} from './recovery-codes.server.ts';
import { isAppCode, normalizeCode, secondFactorState, triesPerDay, triesPerQuarterHour } from './rules.ts';
import { texts } from './texts.ts';
import { findStep, newTotpSecret, uriOf } from './totp.server.ts';

const refuse = refusing(refusals);

export type SecondFactorDeps = {
  db: Database;
  clock: Clock;
  limits: Limits;
  secrets: Secrets;
  publicUrl: string;
  outages: Pick<Outages, 'reasonOf'>;
};

/** Ties a newly proved session to its desk, in the same transaction. */
type Tie = (tx: Database) => Promise<void>;

/** The associated data of the seal: a secret copied to another account cannot be opened. */
const factorPlace = (userId: number): string => `second_factors.sealed_secret:${userId}`;

/** Sealed columns, for `npm run reseal`. */
export const sealedColumns = [
  { table: 'second_factors', column: 'sealed_secret', key: 'user_id', place: factorPlace },
] as const;

/**
 * Counts a code before comparing it, so that parallel guesses do not bypass the limit; a right one takes the
 * count back.
 */
function createTryCounter(limits: Limits) {
  const atOnce = limits({ name: 'second-factor', ...triesPerQuarterHour, fixed: true });
  const aDay = limits({ name: 'second-factor-day', ...triesPerDay, fixed: true });
  return async <Result>(userId: number, compare: () => Promise<Result>): Promise<Result> => {
    const key = String(userId);
    await atOnce.spend(key);
    await aDay.spend(key);
    const result = await compare();
    await Promise.all([atOnce.forget(key), aDay.giveBack(key)]);
    return result;
  };
}

/** The second factor of the staff, and the lock of a shared desk. */
export function createSecondFactor(deps: SecondFactorDeps) {
  const { db, clock, limits } = deps;
  const counted = createTryCounter(limits);
  const checkPassword = createPasswordCheck(deps);

  const me = (viewer: Viewer) => present(deps, viewer);

  /** @throws Refusal `wrong_code`, `no_factor`; 429 after too many wrong ones */
  const prove = (viewer: Viewer, typed: string, tie: Tie) =>
    counted(viewer.userId, () =>
      inTransaction(db, (tx) => proveInTransaction(tx, deps, viewer, normalizeCode(typed), tie)),
    );

  return {
    me,

    /**
     * Returned only once: afterwards only the sealed secret is stored. @throws Refusal `factor_exists`,
     * `locked`
     */
    setUp: (viewer: Viewer) => beginSetup(deps, viewer),

    /** @throws Refusal `wrong_code`, `factor_exists`, `no_factor`, `locked`; 429 after too many wrong ones */
    async confirm(viewer: Viewer, typed: string, tie: Tie): Promise<{ recoveryCodes: string[] }> {
      if (viewer.isLocked) throw refuseCommonly('locked');
      return counted(viewer.userId, () =>
        inTransaction(db, (tx) => confirmInTransaction(tx, deps, viewer, normalizeCode(typed), tie)),
      );
    },

    async prove(viewer: Viewer, typed: string, tie: Tie): Promise<StaffMember> {
      await prove(viewer, typed, tie);
      return me({ ...viewer, isProved: true, isLocked: false });
    },

    ...createPasskeyMethods(deps, me),

    async lock(viewer: Viewer): Promise<StaffMember> {
      await lockSession(db, viewer.sessionId, clock.now());
      return me({ ...viewer, isLocked: true });
    },

    /**
     * The password restores the previous state; a code also proves the second factor.
     * @throws Refusal `wrong_password`, `wrong_code`, `no_factor`; 429 after too many wrong ones
     */
    async unlock(
      viewer: Viewer,
      by: { password: string } | { code: string },
      tie: Tie,
    ): Promise<StaffMember> {
      if ('code' in by) {
        await prove(viewer, by.code, tie);
        return me({ ...viewer, isProved: true, isLocked: false });
      }
      await checkPassword(viewer.userId, by.password, 'password');
      await queries.unlockSession(db, viewer.sessionId, clock.now());
      return me({ ...viewer, isLocked: false });
    },
  };
}

export type ReauthenticationDeps = SecondFactorDeps;

/**
 * Requires a signed-in staff member to prove their identity again before a dangerous change: by the password,
 * and by a code if the account has a second factor.
 * @throws Refusal `wrong_password`, `wrong_code`; 429 after too many wrong ones
 */
export function createReauthentication(deps: ReauthenticationDeps) {
  const checkPassword = createPasswordCheck(deps);
  const { prove } = createSecondFactor(deps);
  return async (
    viewer: Viewer,
    { password, code = '' }: { password: string; code?: string | undefined },
  ): Promise<void> => {
    await checkPassword(viewer.userId, password, 'password');
    if (await queries.hasFactor(deps.db, viewer.userId)) await prove(viewer, code, async () => {});
  };
}

/** A passkey instead of a code. */
function createPasskeyMethods(deps: SecondFactorDeps, me: (viewer: Viewer) => Promise<StaffMember>) {
  const passkey = createPasskeyProof(deps);
  return {
    askPasskey: passkey.ask,

    /** @throws Refusal `wrong_passkey`, `locked` */
    async provePasskey(viewer: Viewer, signed: SignedChallenge, tie: Tie): Promise<StaffMember> {
      await passkey.check(viewer, signed, async (tx) => {
        await queries.markProved(tx, viewer.sessionId, deps.clock.now());
        await tie(tx);
      });
      return me({ ...viewer, isProved: true, isLocked: false });
    },
  };
}

/** @throws Refusal `sign_in_required` if the account has been closed meanwhile */
async function requireOpenUser(db: Database, userId: number): Promise<UserRow> {
  const user = await findById(db, userId);
  if (user === undefined) throw refuseCommonly('sign_in_required');
  return user;
}

/** The signed-in staff member as the panel greets them. @throws Refusal `sign_in_required` */
async function present(
  { db, outages }: SecondFactorDeps,
  { userId, isProved, isLocked }: Viewer,
): Promise<StaffMember> {
  const { username, fullName, role } = await requireOpenUser(db, userId);
  return {
    username,
    name: fullName ?? username,
    // Cast: the endpoints admit only staff.
    role: role as StaffMember['role'],
    secondFactor: secondFactorState(isProved, await queries.hasFactor(db, userId)),
    hasPasskey: await queries.hasPasskey(db, userId),
    isLocked,
    isServerClockWrong: isClockWrong(outages),
  };
}

async function beginSetup(
  { db, clock, secrets }: SecondFactorDeps,
  { userId, isLocked }: Viewer,
): Promise<{ secret: string; uri: string }> {
  if (isLocked) throw refuseCommonly('locked');
  const { username } = await requireOpenUser(db, userId);
  const secret = newTotpSecret();
  const sealedSecret = secrets.seal(secret, factorPlace(userId));
  if (!(await queries.beginFactor(db, { userId, sealedSecret, createdAt: clock.now() })))
    throw refuse('factor_exists');
  return { secret, uri: uriOf(secret, username) };
}

async function confirmInTransaction(
  tx: Database,
  deps: SecondFactorDeps,
  viewer: Viewer,
  code: string,
  tie: Tie,
): Promise<{ recoveryCodes: string[] }> {
  const { clock, secrets } = deps;
  const { userId, sessionId } = viewer;
  const now = clock.now();
  const factor = await queries.lockFactor(tx, userId);
  if (factor === undefined) throw refuse('no_factor');
  if (factor.confirmedAt !== null) throw refuse('factor_exists');
  const step = findStep(openSecret(secrets, factor), code, now);
  if (step === null || !(await queries.spendStep(tx, userId, step))) throw wrongAppCode(deps, 'setUp');
  const codes = newRecoveryCodes();
  const codeHmacs = codes.map((each) => hmacRecoveryCode(secrets, userId, each));
  await queries.confirmFactor(tx, { userId, codeHmacs, now });
  await queries.markProved(tx, sessionId, now);
  await tie(tx);
  await recordAction(tx, viewer, 'account.second-factor-confirmed', now);
  return { recoveryCodes: codes.map(formatRecoveryCode) };
}

async function proveInTransaction(
  tx: Database,
  deps: SecondFactorDeps,
  viewer: Viewer,
  code: string,
  tie: Tie,
): Promise<void> {
  const { userId, sessionId } = viewer;
  const now = deps.clock.now();
  const factor = await queries.lockFactor(tx, userId);
  if (!factor?.confirmedAt) throw refuse('no_factor');
  if (isAppCode(code)) {
    const step = findStep(openSecret(deps.secrets, factor), code, now);
    if (step === null || !(await queries.spendStep(tx, userId, step))) throw wrongAppCode(deps, 'prove');
  } else {
    const codeHmac = findMatchingHmac(deps.secrets, userId, code, await queries.unusedCodes(tx, userId));
    if (codeHmac === undefined || !(await queries.spendRecoveryCode(tx, { userId, codeHmac, now })))
      throw wrongCode();
    await recordAction(tx, viewer, 'account.recovery-code-used', now);
  }
  await queries.markProved(tx, sessionId, now);
  await tie(tx);
}

/** @throws Refusal `unavailable` if no key of this process opens it: another process with a newer key may */
function openSecret(
  secrets: Secrets,
  { userId, sealedSecret }: { userId: number; sealedSecret: string },
): string {
  const secret = secrets.tryOpen(sealedSecret, factorPlace(userId));
  if (secret !== undefined) return secret;
  const message = texts().factorUnreadable;
  throw refuseCommonly('unavailable', { message, retryAfterSeconds: 60 });
}

const wrongCode = (message: string = refusals.wrong_code.message) =>
  refuse('wrong_code', { message, fields: { code: message } });

/** While the server's clock is wrong, correct app codes are refused too, so the message does not say to wait. */
const wrongAppCode = ({ outages }: SecondFactorDeps, step: keyof ReturnType<typeof wrongClockMessages>) =>
  isClockWrong(outages) ? wrongCode(wrongClockMessages()[step]) : wrongCode();

const isClockWrong = (outages: SecondFactorDeps['outages']) => outages.reasonOf('clock') !== undefined;

const recordAction = (tx: Database, viewer: Viewer, action: string, at: Date) =>
  record(tx, { at, actor: actorOf(viewer), action, subject: `user:${viewer.userId}` });
