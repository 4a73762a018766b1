/** How a field of a patient record is shown, shared and erased. */
type FieldDefinition = {
  label: string;
  section: Section;
  input?: 'date' | 'tel' | 'email';
  hint?: string;
  isMultiline?: true;
  options?: Readonly<Record<string, string>>;
  /** Belongs to the account if the person has one; the record's own value is used without one. */
  isHeldByAccount?: true;
  /** Only reception and the director see it. */
  isForDesk?: true;
  /** A guardian's export leaves it out: it may tell one parent how to reach the other. */
  mayNameOthers?: true;
  /** What the person reads about its erasure; null if it stays with a locked record, because it says whose record it is. */
  erasedAs: string | null;
};

/** The fields of `emergency` belong together: of two joined records they all come from one. */
export type Section = 'identity' | 'contact' | 'emergency' | 'desk';

/** Languages that the desk notes down, with their names. */
export const languages = { es: 'Castellano', ca: 'Catalán', en: 'Inglés', other: 'Otro' } as const;

/**
 * The fields of a patient record, in the order of the form. Queries, export, erasure, joining, form and
 * import follow from this list; `contract.ts` has the shape of each, `tables.server.ts` a column under the
 * same name. All values are texts, dates as YYYY-MM-DD.
 */
const definitions = {
  fullName: { label: 'Nombre y apellidos', section: 'identity', erasedAs: null },
  birthDate: { label: 'Fecha de nacimiento', section: 'identity', input: 'date', erasedAs: null },
  document: { label: 'DNI, NIE o pasaporte', section: 'identity', isForDesk: true, erasedAs: null },
  language: {
    label: 'Idioma',
    section: 'identity',
    options: languages,
    isHeldByAccount: true,
    erasedAs: 'tu idioma',
  },
  phone: {
    label: 'Teléfono',
    section: 'contact',
    input: 'tel',
    isHeldByAccount: true,
    erasedAs: 'tu teléfono',
  },
  email: {
    label: 'Correo electrónico',
    section: 'contact',
    input: 'email',
    isHeldByAccount: true,
    erasedAs: 'tu correo',
  },
  address: {
    label: 'Dirección',
    section: 'contact',
    hint: 'Calle, número, código postal y población.',
    isHeldByAccount: true,
    isForDesk: true,
    mayNameOthers: true,
    erasedAs: 'tu dirección',
  },
  emergencyName: {
    label: 'Contacto de emergencia',
    section: 'emergency',
    mayNameOthers: true,
    erasedAs: 'tu contacto de emergencia',
  },
  emergencyPhone: {
    label: 'Teléfono del contacto',
    section: 'emergency',
    input: 'tel',
    mayNameOthers: true,
    erasedAs: 'el teléfono de tu contacto de emergencia',
  },
  emergencyRelation: {
    label: 'Relación',
    section: 'emergency',
    hint: 'Madre, pareja, amigo…',
    mayNameOthers: true,
    erasedAs: 'tu relación con ese contacto',
  },
  deskRemark: {
    label: 'Nota para recepción',
    section: 'desk',
    isMultiline: true,
    hint: 'Nada clínico. La persona no la ve en la web, pero la recibe si pide una copia de sus datos.',
    isForDesk: true,
    mayNameOthers: true,
    erasedAs: 'la nota de recepción sobre ti',
  },
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
  patientFields.filter((field) => !isLocked || definitions[field].erasedAs !== null);
