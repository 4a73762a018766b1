import { ageInWords } from '#clinic/patients/terms.ts';
import { clinic } from '#config';

export const es = {
  type: 'Por favor selecciona un tipo de consulta',
  professional: 'Por favor selecciona un profesional',
  kindNotOffered: 'Este profesional no ofrece esa modalidad. Elige a otro, por favor.',
  tooSoon: (hours: number) => `Necesitamos al menos ${hours} horas de antelación. Elige una hora posterior.`,
  tooFar: (days: number) => `Solo se puede reservar con ${days} días de antelación como máximo.`,
  onRequest: (phone: string) => `Esta consulta se acuerda con la clínica. Escríbenos o llámanos al ${phone}.`,
  closed: 'Ese día no atendemos a esa hora. Elige otra, por favor.',
  date: 'Por favor selecciona una fecha',
  dateFormat: 'Formato de fecha no válido',
  datePast: 'Por favor selecciona una fecha válida que no sea anterior a hoy',
  time: 'Por favor selecciona una hora',
  dateInvalid: 'La fecha seleccionada no es válida',
  timeMissing: 'Por favor, selecciona una hora para tu cita',
  professionalMissing: 'Por favor, selecciona un profesional para tu consulta',
  address: 'Para consultas a domicilio, por favor proporciona una dirección válida',
  addressTooLong: 'La dirección es demasiado larga',
  notesTooLong: 'Las notas son demasiado largas',
  notesCharacters: 'Hay caracteres que no podemos aceptar.',
  guardian: 'Confirma que eres su madre, su padre o su tutor legal.',
  birthMissing: 'Indica la fecha de nacimiento del niño o de la niña.',
  too_young: `La terapia infantil es a partir de ${ageInWords(clinic.childMinimumAgeMonths, 'es')}.`,
  of_age: 'Ese día ya habrá cumplido 18 años. Para cambiar la cita a esa fecha, llámanos.',
  grown_up: 'La terapia infantil es para menores de 18 años. Elige otra modalidad.',
};
