import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import * as demonstration from './clinic.config.ts';
import { findClinicProblems } from './clinic-schema.ts';

type ContactField = 'name' | 'address' | 'phone' | 'email' | 'mapUrl';

export type { ConsultationKind, PerkName, ReminderKind, ReminderSeed } from './clinic.config.ts';

/**
 * The clinic's configuration, imported as `#config`: the file named by `CLINIC_CONFIG`, or the demonstration's. A clinic's own
 * file is outside the repository, so that no update changes it. The browser gets the same file from Vite (`vite.config.ts`).
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
    // require() and not import(), whose promise would spread to every module that uses the configuration.
    const own: unknown = file ? createRequire(import.meta.url)(resolve(file)) : demonstration;
    const problems = findClinicProblems(own);
    if (problems.length > 0) throw new Error(problems.join('; '));
    // Cast: the schema has checked it. The demonstration's type has narrower literals.
    const config = own as typeof demonstration;
    deepFreeze(Object.values(config));
    return config;
  } catch (error) {
    throw new Error(
      `CLINIC_CONFIG: ${name} cannot be used: ${error instanceof Error ? error.message : error}`,
    );
  }
}

/** Freezes an object and everything in it. */
function deepFreeze(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
  Object.freeze(value);
  for (const part of Object.values(value)) deepFreeze(part);
}
