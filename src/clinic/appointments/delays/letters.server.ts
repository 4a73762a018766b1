import { letter } from '#clinic/notifications/service.server.ts';
import { clinic } from '#config';
import { inSentence } from '#platform/text/names.ts';
import { formatTime } from '#platform/time/spanish-dates.ts';
import type { Delay } from './terms.ts';

type Delayed = { startsAt: Date; professionalName: string };

const later = (startsAt: Date, minutes: Delay) => formatTime(new Date(startsAt.getTime() + minutes * 60_000));

/** One sentence for the SMS and for reading out by telephone. It does not mention the kind of appointment. */
export const delaySentence = ({ startsAt }: Pick<Delayed, 'startsAt'>, minutes: Delay): string =>
  `${clinic.name}: vamos con unos ${minutes} minutos de retraso. Tu cita de las ${formatTime(startsAt)} empezará hacia las ${later(startsAt, minutes)}. Sentimos la espera.`;

export const delayLetter = (told: Delayed, minutes: Delay) =>
  letter(`Hoy, tu cita empezará hacia las ${later(told.startsAt, minutes)}`, [
    `Vamos con unos ${minutes} minutos de retraso. Tu cita de las ${formatTime(told.startsAt)} con ${inSentence(told.professionalName)} empezará hacia las ${later(told.startsAt, minutes)}.`,
    'Sentimos la espera. No tienes que hacer nada: la cita sigue siendo tuya.',
  ]);
