import { type Block, type Letter, letter } from '#clinic/notifications/service.server.ts';
import type { ReminderKind } from '#config';
import { clinicContact } from '#platform/clinic-contact.ts';
import { nameInSentence } from '#platform/text/names.ts';
import { wallTimeOf } from '#platform/time/calendar-days.ts';
import { formatDate, formatTime, formatWeekday } from '#platform/time/dates.ts';
import { letterTexts as appointmentTexts } from '../letter-texts.ts';
import { type AppointmentFacts, formatPlace, formatWhen } from '../letters.server.ts';
import { freeUntil, isFreeForAnHour } from '../rules/cancellation.ts';
import { letterTexts } from './letter-texts.ts';

export type ReminderLinks = { confirm: string; move: string; cancel: string };

export type RemindedAppointment = AppointmentFacts & { withCredit: boolean; paid: boolean };

/**
 * The reminder's e-mail, if it has one (`hasLetter`).
 * @param links null for a contact who may not act
 */
export const reminderLetter = (
  kind: ReminderKind,
  told: RemindedAppointment,
  links: ReminderLinks | null,
  now: Date,
): Letter => (links === null && kind !== 'room' ? noticeLetter(told) : letters[kind](told, links, now));

/** For a guardian with notices only, or a companion: neither may act. */
const noticeLetter = (told: RemindedAppointment): Letter =>
  letter(letterTexts().subjects.reminder(formatDate(told.startsAt), formatTime(told.startsAt)), [
    letterTexts().toldOf,
    factsOf(told),
    letterTexts().toldHowToChange,
  ]);

type LetterBuilder = (told: RemindedAppointment, links: ReminderLinks | null, now: Date) => Letter;

/** Whether a reminder has an e-mail: that of the room needs its link. */
export const hasLetter = (kind: ReminderKind, { roomUrl }: Pick<RemindedAppointment, 'roomUrl'>): boolean =>
  kind !== 'room' || roomUrl !== null;

const letters: Record<ReminderKind, LetterBuilder> = {
  free_change: (told, links) =>
    letter(letterTexts().subjects.appointment(formatDate(told.startsAt), formatTime(told.startsAt)), [
      letterTexts().yours,
      factsOf(told),
      freeChangeSentence(told),
      actionsBlock(links, [moveAction, cancelAction]),
      letterTexts().noSignIn,
      letterTexts().linksEnd,
    ]),

  attendance: (told, links, now) =>
    letter(letterTexts().subjects.reminder(formatDate(told.startsAt), formatTime(told.startsAt)), [
      letterTexts().yours,
      factsOf(told),
      videoLinkBlock(told),
      letterTexts().willYouCome,
      isFreeForAnHour(told, now)
        ? actionsBlock(links, [confirmAction, moveAction, cancelAction])
        : actionsBlock(links, [confirmAction, cancelAction]),
      isFreeForAnHour(told, now) ? freeChangeSentence(told) : tooLateSentence(told),
      letterTexts().linksEnd,
    ]),

  room: (told) =>
    letter(letterTexts().subjects.room(formatTime(told.startsAt)), [
      letterTexts().starts(formatTime(told.startsAt), nameInSentence(told.professionalName)),
      videoLinkBlock(told),
    ]),
};

const factsOf = (told: AppointmentFacts): Block => ({
  facts: [
    [appointmentTexts().when, formatWhen(told)],
    [appointmentTexts().with, told.professionalName],
    // The room is a button, not a URL to copy.
    [appointmentTexts().where, told.kind === 'video' ? letterTexts().byVideo : formatPlace(told)],
  ],
});

const videoLinkBlock = ({ roomUrl }: AppointmentFacts): Block =>
  roomUrl === null ? '' : { actions: [{ label: appointmentTexts().enterRoom, url: roomUrl }] };

type Action = { label: string; url: string };
const actionsBlock = (links: ReminderLinks | null, all: ((links: ReminderLinks) => Action)[]): Block =>
  links === null ? '' : { actions: all.map((action) => action(links)) };

const confirmAction = ({ confirm: url }: ReminderLinks) => ({ label: letterTexts().confirm, url });
const moveAction = ({ move: url }: ReminderLinks) => ({ label: letterTexts().move, url });
const cancelAction = ({ cancel: url }: ReminderLinks) => ({ label: letterTexts().cancel, url });

const freeChangeSentence = (told: RemindedAppointment): string => {
  const until = freeUntil(told);
  return letterTexts().freeChange(formatWeekday(until), formatTime(until), told.withCredit);
};

const tooLateSentence = ({ withCredit, paid }: RemindedAppointment): string => {
  const { tooLate } = letterTexts();
  if (withCredit) return tooLate.withCredit;
  // Unpaid until the visit at the desk: there is no money to keep.
  return paid ? tooLate.paid : tooLate.unpaid;
};

type Sms = Pick<
  RemindedAppointment,
  'startsAt' | 'kind' | 'paid' | 'withCredit' | 'roomUrl' | 'cancellationHours'
>;

/**
 * The reminder as an SMS: in letters of the GSM alphabet (an accent outside it would halve the 160 characters of one part), and
 * without a word about what the appointment is for. Only `attendance` says what cancelling costs, and only once it costs
 * something. The last reminder before a video consultation opens its room, as the mail does.
 * @param link leads to the appointment; null for a contact who may not change it
 */
export const reminderSms = (reminder: ReminderKind, told: Sms, link: string | null, now: Date) => ({
  subject: letterTexts().sms.subject,
  text: toSmsAlphabet(`${clinicContact().name}: ${smsTexts[reminder](told, link, now)}`),
});

/** '1/12' and '17:30', Madrid time. */
const shortTime = (at: Date): [date: string, time: string] => {
  const { day, time } = wallTimeOf(at);
  return [`${Number(day.slice(8))}/${Number(day.slice(5, 7))}`, time];
};

const factsOfSms = ({ kind, startsAt }: Sms): string => letterTexts().sms.facts[kind](...shortTime(startsAt));

const withLink = (text: string, link: string | null): string => (link === null ? '' : ` ${text}: ${link}`);

const smsTexts: Record<ReminderKind, (told: Sms, link: string | null, now: Date) => string> = {
  free_change: (told, link) =>
    `${factsOfSms(told)}.${withLink(letterTexts().sms.freeChange(...shortTime(freeUntil(told))), link)}`,

  attendance: (told, link, now) => {
    const { anyChange, noRefund, confirmOrCancel, questions } = letterTexts().sms;
    const facts = factsOfSms(told);
    if (isFreeForAnHour(told, now)) return `${facts}.${withLink(anyChange, link)}`;
    // Payment at the desk is still due, so nothing is lost.
    const cost = told.paid || told.withCredit ? noRefund : confirmOrCancel;
    return `${facts}.${withLink(`${questions[told.kind]} ${cost}`, link)}`;
  },

  room: (told, link) => {
    const { farewells, enter } = letterTexts().sms;
    const facts = factsOfSms(told);
    const room = told.kind === 'video' ? (told.roomUrl ?? link) : null;
    return room === null ? `${facts}. ${farewells[told.kind]}` : `${facts}.${withLink(enter, room)}`;
  },
};

/**
 * Letters of Spanish and Catalan in the GSM 7-bit alphabet (3GPP TS 23.038); other accents are removed, and signs that
 * it lacks are replaced ('cancel.lar').
 */
const smsAccents = /[àèìòùéñÑÇüÜ¿¡]/;
const smsSigns: Readonly<Record<string, string>> = { '·': '.', '’': "'" };
const toSmsAlphabet = (text: string): string =>
  [...text.normalize('NFC')]
    .map((sign) => smsSigns[sign] ?? sign)
    .map((sign) => (smsAccents.test(sign) ? sign : sign.normalize('NFD').replace(/\p{M}/gu, '')))
    .join('');
