import { letter, noteToClinic } from '#clinic/notifications/service.server.ts';
import { clinicContact } from '#platform/clinic-contact.ts';
import { clinicSettings } from '#platform/clinic-settings.ts';
import { formatDate, formatTime } from '#platform/time/dates.ts';
import { answeringHours } from '#platform/time/opening-hours.ts';
import { letterTexts } from './letter-texts.ts';

/**
 * Confirmation to the sender. The address is unverified, so the letter repeats no typed text, not even the name:
 * otherwise anyone could write to strangers in the clinic's name.
 */
export function receivedLetter() {
  const [danger, suicide] = clinicSettings().emergencyContacts;
  const { received } = letterTexts();
  return letter(received.subject, [
    received.why,
    received.answered(answeringHours()),
    received.urgent(danger.phone, suicide.phone),
    received.notYou,
  ]);
}

/** Notifies the clinic of a new message without its content or sender. */
export const arrivedNote = (url: string, dueAt: Date) =>
  noteToClinic('Hay un mensaje nuevo en la Bandeja', [
    `Alguien ha escrito desde la web. Conviene contestar antes de las ${formatTime(dueAt)} del ${formatDate(dueAt)}.`,
    { actions: [{ label: 'Abrir la Bandeja', url }] },
  ]);

export const answerLetter = (text: string) =>
  letter(
    letterTexts().answerSubject(clinicContact().name),
    text
      .split(/\n{2,}/)
      .map((paragraph) => paragraph.trim())
      .filter((paragraph) => paragraph !== ''),
  );
