import type { Person } from '#clinic/audit/contract.ts';
import { record } from '#clinic/audit/service.server.ts';
import { currentTexts } from '#clinic/consents/service.server.ts';
import { organizationAt } from '#clinic/organization/service.server.ts';
import { listActive } from '#clinic/professionals/service.server.ts';
import { listBookable, listServicesForSale } from '#clinic/services/service.server.ts';
import { findPlans } from '#clinic/subscriptions/service.server.ts';
import { legalNotice } from '#config';
import { refusing } from '#platform/api/refusals.ts';
import { configuredSettings } from '#platform/clinic-settings.ts';
import { bumpContentVersion } from '#platform/documents/content-version.server.ts';
import { findTranslation } from '#platform/language/clinic-texts.server.ts';
import type { FurtherLanguage } from '#platform/language/offered-languages.ts';
import { inTransaction } from '#platform/postgres/database.server.ts';
import { privateSettings } from '#platform/private-settings.server.ts';
import { applyStoredSettings, readChangedSettings, type SettingsDeps } from '../values/service.server.ts';
import { type TranslatedText, translationRefusals } from './contract.ts';
import * as queries from './queries.server.ts';
import type { TextPlace } from './terms.ts';

const refuse = refusing(translationRefusals);

type Deps = Pick<SettingsDeps, 'db' | 'clock' | 'log'>;

/** Texts that the clinic has written and patients read, each once. */
async function collectTexts(deps: Deps): Promise<{ place: TextPlace; source: string }[]> {
  const { db, clock } = deps;
  const [kinds, further, team, plans, consents, organization, changed] = await Promise.all([
    listServicesForSale(db),
    listBookable(db),
    listActive(db),
    findPlans(db),
    currentTexts(db),
    organizationAt(db, clock.now()),
    readChangedSettings(deps),
  ]);
  const settings = { ...configuredSettings, ...changed };
  const { directory, regions, advancedTherapies } = settings;
  const { homeGuide, schoolGuide } = privateSettings().perkAddresses;
  const texts: Record<TextPlace, readonly (string | null)[]> = {
    services: [...kinds, ...further].flatMap(({ name, description }) => [name, description]),
    team: team.flatMap(({ title, bio }) => [title, bio]),
    plans: plans.flatMap(({ name, description, features }) => [
      name,
      description,
      ...features.map(({ text }) => text),
    ]),
    perks: [...homeGuide, ...schoolGuide],
    emergency: settings.emergencyContacts.flatMap(({ name, description }) => [name, description]),
    site: [
      advancedTherapies.announcement,
      advancedTherapies.onSiteFrom,
      ...regions.now.flatMap(({ name, how }) => [name, how]),
      ...regions.soon,
      settings.accreditation,
      settings.sharedPicture.alt,
    ],
    complementary: Object.values(settings.complementaryServices).flatMap(({ name, kind, title }) => [
      name,
      kind,
      title,
    ]),
    directory: [
      directory.applicationsOpenOn,
      directory.visibleWithin,
      ...directory.reach.flatMap(({ launch, countries }) => [launch, ...countries]),
    ],
    pages: [...Object.values(settings.privacyPages), settings.groupSite].map(({ name }) => name),
    clinic: [
      organization.register,
      organization.centreAuthorisation,
      organization.college,
      organization.degree,
      organization.lastRevision,
      legalNotice.ethicsCode.name,
    ],
    consents: [...consents.values()].flatMap(({ title, body }) => [title, body]),
  };
  const seen = new Set<string>();
  // Cast: the object's own keys.
  return (Object.keys(texts) as TextPlace[]).flatMap((place) =>
    texts[place].flatMap((source) => {
      // Numbers and years are the same in every language.
      if (source === null || seen.has(source) || !/\p{L}{2}/u.test(source)) return [];
      seen.add(source);
      return { place, source };
    }),
  );
}

/** @returns the texts of the clinic with their translations, in the order of the page */
export async function showTranslations(deps: Deps, language: FurtherLanguage): Promise<TranslatedText[]> {
  const texts = await collectTexts(deps);
  return texts.map(({ place, source }) => ({ place, source, text: findTranslation(source, language) }));
}

/**
 * Stores translations, which every instance uses within two seconds. Writes nothing if nothing changes.
 * @throws Refusal `text_changed` if a Spanish text is no longer used
 */
export async function saveTranslations(
  deps: Deps,
  actor: Person,
  { language, texts }: { language: FurtherLanguage; texts: readonly { source: string; text: string }[] },
): Promise<TranslatedText[]> {
  const { db, clock } = deps;
  const at = clock.now();
  const changed = texts.filter(({ source, text }) => text !== (findTranslation(source, language) ?? ''));
  if (changed.length > 0) {
    await inTransaction(db, async (tx) => {
      // First, because its row lock serializes concurrent changes.
      await bumpContentVersion(tx);
      const known = new Set((await collectTexts({ ...deps, db: tx })).map(({ source }) => source));
      if (!changed.every(({ source }) => known.has(source))) throw refuse('text_changed');
      const { userId } = actor;
      await queries.upsertTranslations(
        tx,
        changed.map((one) => ({ ...one, language, savedAt: at, savedBy: userId })),
      );
      const detail = { language, texts: String(changed.length) };
      await record(tx, { at, actor, action: 'settings.translated', subject: 'clinic', detail });
    });
    await applyStoredSettings(deps);
  }
  return showTranslations(deps, language);
}
