import type { Patient } from './people.ts';
import type { Visit } from './visits.ts';

export type Care = { patient: Patient; visits: readonly Visit[] };

/** Patients with the hours they came to, oldest first. */
export const careOf = (visits: readonly Visit[]): Care[] =>
  [...Map.groupBy(visits, ({ patient }) => patient)].map(([patient, own]) => ({
    patient,
    visits: own
      .filter(({ outcome }) => outcome === 'fulfilled')
      .sort((one, other) => one.startsAt.getTime() - other.startsAt.getTime()),
  }));
