import type { z } from 'zod';
import { refuse } from '#platform/api/refusals.ts';
import type { Database } from '#platform/postgres/database.server.ts';
import type { Secrets } from '#platform/secrets/secrets.server.ts';
import type { Day } from '#platform/time/calendar-days.ts';
import { findActivities } from '../activities/queries.server.ts';
import type { WellbeingDeps } from '../deps.server.ts';
import { openSuggestion, sealSuggestion } from '../sealed.server.ts';
import type { Scores } from '../terms.ts';
import type { changeRecommendation, Recommendation } from './contract.ts';
import {
  deleteUnsaved,
  insertRecommendation,
  recommendationsOf,
  setSuggestion,
  updateOwn,
} from './queries.server.ts';
import { selectRecommendations } from './rules.ts';
import { formatReason, formatTalkReason } from './terms.ts';

type Row = Awaited<ReturnType<typeof recommendationsOf>>[number];

/** A row for the API; empty if it cannot be decrypted. */
function present(secrets: Secrets, row: Row): Recommendation[] {
  const suggestion = openSuggestion(secrets, row);
  if (suggestion === undefined) return [];
  const { id, userId, assessmentId, generatedAt, viewed, saved } = row;
  const { talk, activities } = suggestion;
  return [
    {
      id,
      userId,
      assessmentId,
      viewed,
      saved,
      generatedAt: generatedAt.toISOString(),
      activities: activities.map(({ activityId, reason }) => ({ activityId, reason: formatReason(reason) })),
      talk: talk === null ? null : formatTalkReason(talk),
    },
  ];
}

export const listRecommendationsOf = async (
  { db, secrets }: Pick<WellbeingDeps, 'db' | 'secrets'>,
  userId: number,
): Promise<Recommendation[]> => (await recommendationsOf(db, userId)).flatMap((row) => present(secrets, row));

/** Marks one as viewed or saved. @throws Refusal `not_found`, also for another user's */
export async function updateRecommendation(
  { db, secrets }: Pick<WellbeingDeps, 'db' | 'secrets'>,
  wish: { userId: number; id: number } & z.output<typeof changeRecommendation.body>,
): Promise<Recommendation> {
  const { userId, id, viewed, saved } = wish;
  const row = await updateOwn(db, {
    userId,
    id,
    ...(viewed === undefined ? {} : { viewed }),
    ...(saved === undefined ? {} : { saved }),
  });
  const [shown] = row === undefined ? [] : present(secrets, row);
  if (shown === undefined) throw refuse('not_found');
  return shown;
}

/**
 * Replaces unsaved recommendations by new ones in the check-in's transaction.
 * @param checked recent check-ins, today's included
 */
export async function recommend(
  tx: Database,
  secrets: Secrets,
  {
    checked,
    today,
    ...row
  }: {
    userId: number;
    assessmentId: number;
    generatedAt: Date;
    checked: readonly (Scores & { on: Day })[];
    today: Day;
  },
): Promise<void> {
  await deleteUnsaved(tx, row.userId);
  const suggestion = selectRecommendations(checked, await findActivities(tx), today);
  const id = await insertRecommendation(tx, row);
  await setSuggestion(tx, id, sealSuggestion(secrets, id, suggestion));
}
