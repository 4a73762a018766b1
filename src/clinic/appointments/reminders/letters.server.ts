import { type Block, type Letter, letter } from '#clinic/notifications/service.server.ts';
import type { ReminderKind } from '#config';
import { clinicContact } from '#platform/clinic-contact.ts';
import { nameInSentence } from '#platform/text/names.ts';
import { wallTimeOf } from '#platform/time/calendar-days.ts';
import { formatDate, formatTime, formatWeekday } from '#platform/time/dates.ts';
import { type AppointmentFacts, formatPlace, formatWhen } from '../letters.server.ts';
import { freeUntil, isFreeForAnHour } from '../rules/cancellation.ts';

export type ReminderLinks = { confirm: string; move: string; cancel: string };

export type RemindedAppointment = AppointmentFacts & { withCredit: boolean; paid: boolean };

/**
 * The reminder's e-mail; null if this kind has none.
 * @param links null for a contact who may not act
 */
export const reminderLetter = (
  kind: ReminderKind,
  told: RemindedAppointment,
  links: ReminderLinks | null,
  now: Date,
): Letter | null =>
  links === null && kind !== 'room' ? noticeLetter(told) : letters[kind](told, links, now);

/** For a guardian with notices only, or a companion: neither may act. */
const noticeLetter = (told: RemindedAppointment): Letter =>
  letter(`Recordatorio: ${formatDate(told.startsAt)}, ${formatTime(told.startsAt)}`, [
    'Te recordamos la cita de la que recibes avisos.',
    factsOf(told),
    'Para cambiarla o cancelarla, habla con quien la ha reservado o con la clínica.',
  ]);

type LetterBuilder = (told: RemindedAppointment, links: ReminderLinks | null, now: Date) => Letter | null;

const letters: Record<ReminderKind, LetterBuilder> = {
  free_change: (told, links) =>
    letter(`Tu cita: ${formatDate(told.startsAt)}, ${formatTime(told.startsAt)}`, [
      'Te recordamos tu cita.',
      factsOf(told),
      freeChangeSentence(told),
      actionsBlock(links, [moveAction, cancelAction]),
      'No hace falta iniciar sesión. Si vienes, no tienes que hacer nada ahora.',
      linksEndSentence,
    ]),

  attendance: (told, links, now) =>
    letter(`Recordatorio: ${formatDate(told.startsAt)}, ${formatTime(told.startsAt)}`, [
      'Te recordamos tu cita.',
      factsOf(told),
      videoLinkBlock(told),
      '¿Vendrás? Dinos que sí y te esperamos. No hace falta iniciar sesión.',
      isFreeForAnHour(told, now)
        ? actionsBlock(links, [confirmAction, moveAction, cancelAction])
        : actionsBlock(links, [confirmAction, cancelAction]),
      isFreeForAnHour(told, now) ? freeChangeSentence(told) : tooLateSentence(told),
      linksEndSentence,
    ]),

  room: (told) =>
    told.roomUrl === null
      ? null
      : letter(`Hoy a las ${formatTime(told.startsAt)}: tu cita`, [
          `Tu cita empieza a las ${formatTime(told.startsAt)} (hora peninsular), con ${nameInSentence(told.professionalName)}.`,
          videoLinkBlock(told),
        ]),
};

const factsOf = (told: AppointmentFacts): Block => ({
  facts: [
    ['Cuándo', formatWhen(told)],
    ['Con', told.professionalName],
    // The room is a button, not a URL to copy.
    ['Dónde', told.kind === 'video' ? 'Por videollamada (hora peninsular)' : formatPlace(told)],
  ],
});

const videoLinkBlock = ({ roomUrl }: AppointmentFacts): Block =>
  roomUrl === null ? '' : { actions: [{ label: 'Entrar en la videollamada', url: roomUrl }] };

type Action = { label: string; url: string };
const actionsBlock = (links: ReminderLinks | null, all: ((links: ReminderLinks) => Action)[]): Block =>
  links === null ? '' : { actions: all.map((action) => action(links)) };

const confirmAction = ({ confirm: url }: ReminderLinks) => ({ label: 'Confirmo que iré', url });
const moveAction = ({ move: url }: ReminderLinks) => ({ label: 'Cambiar', url });
const cancelAction = ({ cancel: url }: ReminderLinks) => ({ label: 'Cancelar', url });

const freeChangeSentence = (told: RemindedAppointment): string => {
  const until = freeUntil(told);
  const credit = told.withCredit ? ', y la sesión vuelve a tu plan' : '';
  return `Puedes cambiarla o cancelarla sin coste hasta el ${formatWeekday(until)} a las ${formatTime(until)}${credit}.`;
};

const tooLateSentence = ({ withCredit, paid }: RemindedAppointment): string => {
  const byPhone = 'Ya no se puede cambiar por aquí: para eso, llámanos.';
  // Unpaid until the visit at the desk: there is no money to keep.
  if (!withCredit && !paid) return `${byPhone} Si no puedes venir, dínoslo cuanto antes.`;
  return `${byPhone} Si la cancelas ahora, ${withCredit ? 'la sesión de tu plan' : 'el importe'} no se devuelve.`;
};

const linksEndSentence = 'Estos enlaces son solo para ti y dejan de funcionar cuando empieza la cita.';

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
export function reminderSms(reminder: ReminderKind, told: Sms, link: string | null, now: Date): string {
  return toSmsAlphabet(`${clinicContact().name}: ${smsTexts[reminder](told, link, now)}`);
}

/** '1/12 a las 17:30' or '1/12, 17:30', Madrid time. */
const shortTime = (at: Date, between = ' a las '): string => {
  const { day, time } = wallTimeOf(at);
  return `${Number(day.slice(8))}/${Number(day.slice(5, 7))}${between}${time}`;
};

/** Subject and time, by modality. A child's appointment is one at the office: nothing reveals whom it is for. */
const smsFacts: Record<RemindedAppointment['kind'], (when: string) => string> = {
  office: (when) => `cita el ${when}`,
  child: (when) => `visita el ${when}`,
  home: (when) => `cita en casa el ${when}`,
  video: (when) => `videollamada ${when} (hora peninsular)`,
};

/** A video consultation states whose clock it is, and leaves less room for words. */
const factsOfSms = ({ kind, startsAt }: Sms): string =>
  smsFacts[kind](shortTime(startsAt, kind === 'video' ? ', ' : ' a las '));

/** Whether the person will attend, by modality; a child comes with an adult. */
const smsQuestions: Record<RemindedAppointment['kind'], string> = {
  office: '¿Vienes?',
  child: '¿Vendréis?',
  home: '¿Nos esperas?',
  video: '¿Te unes?',
};

/** Shortly before the start, by modality. */
const smsFarewells: Record<RemindedAppointment['kind'], string> = {
  office: 'Te esperamos.',
  child: 'Os esperamos.',
  home: 'Vamos hacia tu casa.',
  video: 'Te esperamos.',
};

const withLink = (text: string, link: string | null): string => (link === null ? '' : ` ${text}: ${link}`);

const smsTexts: Record<ReminderKind, (told: Sms, link: string | null, now: Date) => string> = {
  free_change: (told, link) =>
    `${factsOfSms(told)}.${withLink(`Cambia o anula gratis hasta ${shortTime(freeUntil(told), ' ')}`, link)}`,

  attendance: (told, link, now) => {
    const facts = factsOfSms(told);
    if (isFreeForAnHour(told, now)) return `${facts}.${withLink('Confirma, cambia o cancela', link)}`;
    // Payment at the desk is still due, so nothing is lost.
    const cost = told.paid || told.withCredit ? 'Si cancelas, sin devolución' : 'Confirma o cancela';
    return `${facts}.${withLink(`${smsQuestions[told.kind]} ${cost}`, link)}`;
  },

  room: (told, link) => {
    const facts = factsOfSms(told);
    const room = told.kind === 'video' ? (told.roomUrl ?? link) : null;
    return room === null ? `${facts}. ${smsFarewells[told.kind]}` : `${facts}.${withLink('Entra', room)}`;
  },
};

/** Letters of Spanish and Catalan in the GSM 7-bit alphabet (3GPP TS 23.038); other accents are removed. */
const smsAccents = /[àèìòùéñÑÇüÜ¿¡]/;
const toSmsAlphabet = (text: string): string =>
  [...text.normalize('NFC')]
    .map((sign) => (smsAccents.test(sign) ? sign : sign.normalize('NFD').replace(/\p{M}/gu, '')))
    .join('');
