import type { ImportKind } from '../../terms.ts';
import { type Field, type LeftReason, type RowState, undoDays } from '../terms.ts';

export const importWords: Record<ImportKind, { title: string; what: string; one: string; many: string }> = {
  people: {
    title: 'Personas',
    what: 'Una ficha para cada una, sin cuenta.',
    ...{ one: 'ficha', many: 'fichas' },
  },
  appointments: {
    title: 'Citas por venir',
    what: 'De personas que ya tienen ficha.',
    ...{ one: 'cita', many: 'citas' },
  },
  sessions: {
    title: 'Sesiones que quedan',
    what: 'De bonos pagados antes. En la caja no entra nada.',
    ...{ one: 'bono', many: 'bonos' },
  },
};

/** '300 fichas', '1 cita'. */
export const counted = (kind: ImportKind, count: number): string =>
  `${count} ${count === 1 ? importWords[kind].one : importWords[kind].many}`;

export const fieldWords: Record<Field, string> = {
  firstName: 'Nombre',
  lastName: 'Apellidos',
  phone: 'Teléfono',
  email: 'Correo',
  birthDate: 'Fecha de nacimiento',
  date: 'Día',
  time: 'Hora',
  minutes: 'Duración',
  professional: 'Profesional',
  type: 'Tipo de consulta',
  address: 'Dirección',
  sessions: 'Sesiones que quedan',
  until: 'Valen hasta',
  name: 'Nombre del bono',
  audience: 'Adultos o infantil',
};

/** What holds where a column is missing. */
export const fieldHints: Partial<Record<Field, string>> = {
  lastName: 'Pueden estar con el nombre.',
  time: 'Puede estar con el día.',
  minutes: 'Si falta, lo que dura una sesión.',
  type: 'Si falta, en el despacho.',
  until: 'Si falta, un año desde hoy.',
  audience: 'Si falta, de adultos.',
};

/** What stands under each heading of the model that can be downloaded: nobody's. */
export const fieldSamples: Record<Field, string> = {
  ...{ firstName: 'Ona', lastName: 'Persona Inventada', phone: '600 000 000', email: 'ona@example.org' },
  ...{ birthDate: '31/12/1990', date: '31/12/2030', time: '17:30', minutes: '60', professional: '' },
  ...{
    type: 'despacho',
    address: '',
    sessions: '4',
    until: '31/12/2030',
    name: 'Bono de 10',
    audience: 'adultos',
  },
};

export const stateWords: Record<RowState, string> = {
  new: 'Se importa',
  present: 'Ya está',
  wrong: 'No se importa',
};

export const leftWords: Record<LeftReason, string> = {
  account: 'ya tiene cuenta',
  attended: 'ya está apuntado si vino',
  changed: 'se ha cambiado después',
  over: 'ya ha pasado',
  paid: 'ya está pagada',
  told: 'ya se ha enviado un recordatorio',
  used: 'ya tiene algo apuntado: citas, sesiones usadas o avisos',
};

export const undoSentence = `Durante ${undoDays} días puedes deshacer cada una.`;
