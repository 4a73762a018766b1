import { fieldLabel, mapFields, recordFields } from '#clinic/patients/fields.ts';
import type { ImportKind } from '../../terms.ts';
import type { Field } from '../terms.ts';
import { texts } from './texts.ts';

export function formatCount(kind: ImportKind, count: number): string {
  const { one, many } = texts().kinds[kind];
  return `${count} ${count === 1 ? one : many}`;
}

export const fieldLabels = (): Record<Field, string> => ({
  ...texts().fields,
  ...mapFields(fieldLabel, recordFields),
});

/** What applies when a column is missing. */
export const fieldHints = (): Partial<Record<Field, string>> => texts().fieldHints;

/** Sample row of the template; fields without a sample are omitted. */
export const fieldSamples = (): Partial<Record<Field, string>> => ({
  ...texts().samples,
  phone: '600 000 000',
  email: 'ona@example.org',
  birthDate: '31/12/1990',
  document: '12345678Z',
  emergencyPhone: '600 000 001',
  date: '31/12/2030',
  time: '17:30',
  minutes: '60',
  professional: '',
  address: '',
  sessions: '4',
  until: '31/12/2030',
});
