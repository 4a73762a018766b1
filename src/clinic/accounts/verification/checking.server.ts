import { asClient } from '#clinic/audit/contract.ts';
import { record } from '#clinic/audit/service.server.ts';
import type { Limits } from '#platform/http/limits.server.ts';
import { type Database, inTransaction } from '#platform/postgres/database.server.ts';
import type { Clock } from '#platform/time/clock.ts';
import type { Codes } from './codes.server.ts';
import type { CodeOutcome } from './contract.ts';
import * as queries from './queries.server.ts';
import { checksPerDay, codeTries, isCode, reasonUnusable } from './rules.ts';
import { texts } from './texts.ts';

type CheckingDeps = { db: Database; clock: Clock; limits: Limits; codes: Codes };

const failureOutcome = (message: string): CodeOutcome => ({ success: false, message });

/** Checks typed codes. Refuses with 429 after too many in a day: that many are guesses, not typing errors. */
export function createCodeCheck({ db, clock, limits, codes }: CheckingDeps) {
  const checks = limits({ name: 'code-checks', points: checksPerDay, seconds: 86_400, fixed: true });

  return async (target: queries.Target, typed: string): Promise<CodeOutcome> => {
    await checks.spend(String(target.userId));
    if (!isCode(typed)) return failureOutcome(texts().notACode);
    const now = clock.now();
    const tried = await queries.countTry(db, target, now, codeTries);
    if (tried === undefined) return failureOutcome(await explainUnusableCode(db, target));
    if (!codes.isRight(target, typed, tried.codeHmac))
      return failureOutcome(texts().wrongCode(codeTries - tried.tries));
    const isDone = await inTransaction(db, (tx) => acceptCode(tx, target, tried.codeHmac, now));
    return isDone
      ? { success: true, message: texts().verified[target.channel] }
      : failureOutcome(await explainUnusableCode(db, target));
  };
}

/** The sentence that explains why no code can prove this address. */
async function explainUnusableCode(db: Database, target: queries.Target): Promise<string> {
  const kept = await queries.findCode(db, target);
  return texts().unusable[reasonUnusable(kept?.address === target.address ? kept : undefined)];
}

/** Uses up the code and marks the address as verified. @returns false if either has changed meanwhile */
async function acceptCode(
  tx: Database,
  target: queries.Target,
  codeHmac: string,
  now: Date,
): Promise<boolean> {
  const { userId, channel } = target;
  if (!(await queries.consumeCode(tx, target, codeHmac, now))) return false;
  if (!(await queries.markVerified(tx, target))) return false;
  const action = `account.${channel}-verified`;
  await record(tx, { at: now, actor: asClient(userId), action, subject: `user:${userId}` });
  return true;
}
