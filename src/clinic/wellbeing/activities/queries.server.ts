import { asc, eq } from 'drizzle-orm';
import type { Database } from '#platform/postgres/database.server.ts';
import { selfcareActivities, selfcareCategories } from '../tables.server.ts';

export const findCategories = (db: Database) =>
  db.select().from(selfcareCategories).orderBy(asc(selfcareCategories.position), asc(selfcareCategories.id));

export const findActivities = async (db: Database) =>
  (
    await db
      .select()
      .from(selfcareActivities)
      .innerJoin(selfcareCategories, eq(selfcareCategories.id, selfcareActivities.categoryId))
      .orderBy(asc(selfcareCategories.position), asc(selfcareActivities.position), asc(selfcareActivities.id))
  ).map((row) => row.selfcare_activities);
