import { asClient } from '#clinic/audit/contract.ts';
import { record } from '#clinic/audit/service.server.ts';
import type { Limits } from '#platform/http/limits.server.ts';
import { type Database, inTransaction } from '#platform/postgres/database.server.ts';
import type { Clock } from '#platform/time/clock.ts';
import type { Codes } from './codes.server.ts';
import type { CodeOutcome } from './contract.ts';
import * as queries from './queries.server.ts';
import { checksPerDay, codeTries, isCode, whyNot, wrongCode } from './rules.ts';

type CheckingDeps = { db: Database; clock: Clock; limits: Limits; codes: Codes };

const proved = { email: 'Tu correo ha quedado verificado.', phone: 'Tu teléfono ha quedado verificado.' };
const no = (message: string): CodeOutcome => ({ success: false, message });

/** Checks codes that were typed. Refused with 429 after too many in a day: so much guessing is no slip of the finger. */
export function createChecking({ db, clock, limits, codes }: CheckingDeps) {
  const checks = limits({ name: 'code-checks', points: checksPerDay, seconds: 86_400, fixed: true });

  return async (target: queries.Target, typed: string): Promise<CodeOutcome> => {
    await checks.spend(String(target.userId));
    if (!isCode(typed)) return no('El código tiene 6 dígitos.');
    const now = clock.now();
    const tried = await queries.countTry(db, target, now, codeTries);
    if (tried === undefined) return no(await whyNone(db, target));
    if (!codes.isRight(target, typed, tried.codeHmac)) return no(wrongCode(codeTries - tried.tries));
    const isDone = await inTransaction(db, (tx) => accept(tx, target, tried.codeHmac, now));
    return isDone ? { success: true, message: proved[target.channel] } : no(await whyNone(db, target));
  };
}

/** Why there is no code that proves this address, in a sentence. */
async function whyNone(db: Database, target: queries.Target): Promise<string> {
  const kept = await queries.findCode(db, target);
  return whyNot(kept?.address === target.address ? kept : undefined);
}

/** Uses the code up and marks what it proves. @returns false where either has changed meanwhile */
async function accept(tx: Database, target: queries.Target, codeHmac: string, now: Date): Promise<boolean> {
  const { userId, channel } = target;
  if (!(await queries.takeCode(tx, target, codeHmac, now))) return false;
  if (!(await queries.markVerified(tx, target))) return false;
  const action = `account.${channel}-verified`;
  await record(tx, { at: now, actor: asClient(userId), action, subject: `user:${userId}` });
  return true;
}
