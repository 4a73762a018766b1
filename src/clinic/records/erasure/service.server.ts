import type { Person } from '#clinic/audit/contract.ts';
import { findLanguage, requirePatientRecord, yearsLater } from '#clinic/patients/service.server.ts';
import { readOwedTo } from '#clinic/payments/service.server.ts';
import { composeFor, languageOfRecipient } from '#platform/language/request-language.server.ts';
import { formatEurosExactly } from '#platform/money.ts';
import type { Erased } from '#platform/personal.server.ts';
import { type Database, inTransaction } from '#platform/postgres/database.server.ts';
import { type Day, wallTimeOf } from '#platform/time/calendar-days.ts';
import { documentTexts } from '../copies/document-texts.ts';
import type { RecordsDeps } from '../deps.server.ts';
import { setRequest } from '../requests/queries.server.ts';
import { lockOpenRequest, recordStep, refuse, requireEntitledGuardian } from '../requests/service.server.ts';
import { answerRetentionYears } from '../terms.ts';
import { hasUpcomingAppointments, openAccountOf } from './queries.server.ts';
import { texts } from './texts.ts';

/**
 * Carries out an erasure request: deletes what may be deleted and locks what the law retains. Returns what was done.
 * @throws Refusal `not_found`, `closed`, `wrong_kind`, `identity_unchecked`, `guardian_may_not`, `open_appointments`,
 * `money_owed`, `staff_account`
 */
export const carryOutRequest = (deps: RecordsDeps, actor: Person, id: number): Promise<Erased> =>
  inTransaction(deps.db, async (tx) => {
    const now = deps.clock.now();
    const { day } = wallTimeOf(now);
    const request = await lockOpenRequest(tx, id);
    if (request.kind !== 'erasure') throw refuse('wrong_kind');
    if (request.identityAt === null) throw refuse('identity_unchecked');
    const { patientId } = request;
    await requirePatientRecord(tx, { actor, id: patientId, now });
    await requireEntitledGuardian(tx, request, now);
    // Before the erasure, which removes the contacts. The sentences about what was done are for them.
    const language = await findLanguage(tx, patientId, now);
    const erased = await composeFor(language, async () => {
      const done = await eraseEverything(deps, tx, { patientId, actor, now });
      return { deleted: done.deleted, kept: [...done.kept, describeRetainedAnswer(day)] };
    });
    const answer = { ...erased, language: languageOfRecipient(language) };
    await setRequest(tx, id, { erased: answer, outcome: 'erased', closedOn: day, closedBy: actor.userId });
    await recordStep(tx, actor, request, { step: 'erased', at: now });
    return erased;
  });

async function eraseEverything(
  { eraseAccount, eraseCard }: Pick<RecordsDeps, 'eraseAccount' | 'eraseCard'>,
  tx: Database,
  { patientId, actor, now }: { patientId: number; actor: Person; now: Date },
): Promise<Erased> {
  if (await hasUpcomingAppointments(tx, patientId, now)) throw refuse('open_appointments');
  const account = await openAccountOf(tx, patientId);
  if (account !== undefined) {
    if (account.role !== 'client') throw refuse('staff_account');
    return eraseAccount(tx, account.userId, actor, now);
  }
  await requireNothingOwed(tx, patientId);
  const erased: Erased = { deleted: [], kept: [] };
  for (const part of eraseCard) {
    const { deleted, kept } = await part(tx, patientId, now);
    erased.deleted.push(...deleted);
    erased.kept.push(...kept);
  }
  return erased;
}

/** Money could not be returned after the erasure. Accounts check this themselves. @throws Refusal `money_owed` */
async function requireNothingOwed(tx: Database, patientId: number): Promise<void> {
  const { creditCents, returnCents } = await readOwedTo(tx, { payerUserId: null, payerPatientId: patientId });
  if (creditCents + returnCents === 0) return;
  const said = texts().moneyOwed;
  const [credit, toReturn] = [formatEurosExactly(creditCents), formatEurosExactly(returnCents)];
  if (returnCents === 0) throw refuse('money_owed', { message: said.credit(credit) });
  const message = creditCents === 0 ? said.toReturn(toReturn) : said.both(credit, toReturn);
  throw refuse('money_owed', { message });
}

/** The answer itself is retained, as proof that there was one. */
const describeRetainedAnswer = (today: Day) => ({
  what: documentTexts().erasure.keptAnswer,
  why: documentTexts().erasure.keptAnswerBecause,
  until: yearsLater(today, answerRetentionYears),
});
