import { eq } from 'drizzle-orm';
import type { PersonalPart } from '#platform/personal.server.ts';
import type { Secrets } from '#platform/secrets/secrets.server.ts';
import { translateGuide } from './activities/service.server.ts';
import { formatReason, formatTalkReason } from './recommendations/terms.ts';
import { openCheckIn, openSuggestion } from './sealed.server.ts';
import {
  checkInConsents,
  selfcareActivities,
  userAssessments,
  userFavouriteActivities,
  userRecommendations,
} from './tables.server.ts';
import { texts } from './texts.ts';

/**
 * Check-ins, recommendations and favourites in export and erasure. They are not clinical records, so all are deleted.
 */
export const wellbeingPersonal = ({ secrets }: { secrets: Secrets }): PersonalPart => ({
  name: 'wellbeing',

  async export(db, userId) {
    const consents = await db.select().from(checkInConsents).where(eq(checkInConsents.userId, userId));
    const said = await db.select().from(userAssessments).where(eq(userAssessments.userId, userId));
    const suggested = await db
      .select()
      .from(userRecommendations)
      .where(eq(userRecommendations.userId, userId));
    const kept = await db
      .select({ activity: selfcareActivities.title, addedAt: userFavouriteActivities.addedAt })
      .from(userFavouriteActivities)
      .innerJoin(selfcareActivities, eq(selfcareActivities.id, userFavouriteActivities.activityId))
      .where(eq(userFavouriteActivities.userId, userId));
    const titles = new Map(
      (
        await db
          .select({ id: selfcareActivities.id, title: selfcareActivities.title })
          .from(selfcareActivities)
      ).map(({ id, title }) => [id, translateGuide(title)]),
    );
    return {
      consents: consents.map(({ givenAt, statement }) => ({ givenAt, statement })),
      checkIns: said.map((row) => ({ date: row.date, ...openCheckIn(secrets, row) })),
      recommendations: suggested.map((row) => {
        const { talk, activities } = openSuggestion(secrets, row) ?? { talk: null, activities: [] };
        return {
          generatedAt: row.generatedAt,
          viewed: row.viewed,
          saved: row.saved,
          talk: talk && formatTalkReason(talk),
          activities: activities.map(({ activityId, reason }) => ({
            activity: titles.get(activityId) ?? null,
            reason: formatReason(reason),
          })),
        };
      }),
      favourites: kept.map(({ activity, addedAt }) => ({ activity: translateGuide(activity), addedAt })),
    };
  },

  async erase(tx, userId) {
    await tx.delete(userRecommendations).where(eq(userRecommendations.userId, userId));
    await tx.delete(userAssessments).where(eq(userAssessments.userId, userId));
    await tx.delete(checkInConsents).where(eq(checkInConsents.userId, userId));
    await tx.delete(userFavouriteActivities).where(eq(userFavouriteActivities.userId, userId));
    return { deleted: [texts().erased], kept: [] };
  },
});
