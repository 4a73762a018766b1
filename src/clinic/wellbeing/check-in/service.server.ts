import type { z } from 'zod';
import { asClient } from '#clinic/audit/contract.ts';
import { record } from '#clinic/audit/service.server.ts';
import { refusing } from '#platform/api/refusals.ts';
import { inTransaction } from '#platform/postgres/database.server.ts';
import type { Secrets } from '#platform/secrets/secrets.server.ts';
import { addDays, wallTimeOf } from '#platform/time/calendar-days.ts';
import type { WellbeingDeps } from '../deps.server.ts';
import { recommend } from '../recommendations/service.server.ts';
import { openCheckIn, sealCheckIn } from '../sealed.server.ts';
import { type Assessment, type addAssessment, checkInRefusals } from './contract.ts';
import * as queries from './queries.server.ts';
import { answerRetentionDays, consentVersion } from './terms.ts';

const refuse = refusing(checkInRefusals);

type ReadDeps = Pick<WellbeingDeps, 'db' | 'clock' | 'secrets'>;

/** A user's consent, and how many of their check-ins cannot be decrypted. */
export async function readOwnConsent(deps: ReadDeps, userId: number) {
  const consent = await queries.consentOf(deps.db, userId);
  const rows = await findRetained(deps, userId);
  const unreadable = rows.filter((row) => openCheckIn(deps.secrets, row) === undefined).length;
  return { givenAt: consent?.givenAt.toISOString() ?? null, unreadable };
}

const findRetained = ({ db, clock }: Pick<WellbeingDeps, 'db' | 'clock'>, userId: number) =>
  queries.findAssessmentsAfter(db, userId, addDays(wallTimeOf(clock.now()).day, -answerRetentionDays));

/** Stores the consent with an audit record as evidence, without any health data. */
export function createConsentService({
  db,
  clock,
  secrets,
  limits,
}: ReadDeps & Pick<WellbeingDeps, 'limits'>) {
  // Giving and withdrawing adds two records to an audit log that is never truncated.
  const consents = limits({ name: 'check-in-consent', points: 10, seconds: 3600 });

  /** @throws 429 after ten in an hour */
  return async (userId: number) => {
    await consents.spend(String(userId));
    return inTransaction(db, async (tx) => {
      const at = clock.now();
      if (await queries.insertConsent(tx, { userId, givenAt: at, statement: consentVersion }))
        await record(tx, {
          at,
          actor: asClient(userId),
          action: 'check-ins.consented',
          subject: `user:${userId}`,
          detail: { statement: consentVersion },
        });
      return readOwnConsent({ db: tx, clock, secrets }, userId);
    });
  };
}

/** Deletes all data based on the consent at once. Idempotent. */
export const withdrawOwnConsent = (
  { db, clock }: Pick<WellbeingDeps, 'db' | 'clock'>,
  userId: number,
): Promise<void> =>
  inTransaction(db, async (tx) => {
    if ((await queries.lockConsent(tx, userId)) === undefined) return;
    await queries.deleteConsentData(tx, userId);
    await record(tx, {
      at: clock.now(),
      actor: asClient(userId),
      action: 'check-ins.withdrawn',
      subject: `user:${userId}`,
    });
  });

type Row = Awaited<ReturnType<typeof queries.findAssessmentsAfter>>[number];

/** A row for the API; empty if it cannot be decrypted. */
function present(secrets: Secrets, row: Row): Assessment[] {
  const said = openCheckIn(secrets, row);
  const { id, userId, date, on } = row;
  return said === undefined ? [] : [{ id, userId, date: date.toISOString(), day: on, ...said }];
}

/** A user's readable check-ins, newest first. */
export const listOwnAssessments = async (deps: ReadDeps, userId: number): Promise<Assessment[]> =>
  (await findRetained(deps, userId)).flatMap((row) => present(deps.secrets, row));

/** The rules use a week at most; see `recommendations/rules.ts`. */
const rulesWindowDays = 7;

/** One check-in per day; a later one replaces it. */
export function createCheckIn({ db, clock, secrets, limits }: WellbeingDeps) {
  const checkIns = limits({ name: 'check-in', points: 30, seconds: 3600 });

  /** @throws Refusal `consent_required`; 429 after thirty in an hour */
  return async (userId: number, said: z.output<typeof addAssessment.body>): Promise<Assessment> => {
    await checkIns.spend(String(userId));
    return inTransaction(db, async (tx) => {
      if ((await queries.lockConsent(tx, userId)) === undefined) throw refuse('consent_required');
      const now = clock.now();
      const { day } = wallTimeOf(now);
      const id = await queries.upsertDay(tx, { userId, date: now, on: day });
      await queries.setAnswers(tx, id, sealCheckIn(secrets, id, said));
      const recent = await queries.findAssessmentsAfter(tx, userId, addDays(day, -rulesWindowDays));
      const checked = recent.flatMap((row) => {
        const opened = openCheckIn(secrets, row);
        return opened === undefined ? [] : [{ ...opened, on: row.on }];
      });
      await recommend(tx, secrets, { userId, assessmentId: id, generatedAt: now, checked, today: day });
      return { id, userId, date: now.toISOString(), day, ...said };
    });
  };
}
