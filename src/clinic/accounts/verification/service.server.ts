import type { Logger } from 'pino';
import type { Config } from '#platform/config.server.ts';
import type { Limits } from '#platform/http/limits.server.ts';
import type { Database } from '#platform/postgres/database.server.ts';
import type { Secrets } from '#platform/secrets/secrets.server.ts';
import type { Clock } from '#platform/time/clock.ts';
import { findById } from '../queries.server.ts';
import { type AllowanceFor, createAllowances } from './allowances.server.ts';
import { createCodeCheck } from './checking.server.ts';
import { type Codes, createCodes } from './codes.server.ts';
import type { CodeOutcome } from './contract.ts';
import { isTooShort, mobileNumber } from './phone-numbers.server.ts';
import * as queries from './queries.server.ts';
import * as rules from './rules.ts';
import { createCodeSender } from './sending.server.ts';
import { texts } from './texts.ts';

export type VerificationDeps = {
  db: Database;
  clock: Clock;
  limits: Limits;
  log: Logger;
  secrets: Secrets;
  config: Pick<Config, 'PUBLIC_URL' | 'MODE' | 'SMS_ENABLED'>;
};

const failureOutcome = (message: string): CodeOutcome => ({ success: false, message });

export type Verification = ReturnType<typeof createVerification>;

/** Verifies that an e-mail or phone belongs to the user, with a code sent to it. */
export function createVerification({ db, clock, limits, log, secrets, config }: VerificationDeps) {
  const codes = createCodes({ secrets, publicUrl: config.PUBLIC_URL });
  const allowanceFor = createAllowances(limits, log);
  const send = createCodeSender({ db, clock, codes, allowanceFor });
  const check = createCodeCheck({ db, clock, limits, codes });

  /** The e-mail to verify, or the sentence that explains why there is none. */
  async function emailOf(userId: number): Promise<queries.Target | string> {
    const user = await findById(db, userId);
    if (!user?.email) return texts().noEmail;
    return user.emailVerified ? texts().alreadyVerified : { userId, channel: 'email', address: user.email };
  }

  /**
   * The phone to verify in E.164, or the refusal. A code proves possession of a phone, not of the account, so
   * it cannot replace a verified phone.
   */
  async function phoneOf(userId: number, typed: string): Promise<string | CodeOutcome> {
    const address = mobileNumber(typed);
    if (address === null) return failureOutcome(isTooShort(typed) ? texts().tooShort : texts().notServed);
    const user = await findById(db, userId);
    return user?.phoneVerified && user.phone !== address ? failureOutcome(texts().needsPassword) : address;
  }

  return {
    prepareFirstMail: createFirstMail(codes, allowanceFor),
    status: (userId: number) => readStatus(db, userId, clock.now()),

    async resendEmail(userId: number, network: string): Promise<CodeOutcome> {
      const target = await emailOf(userId);
      if (typeof target === 'string') return failureOutcome(target);
      return send({ ...target, network }, texts().emailSent);
    },

    /** @throws Refusal 429 after too many checks in a day */
    async checkEmail(userId: number, typed: string): Promise<CodeOutcome> {
      const target = await emailOf(userId);
      return typeof target === 'string' ? failureOutcome(target) : check(target, typed);
    },

    async sendToPhone(userId: number, phone: string, network: string): Promise<CodeOutcome> {
      // The demonstration only stores its messages; a clinic without an SMS provider would never send this
      // one.
      if (config.MODE === 'production' && !config.SMS_ENABLED) return failureOutcome(texts().smsDisabled);
      const address = await phoneOf(userId, phone);
      if (typeof address !== 'string') return address;
      const target = { userId, channel: 'phone', address, network } as const;
      return send(target, texts().smsSent(address));
    },

    /** @throws Refusal 429 after too many checks in a day */
    async checkPhone(userId: number, phone: string, typed: string): Promise<CodeOutcome> {
      const address = await phoneOf(userId, phone);
      return typeof address === 'string' ? check({ userId, channel: 'phone', address }, typed) : address;
    },
  };
}

/**
 * Reserves the allowance for the first e-mail before an account is created, and sends it in that transaction.
 * An address over its limit receives none; the account is created all the same.
 */
const createFirstMail =
  (codes: Codes, allowanceFor: AllowanceFor) => async (address: string, network: string) => {
    const allowance = await allowanceFor({ userId: null, channel: 'email', address, network });
    return {
      send: async (tx: Database, userId: number, now: Date) => {
        if (allowance.reason === null) await codes.issue(tx, { userId, channel: 'email', address }, now);
      },
      giveBack: async () => {
        if (allowance.reason === null) await allowance.giveBack();
      },
    };
  };

/** Initial data of the screens: what is verified, and which codes are pending. */
async function readStatus(db: Database, userId: number, now: Date) {
  const [user, kept] = await Promise.all([findById(db, userId), queries.findCodes(db, userId)]);
  const underWay = (channel: rules.Channel) => {
    const code = kept.find((one) => one.channel === channel && rules.isUsable(one, now));
    if (code === undefined || (channel === 'email' && code.address !== user?.email)) return null;
    return { to: code.address, resendInSeconds: rules.secondsToWait(code.createdAt, now) };
  };
  return {
    verified: user?.phoneVerified ?? false,
    phone: user?.phone ?? null,
    underWay: { email: underWay('email'), phone: underWay('phone') },
  };
}
