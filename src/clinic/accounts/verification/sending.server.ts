import { type Database, inTransaction } from '#platform/postgres/database.server.ts';
import type { Clock } from '#platform/time/clock.ts';
import type { AllowanceFor } from './allowances.server.ts';
import type { Codes } from './codes.server.ts';
import type { CodeOutcome } from './contract.ts';
import { findCode, type Target } from './queries.server.ts';
import { resendSeconds, secondsToWait } from './rules.ts';
import { texts } from './texts.ts';

type SendingDeps = { db: Database; clock: Clock; codes: Codes; allowanceFor: AllowanceFor };

/** Sends codes within the limits of the address. An unsent message is a normal response with its reason. */
export const createCodeSender =
  ({ db, clock, codes, allowanceFor }: SendingDeps) =>
  async ({ network, ...target }: Target & { network: string }, sent: string): Promise<CodeOutcome> => {
    const former = await findCode(db, target);
    const now = clock.now();
    const seconds = former === undefined ? 0 : secondsToWait(former.createdAt, now);
    if (seconds > 0) return { success: false, message: texts().wait(seconds) };
    const allowance = await allowanceFor({ ...target, network });
    if (allowance.reason !== null) return { success: false, message: allowance.reason };
    const isIssued = await inTransaction(db, (tx) => codes.issue(tx, target, now)).catch(async (error) => {
      await allowance.giveBack();
      throw error;
    });
    if (isIssued) return { success: true, message: sent };
    // Of two concurrent requests the other one is sending its code.
    await allowance.giveBack();
    return { success: false, message: texts().wait(resendSeconds) };
  };
