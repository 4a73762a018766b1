import { type Letter, letter } from '#clinic/notifications/service.server.ts';
import { clinicContact } from '#platform/clinic-contact.ts';
import { formatDate, formatDateAndTime } from '#platform/time/dates.ts';
import { letterTexts } from '../letter-texts.ts';
import { type AppointmentFacts, composeMoved, facts, videoLink } from '../letters.server.ts';

const contactSentence = () => letterTexts().companion.toChange(clinicContact().phone);

/** Message to the companion. It does not name the other patient, because others may read it. */
export const companionPlannedLetter = (told: AppointmentFacts): Letter =>
  letter(letterTexts().subjects.planned(formatDate(told.startsAt)), [
    letterTexts().companion.planned,
    facts(told),
    videoLink(told),
    contactSentence(),
  ]);

export const companionMovedLetter = (told: AppointmentFacts, formerStart: Date): Letter => {
  const { moved, companion } = letterTexts();
  const { subject, sentence } = composeMoved(told, formerStart, moved.theirs, companion.moved);
  return letter(subject, [sentence, facts(told), videoLink(told), contactSentence()]);
};

export const companionCancelledLetter = (told: Pick<AppointmentFacts, 'startsAt'>): Letter =>
  letter(letterTexts().subjects.cancelled(formatDate(told.startsAt)), [
    letterTexts().companion.cancelled(formatDateAndTime(told.startsAt)),
  ]);
