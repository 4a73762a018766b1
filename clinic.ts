import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import * as demonstration from './clinic.config.ts';
import { noticeProblems } from './src/clinic/appointments/rules/notice-limits.ts';

type ContactField = 'name' | 'address' | 'phone' | 'email' | 'mapUrl';

export type { ConsultationKind, PerkName, ReminderKind, ReminderSeed } from './clinic.config.ts';

/**
 * What `#config` is in Node: the file that `CLINIC_CONFIG` names, and without it the demonstration's. A clinic's own file lies
 * outside the repository, where no update touches it. In the browser Vite puts the same file in place (`vite.config.ts`).
 * Types are the demonstration's.
 */
const chosen = chosenConfig(process.env.CLINIC_CONFIG);

/** The clinic's settings. Contact details are left out of the type: read them with `clinicContact()`, which knows the panel's. */
export const clinic: Omit<typeof chosen.clinic, ContactField> = chosen.clinic;

export const {
  consentTextSeeds,
  directory,
  homeAddresses,
  legalNotice,
  perkAddresses,
  planSeeds,
  professionalSeeds,
} = chosen;

function chosenConfig(file: string | undefined): typeof demonstration {
  const name = file || 'clinic.config.ts';
  try {
    if (file === undefined || file === '') return checked(demonstration);
    // Not import(): its wait would spread to every module that knows the clinic.
    // Cast: `missingIn` compares it with the demonstration; what is there and of another type, nobody looks at.
    const own = createRequire(import.meta.url)(resolve(file)) as typeof demonstration;
    const missing = missingIn(own, demonstration, []);
    if (missing.length > 0)
      throw new Error(`it lacks ${missing.join(', ')}; clinic.config.ts shows what belongs there`);
    return checked(own);
  } catch (error) {
    throw new Error(
      `CLINIC_CONFIG: ${name} cannot be used: ${error instanceof Error ? error.message : error}`,
    );
  }
}

/** @throws Error that names each setting that cannot work together with the others */
function checked(own: typeof demonstration): typeof demonstration {
  const problems = noticeProblems(own.clinic);
  if (problems.length > 0) throw new Error(problems.join('; '));
  return own;
}

/**
 * Names that the demonstration has and the clinic's own file has not: an update may have brought them. Of a list each entry
 * has to have what all the demonstration's have; what is null there may be null here.
 */
function missingIn(own: unknown, wanted: unknown, path: string[]): string[] {
  if (own === undefined || (own === null && wanted !== null)) return [path.join('.')];
  if (typeof wanted !== 'object' || wanted === null) return [];
  if (Array.isArray(wanted)) {
    if (!Array.isArray(own)) return [path.join('.')];
    const entry = alwaysThere(wanted);
    return own.flatMap((each, place) => missingIn(each, entry, [...path, String(place)]));
  }
  return Object.entries(wanted).flatMap(([name, value]) =>
    missingIn(isPlain(own) ? own[name] : undefined, value, [...path, name]),
  );
}

// A function of its own name: it is called while this file is still being read.
function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** What all entries of a list have in common; null where that is nothing, or where one of them has null. */
function alwaysThere(entries: readonly unknown[]): unknown {
  if (entries.length === 0) return null;
  if (entries.every((entry) => Array.isArray(entry))) return entries.flat();
  if (!entries.every(isPlain)) return null;
  const names = Object.keys(entries[0] ?? {}).filter((name) =>
    entries.every((each) => each[name] !== undefined),
  );
  return Object.fromEntries(names.map((name) => [name, commonOf(entries.map((each) => each[name]))]));
}

function commonOf(values: unknown[]): unknown {
  return values.some((value) => value === null) ? null : (alwaysThere(values) ?? values[0]);
}
