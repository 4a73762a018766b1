import { type Letter, letter } from '#clinic/notifications/service.server.ts';
import { clinicContact } from '#platform/clinic-contact.ts';
import { formatDate, formatDateAndTime } from '#platform/time/dates.ts';
import { type AppointmentFacts, composeMoved, facts, videoLink } from '../letters.server.ts';

const contactSentence = () =>
  `Para cambiarla o cancelarla, habla con quien viene contigo o llámanos al ${clinicContact().phone}.`;

/** Message to the companion. It does not name the other patient, because others may read it. */
export const companionPlannedLetter = (told: AppointmentFacts): Letter =>
  letter(`Tu cita: ${formatDate(told.startsAt)}`, [
    'Te esperamos en esta cita, reservada para dos personas.',
    facts(told),
    videoLink(told),
    contactSentence(),
  ]);

export const companionMovedLetter = (told: AppointmentFacts, formerStart: Date): Letter => {
  const { subject, sentence } = composeMoved(told, formerStart, 'La cita', ', reservada para dos personas,');
  return letter(subject, [sentence, facts(told), videoLink(told), contactSentence()]);
};

export const companionCancelledLetter = (told: Pick<AppointmentFacts, 'startsAt'>): Letter =>
  letter(`Cita cancelada: ${formatDate(told.startsAt)}`, [
    `La cita del ${formatDateAndTime(told.startsAt)}, reservada para dos personas, se ha cancelado.`,
  ]);
