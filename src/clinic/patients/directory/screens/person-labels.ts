import type { Day } from '#platform/time/calendar-days.ts';
import { formatDay } from '#platform/time/screen-dates.ts';
import {
  fieldDefinitions,
  fieldLabel,
  fieldOptions,
  type PatientField,
  type PatientFieldValues,
  recordFields,
} from '../../fields.ts';
import { ageInWords } from '../../terms.ts';
import type { PeopleFilter } from '../terms.ts';
import { labelTexts } from './label-texts.ts';

export const filterLabels = (): Record<PeopleFilter, string> => labelTexts().filters;

type Named = { name: string | null; guardianName: string | null };

/** Display name. A child without a name is named after its guardian. */
export const nameOf = ({ name, guardianName }: Named): string =>
  name ?? (guardianName === null ? labelTexts().nameless : labelTexts().childOf(guardianName));

/** A field's value as screens show it. */
function formatField(field: PatientField, value: string): string {
  const { input } = fieldDefinitions[field];
  return input === 'date' ? formatDay(value) : (fieldOptions(field)?.[value] ?? value);
}

/** Label and value of each known field. */
export const formatFields = (
  record: Omit<PatientFieldValues, 'fullName'>,
  fields: readonly (typeof recordFields)[number][] = recordFields,
): (readonly [string, string])[] =>
  fields.flatMap((field) => {
    const value = record[field];
    return value === null ? [] : [[fieldLabel(field), formatField(field, value)] as const];
  });

/** Complete months between the birth date and a day (Europe/Madrid). */
export function monthsOld(birthDate: Day, today: Day): number {
  const [years = 0, months = 0, days = 0] = birthDate.split('-').map(Number);
  const [year = 0, month = 0, day = 0] = today.split('-').map(Number);
  return (year - years) * 12 + (month - months) - (day < days ? 1 : 0);
}

/** '10 años y 6 meses'; only years for adults. */
export function ageOn(birthDate: Day, today: Day): string {
  const months = monthsOld(birthDate, today);
  const isGrownUp = months >= 18 * 12;
  return ageInWords(isGrownUp ? months - (months % 12) : months);
}

/** '6 de mayo de 2016 (10 años)'; only years for adults. */
export const bornInWords = (birthDate: Day, today: Day): string =>
  `${formatDay(birthDate)} (${ageOn(birthDate, today)})`;
