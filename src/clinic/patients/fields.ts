/** How a field of a patient record is shown and erased. */
type FieldDefinition = {
  label: string;
  input?: 'date' | 'tel' | 'email';
  /** Belongs to the account if the person has one; the record's own value is used without one. */
  isHeldByAccount?: true;
  /** What the person reads about its erasure; null if it stays with a locked record, because it says whose record it is. */
  erasedAs: string | null;
};

/**
 * The fields of a patient record, in the order of the form. Queries, export, erasure, joining, form and import follow from this list;
 * `contract.ts` has the shape of each, `tables.server.ts` a column under the same name. All values are texts, dates as YYYY-MM-DD.
 */
const definitions = {
  fullName: { label: 'Nombre y apellidos', erasedAs: null },
  birthDate: { label: 'Fecha de nacimiento', input: 'date', erasedAs: null },
  phone: { label: 'Teléfono', input: 'tel', isHeldByAccount: true, erasedAs: 'tu teléfono' },
  email: { label: 'Correo electrónico', input: 'email', isHeldByAccount: true, erasedAs: 'tu correo' },
} as const satisfies Record<string, FieldDefinition>;

export type PatientField = keyof typeof definitions;
export const fieldDefinitions: Readonly<Record<PatientField, FieldDefinition>> = definitions;
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

/** Copies the fields of a record and nothing else. */
export const pickFields = (record: PatientFieldValues): PatientFieldValues =>
  mapFields((field) => record[field], patientFields);

/** Fields that an erasure empties: all, or those that need not stay with a locked record. */
export const fieldsToErase = (isLocked: boolean): PatientField[] =>
  patientFields.filter((field) => !isLocked || definitions[field].erasedAs !== null);
