import { letter } from '#clinic/notifications/service.server.ts';
import { clinicContact } from '#platform/clinic-contact.ts';
import { nameInSentence } from '#platform/text/names.ts';
import { formatTime } from '#platform/time/dates.ts';

type DelayedAppointment = { startsAt: Date; professionalName: string };

const formatDelayedStart = (startsAt: Date, minutes: number) =>
  formatTime(new Date(startsAt.getTime() + minutes * 60_000));

/** One sentence for the SMS and for reading out by telephone. It does not mention the kind of appointment. */
export const delaySentence = ({ startsAt }: Pick<DelayedAppointment, 'startsAt'>, minutes: number): string =>
  `${clinicContact().name}: vamos con unos ${minutes} minutos de retraso. Tu cita de las ${formatTime(startsAt)} empezará hacia las ${formatDelayedStart(startsAt, minutes)}. Sentimos la espera.`;

export const delayLetter = ({ startsAt, professionalName }: DelayedAppointment, minutes: number) =>
  letter(`Hoy, tu cita empezará hacia las ${formatDelayedStart(startsAt, minutes)}`, [
    `Vamos con unos ${minutes} minutos de retraso. Tu cita de las ${formatTime(startsAt)} con ${nameInSentence(professionalName)} empezará hacia las ${formatDelayedStart(startsAt, minutes)}.`,
    'Sentimos la espera. No tienes que hacer nada: la cita sigue siendo tuya.',
  ]);
