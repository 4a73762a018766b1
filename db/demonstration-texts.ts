import { hashOf } from '#clinic/consents/service.server.ts';
import { consentTexts } from '#clinic/consents/tables.server.ts';
import { consentTextSeeds } from '#config';
import type { Database } from '#platform/postgres/database.server.ts';

/**
 * Publishes the consent texts once; versions that the director publishes later stay. @returns whether there
 * were none
 */
export async function seedConsentTexts(tx: Database, publishedAt: Date): Promise<boolean> {
  if ((await tx.select({ id: consentTexts.id }).from(consentTexts).limit(1)).length > 0) return false;
  const rows = consentTextSeeds.map((seed) => {
    const text = { ...seed, version: 1 };
    return { ...text, hash: hashOf(text), publishedAt };
  });
  if (rows.length > 0) await tx.insert(consentTexts).values(rows);
  return rows.length > 0;
}
