import { sql } from 'drizzle-orm';
import type { Language } from '#platform/language/language.ts';
import type { Database } from '#platform/postgres/database.server.ts';
import { hashToken } from '#platform/secrets/secrets.server.ts';
import { clinicTranslations } from '../tables.server.ts';

type NewTranslation = { language: Language; source: string; text: string; savedAt: Date; savedBy: number };

/** Inserts translations or replaces the former ones. */
export const upsertTranslations = (tx: Database, translations: readonly NewTranslation[]) =>
  tx
    .insert(clinicTranslations)
    .values(translations.map((one) => ({ ...one, sourceHash: hashToken(one.source) })))
    .onConflictDoUpdate({
      target: [clinicTranslations.language, clinicTranslations.sourceHash],
      set: {
        text: sql`excluded.text`,
        savedAt: sql`excluded.saved_at`,
        savedBy: sql`excluded.saved_by`,
      },
    });
