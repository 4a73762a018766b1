import { fieldLabel, mapFields, recordFields } from '#clinic/patients/fields.ts';
import type { ImportKind } from '../../terms.ts';
import { type Field, type LeftReason, type RowState, undoDays } from '../terms.ts';

export const importTexts: Record<ImportKind, { title: string; what: string; one: string; many: string }> = {
  people: {
    title: 'Personas',
    what: 'Una ficha para cada una, sin cuenta.',
    one: 'ficha',
    many: 'fichas',
  },
  appointments: {
    title: 'Citas por venir',
    what: 'De personas que ya tienen ficha.',
    one: 'cita',
    many: 'citas',
  },
  sessions: {
    title: 'Sesiones que quedan',
    what: 'De bonos pagados antes. En la caja no entra nada.',
    one: 'bono',
    many: 'bonos',
  },
};

export const formatCount = (kind: ImportKind, count: number): string =>
  `${count} ${count === 1 ? importTexts[kind].one : importTexts[kind].many}`;

export const fieldLabels: Record<Field, string> = {
  firstName: 'Nombre',
  middleName: 'Segundo nombre',
  lastName: 'Apellidos',
  secondLastName: 'Segundo apellido',
  ...mapFields(fieldLabel, recordFields),
  date: 'Día',
  time: 'Hora',
  endTime: 'Hora de fin',
  minutes: 'Duración',
  professional: 'Profesional',
  type: 'Tipo de consulta',
  status: 'Estado de la cita',
  sessions: 'Sesiones que quedan',
  total: 'Sesiones en total',
  used: 'Sesiones usadas',
  until: 'Valen hasta',
  name: 'Nombre del bono',
  audience: 'Adultos o infantil',
};

/** What applies when a column is missing. */
export const fieldHints: Partial<Record<Field, string>> = {
  lastName: 'Pueden estar con el nombre.',
  time: 'Puede estar con el día.',
  minutes: 'Si falta, hasta la hora de fin o lo que dura una sesión.',
  status: 'Las canceladas no se importan.',
  total: 'Para comprobar la cuenta.',
  used: 'Para comprobar la cuenta.',
  type: 'Si falta, en el despacho.',
  until: 'Si falta, un año desde hoy.',
  audience: 'Si falta, de adultos.',
};

/** Sample row of the template; fields without a sample are omitted. */
export const fieldSamples: Partial<Record<Field, string>> = {
  firstName: 'Ona',
  lastName: 'Persona Inventada',
  phone: '600 000 000',
  email: 'ona@example.org',
  birthDate: '31/12/1990',
  document: '12345678Z',
  language: 'catalán',
  emergencyName: 'Pol Persona Inventada',
  emergencyPhone: '600 000 001',
  emergencyRelation: 'hermano',
  date: '31/12/2030',
  time: '17:30',
  minutes: '60',
  professional: '',
  type: 'despacho',
  address: '',
  sessions: '4',
  until: '31/12/2030',
  name: 'Bono de 10',
  audience: 'adultos',
};

export const stateLabels: Record<RowState, string> = {
  new: 'Se importa',
  present: 'Ya está',
  wrong: 'No se importa',
};

export const leftReasonLabels: Record<LeftReason, string> = {
  account: 'ya tiene cuenta',
  attended: 'ya está apuntado si vino',
  changed: 'se ha cambiado después',
  over: 'ya ha pasado',
  paid: 'ya está pagada',
  told: 'ya se ha enviado un recordatorio',
  used: 'ya tiene algo apuntado: citas, sesiones usadas o avisos',
};

export const undoHint = `Durante ${undoDays} días puedes deshacer cada una.`;
