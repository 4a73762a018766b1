import { isDeepStrictEqual } from 'node:util';
import type { Logger } from 'pino';
import { leastDaysAhead } from '#clinic/appointments/rules/cancellation.ts';
import { findMunicipality } from '#clinic/appointments/service.server.ts';
import type { Person } from '#clinic/audit/contract.ts';
import { record } from '#clinic/audit/service.server.ts';
import { translations } from '#config';
import { refusing } from '#platform/api/refusals.ts';
import {
  applySettings,
  type ChangedSettings,
  type ClinicSettings,
  configuredSettings,
} from '#platform/clinic-settings.ts';
import { bumpContentVersion, type ContentVersion } from '#platform/documents/content-version.server.ts';
import {
  setTranslations,
  type Translations,
  translateTexts,
} from '#platform/language/clinic-texts.server.ts';
import { currentLanguage, type Language, languages } from '#platform/language/language.ts';
import { type Database, inTransaction } from '#platform/postgres/database.server.ts';
import {
  applyPrivateSettings,
  configuredPrivateSettings,
  type PrivateSettings,
} from '#platform/private-settings.server.ts';
import type { Clock } from '#platform/time/clock.ts';
import type { SettingsGroup } from '../terms.ts';
import {
  type GroupValues,
  groupValues,
  type SavedGroup,
  type SettingsDraft,
  type StoredSettings,
  settingsRefusals,
} from './contract.ts';
import * as queries from './queries.server.ts';
import { previewPages } from './terms.ts';
import { texts } from './texts.ts';

const refuse = refusing(settingsRefusals);

export type SettingsDeps = {
  db: Database;
  clock: Clock;
  log: Pick<Logger, 'warn'>;
  /** Renders a public page with replies of the API that replace the stored ones; undefined without built pages. */
  renderPage: ((path: string, replies: Readonly<Record<string, unknown>>) => Promise<string>) | undefined;
};

type StoredValues = { forAll: StoredSettings; forServer: Partial<PrivateSettings> };

/** The values that were changed in the panel. A stored version that no longer fits the schema is left out and logged. */
async function readStored({ db, log }: Pick<SettingsDeps, 'db' | 'log'>): Promise<StoredValues> {
  const versions = await queries.findNewestVersions(db);
  const changed = versions.map(({ group, values }) => {
    const parsed = groupValues[group]?.safeParse(values);
    if (!parsed?.success) log.warn({ group }, 'stored settings do not fit and are ignored');
    return parsed?.data ?? {};
  });
  const { perkAddresses, homeAddresses, ...forAll } = Object.assign({}, ...changed);
  const forServer = {
    ...(perkAddresses !== undefined && { perkAddresses }),
    ...(homeAddresses !== undefined && { homeAddresses }),
  };
  return { forAll, forServer };
}

/** The changed values that everyone may see. */
export const readChangedSettings = async (deps: Pick<SettingsDeps, 'db' | 'log'>): Promise<StoredSettings> =>
  (await readStored(deps)).forAll;

/** The values that differ from the configuration in the current language, for pages. */
export const readSettingsOfPages = async (deps: Pick<SettingsDeps, 'db' | 'log'>): Promise<StoredSettings> =>
  settingsIn(currentLanguage(), await readChangedSettings(deps));

/** The changed values, and those of the configuration whose texts have a translation. */
function settingsIn(language: Language, changed: StoredSettings): StoredSettings {
  // Cast: the schema of the configuration has checked the same values.
  const all = { ...configuredSettings, ...changed } as StoredSettings;
  const translated = translateTexts(all, language);
  if (translated === all) return changed;
  // Cast: a part of the same object.
  return Object.fromEntries(
    Object.entries(translated).filter(
      ([name, value]) =>
        name in changed || !isDeepStrictEqual(value, configuredSettings[name as keyof ClinicSettings]),
    ),
  ) as StoredSettings;
}

/** Those of the configuration, replaced by those of the panel. */
function combineTranslations(stored: Awaited<ReturnType<typeof queries.findTranslations>>): Translations {
  return Object.fromEntries(
    languages.map((language) => {
      const configured = Object.entries(translations?.[language] ?? {});
      const changed = stored
        .filter((one) => one.language === language)
        .map(({ source, text }): [string, string] => [source, text]);
      const all = new Map([...configured, ...changed]);
      for (const [source, text] of all) if (text === '') all.delete(source);
      return [language, all];
    }),
  );
}

/** Applies the stored values and translations to this process. */
export async function applyStoredSettings(deps: Pick<SettingsDeps, 'db' | 'log'>): Promise<void> {
  setTranslations(combineTranslations(await queries.findTranslations(deps.db)));
  const { forAll, forServer } = await readStored(deps);
  // Cast: the schema has checked the lengths that tuples need.
  for (const language of languages) applySettings(settingsIn(language, forAll) as ChangedSettings, language);
  applyPrivateSettings(forServer);
}

/** Applies the stored values now and after every content change, so that this process always uses them. */
export async function keepSettingsCurrent(
  deps: Pick<SettingsDeps, 'db' | 'log'> & { contentVersion: Pick<ContentVersion, 'onMove'> },
): Promise<void> {
  await applyStoredSettings(deps);
  deps.contentVersion.onMove(() => applyStoredSettings(deps));
}

/** Number of versions that the history shows. */
const historyLength = 50;

/** @returns the current values of a group, and its history */
export async function showGroup({ db }: Pick<SettingsDeps, 'db'>, group: SettingsGroup): Promise<SavedGroup> {
  const versions = await queries.findVersions(db, group, historyLength + 1);
  const configured = configuredValues(group);
  // Cast: `saveSettings` has stored an object.
  const valuesOf = (version: (typeof versions)[number] | undefined) =>
    (version?.values ?? configured) as Record<string, unknown>;
  return {
    version: versions[0]?.id ?? null,
    values: valuesOf(versions[0]),
    history: versions.slice(0, historyLength).map(({ id, savedAt, savedBy }, index) => ({
      id,
      savedAt: savedAt.toISOString(),
      savedBy,
      before: valuesOf(versions[index + 1]),
      after: valuesOf(versions[index]),
    })),
  };
}

function configuredValues<Group extends SettingsGroup>(
  group: Group,
): Record<keyof GroupValues[Group], unknown> {
  const configured = { ...configuredSettings, ...configuredPrivateSettings };
  // Casts: the schema's own keys.
  const keys = Object.keys(groupValues[group].shape) as (keyof typeof configured)[];
  return Object.fromEntries(keys.map((key) => [key, configured[key]])) as Record<
    keyof GroupValues[Group],
    unknown
  >;
}

/**
 * Stores a new version of a group, which every instance uses within two seconds. Writes nothing if nothing changes.
 * @param basedOn the version that the form was opened with
 * @throws Refusal `changed_meanwhile` if a newer version exists, `invalid` if the values do not fit those of another group
 */
export async function saveSettings(
  deps: SettingsDeps,
  actor: Person,
  { basedOn, draft }: { basedOn: number | null; draft: SettingsDraft },
): Promise<SavedGroup> {
  const { group } = draft;
  const { db, clock } = deps;
  const at = clock.now();
  await inTransaction(db, async (tx) => {
    // First, because its row lock serializes concurrent changes.
    await bumpContentVersion(tx);
    const current = await showGroup({ db: tx }, group);
    if (current.version !== basedOn) throw refuse('changed_meanwhile');
    const values = await completeValues({ ...deps, db: tx }, draft);
    if (isDeepStrictEqual(current.values, values)) return;
    await requireFreeCancellation({ ...deps, db: tx }, draft);
    await queries.addVersion(tx, { group, values, savedAt: at, savedBy: actor.userId });
    await record(tx, { at, actor, action: 'settings.changed', subject: 'clinic', detail: { group } });
  });
  await applyStoredSettings(deps);
  return showGroup(deps, group);
}

/**
 * The notice of a cancellation must be shorter than the time for which bookings are open. The two are in different groups, so
 * the draft of one is compared with the stored values of the other.
 */
async function requireFreeCancellation(
  deps: Pick<SettingsDeps, 'db' | 'log'>,
  { group, values }: SettingsDraft,
): Promise<void> {
  if (group !== 'booking' && group !== 'reminders') return;
  const stored = { ...configuredSettings, ...(await readChangedSettings(deps)) };
  const { cancellationHours, bookableDaysAhead } = { ...stored, ...values };
  const least = leastDaysAhead(cancellationHours);
  if (bookableDaysAhead >= least) return;
  if (group === 'booking') {
    const sentence = texts().leastDaysAhead(least, cancellationHours);
    throw refuse('invalid', { fields: { 'draft.values.bookableDaysAhead': sentence } });
  }
  const sentence = texts().mostCancellationHours(bookableDaysAhead * 24 - 1, bookableDaysAhead);
  throw refuse('invalid', { fields: { 'draft.values.cancellationHours': sentence } });
}

/**
 * The values to store. A base of home visits is named in the form; its coordinates are those of the municipality, or those
 * that it already has.
 * @throws Refusal `invalid` with a sentence for each unknown or repeated municipality
 */
async function completeValues(
  deps: Pick<SettingsDeps, 'db' | 'log'>,
  { group, values }: SettingsDraft,
): Promise<GroupValues[SettingsGroup]> {
  if (group !== 'homeVisits') return values;
  const stored = (await readChangedSettings(deps)).homeVisits ?? configuredSettings.homeVisits;
  const known = [...stored.bases, ...configuredSettings.homeVisits.bases];
  const fields: Record<string, string> = {};
  const bases: (typeof known)[number][] = [];
  for (const [index, { name }] of values.homeVisits.bases.entries()) {
    const path = `draft.values.homeVisits.bases.${index}.name`;
    const base = known.find((one) => one.name === name) ?? findMunicipality(name);
    if (base === undefined) fields[path] = texts().unknownMunicipality;
    else if (bases.some((one) => one.name === base.name)) fields[path] = texts().municipalityTwice;
    else bases.push(base);
  }
  if (Object.keys(fields).length > 0) throw refuse('invalid', { fields });
  return { ...values, homeVisits: { ...values.homeVisits, bases } };
}

/** @returns the public page of a group with unsaved values @throws Refusal `no_preview` if the page cannot be rendered */
export async function previewSettings(deps: SettingsDeps, draft: SettingsDraft): Promise<{ html: string }> {
  await requireFreeCancellation(deps, draft);
  const page = previewPages[draft.group];
  if (page === null || deps.renderPage === undefined) throw refuse('no_preview');
  const settings = { ...(await readChangedSettings(deps)), ...(await completeValues(deps, draft)) };
  return { html: await deps.renderPage(page.path, { '/api/settings': settings }) };
}
