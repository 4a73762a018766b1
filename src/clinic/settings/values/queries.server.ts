import { desc, eq, sql } from 'drizzle-orm';
import { users } from '#clinic/accounts/tables.server.ts';
import type { Database } from '#platform/postgres/database.server.ts';
import { clinicSettings, clinicTranslations } from '../tables.server.ts';
import type { SettingsGroup } from '../terms.ts';

/** The newest version of each group. */
export const findNewestVersions = (db: Database) =>
  db
    .selectDistinctOn([clinicSettings.group], { group: clinicSettings.group, values: clinicSettings.values })
    .from(clinicSettings)
    .orderBy(clinicSettings.group, desc(clinicSettings.id));

/** Versions of a group, newest first. @param count maximum number */
export const findVersions = (db: Database, group: SettingsGroup, count: number) =>
  db
    .select({
      id: clinicSettings.id,
      values: clinicSettings.values,
      savedAt: clinicSettings.savedAt,
      savedBy: sql<string>`coalesce(${users.fullName}, ${users.username})`,
    })
    .from(clinicSettings)
    .innerJoin(users, eq(users.id, clinicSettings.savedBy))
    .where(eq(clinicSettings.group, group))
    .orderBy(desc(clinicSettings.id))
    .limit(count);

export const addVersion = (tx: Database, row: typeof clinicSettings.$inferInsert) =>
  tx.insert(clinicSettings).values(row);

export const findTranslations = (db: Database) =>
  db
    .select({
      language: clinicTranslations.language,
      source: clinicTranslations.source,
      text: clinicTranslations.text,
    })
    .from(clinicTranslations);
