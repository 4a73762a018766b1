import { letter } from '#clinic/notifications/service.server.ts';
import { clinicContact } from '#platform/clinic-contact.ts';
import { nameInSentence } from '#platform/text/names.ts';
import { formatTime } from '#platform/time/dates.ts';
import { letterTexts } from './letter-texts.ts';

type DelayedAppointment = { startsAt: Date; professionalName: string };

const formatDelayedStart = (startsAt: Date, minutes: number) =>
  formatTime(new Date(startsAt.getTime() + minutes * 60_000));

/** One sentence, for the SMS and for reading out by telephone. It does not mention the kind of appointment. */
export const delaySentence = ({ startsAt }: Pick<DelayedAppointment, 'startsAt'>, minutes: number): string =>
  letterTexts().sms({
    clinic: clinicContact().name,
    minutes,
    time: formatTime(startsAt),
    expected: formatDelayedStart(startsAt, minutes),
  });

export const delaySms = (told: Pick<DelayedAppointment, 'startsAt'>, minutes: number) => ({
  subject: letterTexts().smsSubject,
  text: delaySentence(told, minutes),
});

export function delayLetter({ startsAt, professionalName }: DelayedAppointment, minutes: number) {
  const expected = formatDelayedStart(startsAt, minutes);
  const professional = nameInSentence(professionalName);
  return letter(letterTexts().subject(expected), [
    letterTexts().delay({ minutes, time: formatTime(startsAt), professional, expected }),
    letterTexts().sorry,
  ]);
}
