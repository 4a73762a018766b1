import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import * as demonstration from './clinic.config.ts';
import { findClinicProblems } from './clinic-schema.ts';
import type { Language } from './src/platform/language/language.ts';

type ContactField = 'name' | 'address' | 'phone' | 'email' | 'mapUrl';

/** Values that directors change in the panel: read them with `clinicSettings()`. */
type ChangeableField =
  | 'emergencyContacts'
  | 'privacyPages'
  | 'groupSite'
  | 'expertReportsUrl'
  | 'localHolidays'
  | 'bookableDaysAhead'
  | 'minimumNoticeHours'
  | 'holdMinutes'
  | 'maximumUnpaidHolds'
  | 'maximumHoldsPerNetwork'
  | 'holdsRunOutBeforePause'
  | 'cancellationHours'
  | 'homeVisits'
  | 'reminders'
  | 'regions'
  | 'yearsOfExperience'
  | 'accreditation'
  | 'inaugurationStamp'
  | 'advancedTherapies'
  | 'videoCall'
  | 'complementaryServices'
  | 'sharedPicture';

export type { ConsultationKind, PerkName, ReminderKind, ReminderSeed } from './clinic.config.ts';

/**
 * The clinic's configuration, imported as `#config`: the file named by `CLINIC_CONFIG`, or the demonstration's. A clinic's own
 * file is outside the repository, so that no update changes it. The browser gets the same file from Vite (`vite.config.ts`).
 * Types are the demonstration's.
 */
const chosen = chosenConfig(process.env.CLINIC_CONFIG);

/**
 * The clinic's settings. The type leaves out what the panel changes: read contact details with `clinicContact()`, other values
 * with `clinicSettings()`.
 */
export const clinic: Omit<typeof chosen.clinic, ContactField | ChangeableField> & {
  /** Tabs of /external, by which the two sites are linked; the panel changes the rest. */
  complementaryServices: Record<'platform' | 'magazine', { tab: string }>;
  /** Size of the configured picture; the panel changes the rest. */
  sharedPicture: { width: number; height: number };
} = chosen.clinic;

/** `directory`, `perkAddresses` and `homeAddresses` are starting values: read them with `clinicSettings()` and `privateSettings()`. */
export const {
  consentTextSeeds,
  directory,
  homeAddresses,
  legalNotice,
  perkAddresses,
  planSeeds,
  professionalSeeds,
} = chosen;

/** Translations of the clinic's own texts, by language and Spanish text; optional. The panel adds to them. */
export const translations: Partial<Record<Language, Readonly<Record<string, string>>>> | undefined =
  chosen.translations;

function chosenConfig(file: string | undefined): typeof demonstration {
  const name = file || 'clinic.config.ts';
  try {
    // require() and not import(), whose promise would spread to every module that uses the configuration.
    const own: unknown = file ? createRequire(import.meta.url)(resolve(file)) : demonstration;
    const problems = findClinicProblems(own);
    if (problems.length > 0) throw new Error(problems.join('; '));
    // Cast: the schema has checked it. The demonstration's type has narrower literals.
    const config = own as typeof demonstration;
    deepFreeze(Object.values(config));
    return config;
  } catch (error) {
    // Modules import this file while they load, so no caller could report the problem without a stack trace.
    const sentence = `CLINIC_CONFIG: ${name} cannot be used: ${firstLine(error)}`;
    process.stderr.write(`Configuration refused:\n  ${sentence}\n`);
    process.exit(1);
  }
}

/** Node adds the stack of `require`, or the source line of a syntax error. */
function firstLine(error: unknown): string {
  const [line = ''] = (error instanceof Error ? error.message : String(error)).trim().split('\n');
  return line;
}

/** Freezes an object and everything in it. */
function deepFreeze(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
  Object.freeze(value);
  for (const part of Object.values(value)) deepFreeze(part);
}
