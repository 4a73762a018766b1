import { ageInWords } from '#clinic/patients/terms.ts';
import { clinic } from '#config';

/**
 * Messages for invalid bookings, shared by form and server: approved texts verbatim (docs/behaviour.md,
 * Booking), and our own for children. Outside the contract, so that screens need no zod.
 */
export const sentences = {
  type: 'Por favor selecciona un tipo de consulta',
  professional: 'Por favor selecciona un profesional',
  kindNotOffered: 'Este profesional no ofrece esa modalidad. Elige a otro, por favor.',
  date: 'Por favor selecciona una fecha',
  dateFormat: 'Formato de fecha no válido',
  datePast: 'Por favor selecciona una fecha válida que no sea anterior a hoy',
  time: 'Por favor selecciona una hora',
  dateInvalid: 'La fecha seleccionada no es válida',
  timeMissing: 'Por favor, selecciona una hora para tu cita',
  professionalMissing: 'Por favor, selecciona un profesional para tu consulta',
  address: 'Para consultas a domicilio, por favor proporciona una dirección válida',
  guardian: 'Confirma que eres su madre, su padre o su tutor legal.',
  birthMissing: 'Indica la fecha de nacimiento del niño o de la niña.',
  too_young: `La terapia infantil es a partir de ${ageInWords(clinic.childMinimumAgeMonths)}.`,
  of_age: 'Ese día ya habrá cumplido 18 años. Para cambiar la cita a esa fecha, llámanos.',
  grown_up: 'La terapia infantil es para menores de 18 años. Elige otra modalidad.',
} as const;
