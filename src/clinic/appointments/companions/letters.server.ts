import { type Letter, letter } from '#clinic/notifications/service.server.ts';
import { clinic } from '#config';
import { formatDate, formatDateAndTime } from '#platform/time/spanish-dates.ts';
import { type AppointmentFacts, door, facts } from '../letters.server.ts';

const whomToAsk = () =>
  `Para cambiarla o cancelarla, habla con quien viene contigo o llámanos al ${clinic.phone}.`;

/** For the second of two who come together. Who the other is stands nowhere: a letter may be read by a third. */
export const companionPlannedLetter = (told: AppointmentFacts): Letter =>
  letter(`Tu cita: ${formatDate(told.startsAt)}`, [
    'Te esperamos en esta cita, reservada para dos personas.',
    facts(told),
    door(told),
    whomToAsk(),
  ]);

export const companionMovedLetter = (told: AppointmentFacts, formerStart: Date): Letter =>
  letter(`Cambio de hora: ${formatDate(told.startsAt)}`, [
    `La cita del ${formatDateAndTime(formerStart)}, reservada para dos personas, ha cambiado de hora.`,
    facts(told),
    door(told),
    whomToAsk(),
  ]);

export const companionCancelledLetter = (told: Pick<AppointmentFacts, 'startsAt'>): Letter =>
  letter(`Cita cancelada: ${formatDate(told.startsAt)}`, [
    `La cita del ${formatDateAndTime(told.startsAt)}, reservada para dos personas, se ha cancelado.`,
  ]);
