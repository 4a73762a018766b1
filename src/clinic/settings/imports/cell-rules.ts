import { type Kind, kinds } from '#clinic/services/contract.ts';
import { fold } from '#platform/text/fold.ts';
import { type Day, isDay, type TimeOfDay } from '#platform/time/calendar-days.ts';
import type { ImportKind } from '../terms.ts';
import { type Columns, type Field, fieldsOf } from './terms.ts';

/** What clinics and their programs call a column; compared without marks, capitals and signs. */
const headings: Record<Field, readonly string[]> = {
  firstName: ['nombre', 'nombre completo', 'nombre y apellidos', 'paciente', 'cliente', 'persona', 'name'],
  lastName: ['apellidos', 'apellido', 'primer apellido', 'cognoms', 'last name', 'surname'],
  phone: ['telefono', 'telefono movil', 'movil', 'tel', 'tlf', 'tfno', 'telefon', 'phone', 'mobile'],
  email: ['correo', 'correo electronico', 'email', 'e mail', 'mail', 'correu'],
  birthDate: ['fecha de nacimiento', 'fecha nacimiento', 'nacimiento', 'f nacimiento', 'data de naixement'],
  date: ['fecha', 'dia', 'fecha cita', 'fecha de la cita', 'data', 'fecha y hora', 'inicio', 'date'],
  time: ['hora', 'hora inicio', 'hora de inicio', 'hora cita', 'time'],
  minutes: ['duracion', 'minutos', 'duracion minutos', 'min', 'durada'],
  professional: ['profesional', 'terapeuta', 'psicologo', 'psicologa', 'especialista', 'doctor', 'agenda'],
  type: ['tipo', 'modalidad', 'tipo de consulta', 'tipo de cita', 'servicio', 'tratamiento'],
  address: ['direccion', 'domicilio', 'adreca', 'address'],
  sessions: ['sesiones', 'sesiones que quedan', 'sesiones restantes', 'quedan', 'restantes', 'saldo'],
  until: ['valen hasta', 'caducidad', 'caduca', 'hasta', 'valido hasta', 'fecha de caducidad', 'vencimiento'],
  name: ['nombre del bono', 'bono', 'plan', 'paquete', 'concepto'],
  audience: ['adultos o infantil', 'para', 'infantil', 'adulto o infantil', 'tipo', 'tipo de bono'],
};

/** What is compared of a heading, a cell or a name. */
export const wordsOf = (text: string): string =>
  fold(text)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Where what stands, by the headings of a file; each column is taken once. */
export function guessColumns(kind: ImportKind, heads: readonly string[]): Columns {
  const words = heads.map(wordsOf);
  const columns: Columns = {};
  const taken = new Set<number>();
  for (const field of fieldsOf[kind]) {
    const column = words.findIndex((word, place) => !taken.has(place) && headings[field].includes(word));
    if (column < 0) continue;
    columns[field] = column;
    taken.add(column);
  }
  return columns;
}

/** A day as people write it, with a year of four digits: '3/5/1990', '03-05-1990', '1990-05-03'; null where it is none. */
export function readDay(text: string): Day | null {
  const spanish = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text);
  const iso = /^(\d{4})[/-](\d{1,2})[/-](\d{1,2})$/.exec(text);
  const [year, month, date] = spanish ? [spanish[3], spanish[2], spanish[1]] : [iso?.[1], iso?.[2], iso?.[3]];
  const day = `${year}-${month?.padStart(2, '0')}-${date?.padStart(2, '0')}`;
  return isDay(day) ? day : null;
}

/** A time as people write it: '9:00', '09.00 h', '17:30:00', '9h'; null where it is none. */
export function readTime(text: string): TimeOfDay | null {
  const found = /^(\d{1,2})(?:[:.](\d{2})(?:[:.]\d{2})?)?\s*(?:h(?:oras)?)?$/i.exec(text);
  const time = `${found?.[1]?.padStart(2, '0')}:${found?.[2] ?? '00'}`;
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(time) ? time : null;
}

/** What a cell with both begins with and goes on with: '01/12/2026 10:30', '2026-12-01T10:30'. */
export function splitDayAndTime(text: string): [string, string] {
  const [day = '', ...rest] = text.split(/[\sT]+/);
  return [day, rest.join(' ')];
}

const kindWords: Record<Kind, RegExp> = {
  video: /video|online|on line|telematic|zoom|distancia|no presencial/,
  home: /domicili|\bcasa\b/,
  child: /infantil|nino|nina|menor/,
  office: /despacho|presencial|consult|clinica|centro|oficina|adult|individual/,
};

/** A kind of consultation by the words that clinics have for it; null where none fits. */
export function readKind(text: string): Kind | null {
  const words = wordsOf(text);
  const order: readonly Kind[] = ['video', 'home', 'child', 'office'];
  return kinds.find((kind) => kind === words) ?? order.find((kind) => kindWords[kind].test(words)) ?? null;
}

/** Whether a package is a child's; a cell without words is an adult's, null where the words say neither. */
export function readAudience(text: string): 'adult' | 'child' | null {
  const words = wordsOf(text);
  if (/infantil|nino|nina|menor|child|^si$/.test(words)) return /^no\b/.test(words) ? 'adult' : 'child';
  return /adult|^no$|^$/.test(words) ? 'adult' : null;
}
