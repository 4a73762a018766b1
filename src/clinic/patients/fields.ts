import { texts } from './field-texts.ts';

/** How a field of a patient record is shown, shared and erased. */
type FieldDefinition = {
  section: Section;
  input?: 'date' | 'tel' | 'email';
  isMultiline?: true;
  /** Belongs to the account if the person has one; the record's own value is used without one. */
  isHeldByAccount?: true;
  /** Only reception and the director see it. */
  isForDesk?: true;
  /** A guardian's export leaves it out: it may tell one parent how to reach the other. */
  mayNameOthers?: true;
  /** Stays with a locked record, because it says whose record it is. The others have a text in `personal-texts.es.ts`. */
  staysLocked?: true;
};

/** The fields of `emergency` belong together: of two joined records they all come from one. */
export type Section = 'identity' | 'contact' | 'emergency' | 'desk';

/** Languages that the desk notes down. */
export const languages = ['es', 'ca', 'en', 'other'] as const;

/**
 * The fields of a patient record, in the order of the form. Queries, export, erasure, joining, form and
 * import follow from this list; `contract.ts` has the shape of each, `tables.server.ts` a column under the
 * same name. All values are texts, dates as YYYY-MM-DD.
 */
const definitions = {
  fullName: { section: 'identity', staysLocked: true },
  birthDate: { section: 'identity', input: 'date', staysLocked: true },
  document: { section: 'identity', isForDesk: true, staysLocked: true },
  language: {
    section: 'identity',
    isHeldByAccount: true,
  },
  phone: {
    section: 'contact',
    input: 'tel',
    isHeldByAccount: true,
  },
  email: {
    section: 'contact',
    input: 'email',
    isHeldByAccount: true,
  },
  address: {
    section: 'contact',
    isHeldByAccount: true,
    isForDesk: true,
    mayNameOthers: true,
  },
  emergencyName: {
    section: 'emergency',
    mayNameOthers: true,
  },
  emergencyPhone: {
    section: 'emergency',
    input: 'tel',
    mayNameOthers: true,
  },
  emergencyRelation: {
    section: 'emergency',
    mayNameOthers: true,
  },
  deskRemark: {
    section: 'desk',
    isMultiline: true,
    isForDesk: true,
    mayNameOthers: true,
  },
} as const satisfies Record<string, FieldDefinition>;

export type PatientField = keyof typeof definitions;
export const fieldDefinitions: Readonly<Record<PatientField, FieldDefinition>> = definitions;
export const fieldLabel = (field: PatientField): string => texts().labels[field];
export const fieldHint = (field: PatientField): string | undefined => {
  const hints: Partial<Record<PatientField, string>> = texts().hints;
  return hints[field];
};
/** Names of the possible values; undefined for a field of free text. */
export const fieldOptions = (field: PatientField): Readonly<Record<string, string>> | undefined =>
  field === 'language' ? texts().languages : undefined;
// Cast: the keys of `definitions`, which has no others.
export const patientFields = Object.keys(definitions) as PatientField[];

/** Fields besides the name. Replies contain `name`: `fullName`, or else the account's name. */
export const recordFields = patientFields.filter((field) => field !== 'fullName');

type AccountField = {
  [Field in PatientField]: (typeof definitions)[Field] extends { isHeldByAccount: true } ? Field : never;
}[PatientField];
export const isHeldByAccount = (field: PatientField): field is AccountField =>
  fieldDefinitions[field].isHeldByAccount === true;

/** The values of a record; null if unknown. */
export type PatientFieldValues = Record<PatientField, string | null>;

/** An object with one entry per field. */
export const mapFields = <Value, Field extends PatientField = PatientField>(
  read: (field: Field) => Value,
  fields: readonly Field[],
): Record<Field, Value> =>
  // Cast: `fromEntries` forgets the keys.
  Object.fromEntries(fields.map((field) => [field, read(field)])) as Record<Field, Value>;

/** The fields of a record that its reader may see; null otherwise. */
export const visibleFields = (record: Omit<PatientFieldValues, 'fullName'>, isDesk: boolean) =>
  mapFields(
    (field) => (isDesk || fieldDefinitions[field].isForDesk !== true ? record[field] : null),
    recordFields,
  );

/** Copies the fields of a record and nothing else. */
export const pickFields = (record: PatientFieldValues): PatientFieldValues =>
  mapFields((field) => record[field], patientFields);

/** Fields that an erasure empties: all, or those that need not stay with a locked record. */
export const fieldsToErase = (isLocked: boolean): PatientField[] =>
  patientFields.filter((field) => !isLocked || fieldDefinitions[field].staysLocked !== true);
