import type { ImportKind } from '../terms.ts';
import { normalizeCell } from './cell-rules.ts';
import { type Columns, type Field, fieldsOf } from './terms.ts';

const split = (names: string) => names.split('|');

/**
 * Known headings per field, normalized. The lists of a field go from most to least specific, and an earlier list
 * wins. Within a list the first column is used; for sessions none if there are two.
 */
const headings: Record<Field, readonly (readonly string[])[]> = {
  firstName: [
    split(
      'nombre|nombre completo|nombre y apellidos|apellidos y nombre|apellidos nombre|paciente|cliente|persona|nom|nom i cognoms|cognoms i nom|pacient|client|first name|given name|legal first name|patient|patient name|client name|full name|nombre del paciente|nombre paciente|nom del pacient|primer nombre|nombre de pila',
    ),
    split('name|preferred name|display name|nombre para mostrar'),
  ],
  middleName: [split('segundo nombre|middle name|additional name|segon nom|middle names')],
  lastName: [
    split(
      'apellidos|apellido|primer apellido|apellido 1|1er apellido|1 apellido|apellido paterno|cognoms|cognom|primer cognom|cognom 1|last name|surname|family name|legal last name|apellidos del paciente',
    ),
  ],
  secondLastName: [
    split(
      'segundo apellido|apellido 2|2 apellido|2o apellido|apellido materno|segon cognom|cognom 2|second last name|second surname',
    ),
  ],
  phone: [
    split(
      'telefono|telefono movil|movil|telefono 1|tel movil|tel|tlf|tfno|telf|celular|telefono celular|whatsapp|movil 1|tel 1|tlf movil|tlf 1|numero de telefono|numero de movil|n de telefono|telefono de contacto|telefono principal|telefon|telefon mobil|mobil|telefon 1|tel mobil|phone|phone number|mobile|mobile phone|mobile number|cell|cell phone|phone numbers|phone number 1|phone 1|phone 1 value|telefono 1 valor|primary phone',
    ),
    split(
      'telefono 2|telefono fijo|fijo|telefono casa|telefono particular|telefono trabajo|otro telefono|tel fijo|tlf fijo|movil 2|telefono 3|telefon 2|telefon fix|fix|home phone|home phone 2|other phone|work phone|business phone|business phone 2|car phone|company main phone|phone number 2|phone number 3|phone 2|phone 2 value|phone 3 value|phone 4 value|telefono del trabajo',
    ),
  ],
  email: [
    split(
      'correo|correo electronico|email|e mail|mail|correo 1|email 1|e mail 1|direccion de correo|direccion de correo electronico|direccion de correo electronico 1|correu|correu electronic|adreca electronica|email address|e mail address|e mail 1 value|email 1 value|correo electronico 1',
    ),
    split(
      'correo 2|email 2|e mail 2|e mail 2 address|e mail 3 address|e mail 2 value|e mail 3 value|email 2 value|correo electronico 2|correu 2|otro correo',
    ),
  ],
  birthDate: [
    split(
      'fecha de nacimiento|fecha nacimiento|nacimiento|f nacimiento|fec nac|f nac|fec nacimiento|fecha nac|fecha de nac|fnac|cumpleanos|data de naixement|data naixement|naixement|d naixement|data naix|aniversari|birthday|birth date|date of birth|birthdate|dob',
    ),
  ],
  date: [
    split(
      'fecha|dia|fecha cita|fecha de la cita|fecha de cita|fecha inicio|fecha de inicio|data|data cita|data de la cita|data visita|fecha y hora|inicio|inici|date|start|start date|appointment date|start time and date|comienza el',
    ),
  ],
  time: [
    split(
      'hora|hora inicio|hora de inicio|hora cita|hora de la cita|hora inici|hora d inici|desde|time|start time|comienzo',
    ),
  ],
  endTime: [
    split(
      'hora fin|hora de fin|hora final|hora de finalizacion|fin|hasta|final|termina|hora fi|hora de fi|fi|fins a|end|end time|fecha fin|fecha y hora fin|finish time',
    ),
  ],
  minutes: [
    split(
      'duracion|minutos|duracion minutos|duracion min|min|durada|durada minuts|minuts|duration|minutes|duration minutes|length',
    ),
  ],
  professional: [
    split(
      'profesional|terapeuta|psicologo|psicologa|especialista|doctor|doctora|agenda|professional|psicoleg|psicologa|clinician|practitioner|therapist|provider',
    ),
  ],
  type: [
    split(
      'tipo|modalidad|tipo de consulta|tipo de cita|servicio|tratamiento|tipus|modalitat|servei|tipus de visita|tipus de consulta|tractament|type|service|appointment type',
    ),
  ],
  address: [
    split(
      'direccion|domicilio|adreca|domicili|address|direccion postal|direccion completa|adreca postal|adreca completa|postal address|home address|street address|direccion 1',
    ),
  ],
  document: [
    split(
      'dni|nif|nie|dni nie|nif nie|dni nif|dni nie pasaporte|dni nie o pasaporte|dni nie o passaport|dni o nie|documento|documento de identidad|numero de documento|n documento|pasaporte|dni nie passaport|document|document d identitat|numero de document|passaport|id number|identity document|passport|passport number',
    ),
  ],
  language: [split('idioma|lengua|idioma preferido|llengua|idioma preferit|language|preferred language')],
  emergencyName: [
    split(
      'contacto de emergencia|persona de contacto|nombre del contacto de emergencia|nombre contacto emergencia|en caso de emergencia|contacte d emergencia|persona de contacte|nom del contacte d emergencia|emergency contact|emergency contact name',
    ),
  ],
  emergencyPhone: [
    split(
      'telefono de emergencia|telefono emergencia|telefono del contacto|telefono del contacto de emergencia|telefono contacto emergencia|telefon d emergencia|telefon del contacte|telefon del contacte d emergencia|emergency phone|emergency contact phone|emergency contact number',
    ),
  ],
  emergencyRelation: [
    split(
      'relacion|parentesco|relacion con el contacto|relacion del contacto de emergencia|relacio|parentiu|relacio amb el contacte|relationship|emergency contact relationship',
    ),
  ],
  // General notes are left out: they may be clinical.
  deskRemark: [
    split(
      'nota para recepcion|nota de recepcion|notas de recepcion|observaciones administrativas|notas administrativas|nota per a recepcio|notes de recepcio|observacions administratives|desk note|front desk note|administrative notes',
    ),
  ],
  status: [
    split(
      'estado|estado cita|estado de la cita|estado de cita|situacion|asistencia|asistio|asiste|cancelada|cancelado|cita cancelada|anulada|anulado|estat|estat de la cita|estat de la visita|assistencia|cancel lada|cancellada|anul lada|anullada|status|state|appointment status|attendance|attended|cancelled|canceled|no show|did not arrive|no asistio|no assisteix|fecha de cancelacion|motivo de cancelacion|cancelled at|cancellation date|cancellation reason',
    ),
  ],
  sessions: [
    split(
      'sesiones que quedan|sesiones restantes|quedan|restantes|disponibles|pendientes|sesiones disponibles|sesiones pendientes|por usar|sin usar|le quedan|sesiones por usar|sessions que queden|sessions restants|sessions disponibles|sessions pendents|queden|restants|pendents|remaining|left|sessions left|sessions remaining|remaining sessions|available',
    ),
    split(
      'sesiones|saldo|saldo de sesiones|saldo sesiones|numero de sesiones|n de sesiones|n sesiones|sessions|nombre de sessions|balance',
    ),
  ],
  total: [
    split(
      'total|total sesiones|total de sesiones|sesiones totales|sesiones contratadas|sesiones compradas|contratadas|compradas|sesiones del bono|total sessions|sessions totals|sessions contractades|contractades|comprades|purchased',
    ),
  ],
  used: [
    split(
      'usadas|gastadas|consumidas|utilizadas|realizadas|hechas|disfrutadas|sesiones usadas|sesiones gastadas|sesiones consumidas|sesiones utilizadas|sesiones realizadas|sesiones hechas|usades|gastades|consumides|fetes|realitzades|sessions usades|sessions fetes|used|sessions used|used sessions|completed',
    ),
  ],
  until: [
    split(
      'valen hasta|caducidad|caduca|hasta|valido hasta|fecha de caducidad|fecha caducidad|vencimiento|vence|caducitat|data de caducitat|valid fins|expires|expiry|expiry date|valid until',
    ),
  ],
  name: [split('nombre del bono|bono|plan|paquete|concepto|nom del bo|bo|paquet|package')],
  audience: [split('adultos o infantil|adults o infantil|para|infantil|adulto o infantil|tipo|tipo de bono')],
};

/** Normalizes a heading: '2.º apellido' becomes '2 apellido'. */
const normalizeHeading = (heading: string): string => normalizeCell(heading).replaceAll(/ ?[ºª]/g, '');

const isKnown = (kind: ImportKind, word: string): boolean =>
  fieldsOf[kind].some((field) => headings[field].some((names) => names.includes(word)));

export const countHeadings = (kind: ImportKind, cells: readonly string[]): number =>
  cells.filter((cell) => cell.length <= 60 && isKnown(kind, normalizeHeading(cell))).length;

const moneyHeading =
  /\b(importe|precio|pago|pagado|pagos|euros?|eur|cobrad[oa]|deuda|preu|import|price|amount|paid)\b/;
const moneyCell = /[€$£]|\beur|\d[.,]\d{2}\s*$/i;

/**
 * Assigns columns to fields by their headings; each column is used once. Sessions get no column if several could be
 * the remaining number: the user must choose.
 * @param cells cells of each column, to resolve ambiguous headings: amounts of money are never sessions
 */
export function guessColumns(
  kind: ImportKind,
  heads: readonly string[],
  cells: readonly (readonly string[])[] = [],
): Columns {
  const words = heads.map(normalizeHeading);
  const columns: Columns = {};
  const taken = new Set<number>();
  const isMoney = (place: number) =>
    moneyHeading.test(words[place] ?? '') || (cells[place] ?? []).some((cell) => moneyCell.test(cell));
  const placesOf = (field: Field): number[] => {
    for (const names of headings[field]) {
      const places = words.flatMap((word, place) =>
        names.includes(word) && !taken.has(place) && !(countFields.includes(field) && isMoney(place))
          ? [place]
          : [],
      );
      if (places.length > 0)
        return places.sort(
          (one, other) => rankHeadings(names, words, one) - rankHeadings(names, words, other),
        );
    }
    return [];
  };
  for (const field of fieldsOf[kind]) {
    const [place, ...others] = placesOf(field);
    if (place === undefined) continue;
    if (field === 'sessions' && others.length > 0) continue;
    columns[field] = place;
    taken.add(place);
  }
  // A column without a known heading is accepted if it contains only states.
  if (kind === 'appointments' && columns.status === undefined) {
    const place = cells.findIndex((column, at) => !taken.has(at) && isStateColumn(column));
    if (place >= 0) columns.status = place;
  }
  return kind === 'sessions' ? settleTotal(columns, words) : columns;
}

const countFields: readonly Field[] = ['sessions', 'total', 'used'];

/** Earlier columns win, except that a state beats a reason or date beside it. */
const rankHeadings = (names: readonly string[], words: readonly string[], place: number): number =>
  place +
  (names === headings.status[0] && /motivo|reason|fecha|date|\bat\b/.test(words[place] ?? '') ? 1000 : 0);

/** 'Sesiones' beside 'Quedan' means the total; beside only 'Usadas' or 'Total' it is ambiguous. */
function settleTotal(columns: Columns, words: readonly string[]): Columns {
  const { sessions, ...others } = columns;
  if (sessions === undefined) return columns;
  const isSpecific = headings.sessions[0]?.includes(words[sessions] ?? '');
  if (!isSpecific) return others.used === undefined && others.total === undefined ? columns : others;
  const total = words.findIndex((word) => ['sesiones', 'sessions', 'numero de sesiones'].includes(word));
  return columns.total === undefined && total >= 0 ? { ...columns, total } : columns;
}

/** Further columns of the same meaning, read when the chosen one is empty: a second phone, a cancellation date. */
export function spareColumns(
  kind: ImportKind,
  heads: readonly string[],
  columns: Columns,
): Partial<Record<Field, number[]>> {
  const taken = new Set(Object.values(columns));
  const words = heads.map(normalizeHeading);
  const spare: Partial<Record<Field, number[]>> = {};
  for (const field of ['phone', 'email', 'status'] as const) {
    // Cast: `includes` takes only the fields of one kind, and this field may belong to another.
    if (columns[field] === undefined || !(fieldsOf[kind] as readonly string[]).includes(field)) continue;
    const names = headings[field].flat();
    spare[field] = words.flatMap((word, place) => (names.includes(word) && !taken.has(place) ? [place] : []));
  }
  return spare;
}

/** 'keep': imported. 'cancelled', 'missed': not imported. 'unknown': the user must decide. */
export type RowMeaning = 'keep' | 'cancelled' | 'missed' | 'unknown';

const yesPattern = /^(si|s|yes|y|true|verdadero|cert|1|x)$/;
const noPattern = /^(no|n|false|falso|fals|0)?$/;
const cancelledPattern =
  /cancel|anul|annul|suspend|suspes|rechaz|rebutj|declin|eliminad|esborrad|deleted|void/;
const missedPattern =
  /^no (se )?(asist|present|vino|acud|ha venido|aparec|assist|s ha present|es va present|va venir|ha vingut)|\bno show|noshow|did not (attend|arrive|show)|\bdna\b|missed|^ausen|^absen|^falt[ao]|planton|incompareci|incompareix/;
const confirmedPattern =
  /^(confirm|pendiente$|pendent$|pending$|program|previst|activ|ok$|vigente|agendad|reserv|citad|planific|schedul|booked|upcoming|acept|accept|concertad|asignad|assignad|nueva$|nova$|new$|abierta$|aprobad|approved|recordad|asist|assist|realiz|realitz|atend|ates|complet|finaliz|finalitz|done$|attended|arrived|show$)/;

/** Parses the state of an appointment; the heading determines the meaning of 'Sí' and 'No'. */
export function readState(heading: string, text: string): RowMeaning {
  const head = normalizeCell(heading);
  const cell = normalizeCell(text);
  if (cell === '') return 'keep';
  if (/cancel|anul|annul/.test(head))
    return noPattern.test(cell) || readStateWord(cell) === 'keep' ? 'keep' : 'cancelled';
  if (/^no |no show|did not/.test(head) && (yesPattern.test(cell) || noPattern.test(cell)))
    return yesPattern.test(cell) ? 'missed' : 'keep';
  if (/asist|assist|attend/.test(head) && (yesPattern.test(cell) || noPattern.test(cell)))
    return yesPattern.test(cell) ? 'keep' : 'missed';
  return readStateWord(cell);
}

function readStateWord(cell: string): RowMeaning {
  if (/^(no|not|sin|sense) (esta |is )?(cancel|anul|annul)/.test(cell)) return 'keep';
  if (/^(por|pendiente|pendent|pending|to) (de |be )?(cancel|anul)/.test(cell)) return 'unknown';
  if (missedPattern.test(cell)) return 'missed';
  if (cancelledPattern.test(cell)) return 'cancelled';
  return confirmedPattern.test(cell) ? 'keep' : 'unknown';
}

const isStateColumn = (column: readonly string[]): boolean => {
  const said = column.filter((cell) => normalizeCell(cell) !== '');
  const states = said.map((cell) => readStateWord(normalizeCell(cell)));
  return (
    states.length > 0 &&
    states.every((state) => state !== 'unknown') &&
    states.some((state) => state !== 'keep')
  );
};
