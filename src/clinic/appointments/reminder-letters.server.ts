import { letter } from '#clinic/notifications/service.server.ts';
import { clinic } from '#config';
import { wallTimeOf } from '#platform/calendar-days.ts';
import { formatDate, formatTime } from '#platform/spanish-dates.ts';
import { placeOf, type Told } from './letters.server.ts';

/** Where the letter's three links lead. */
export type ReminderLinks = { confirm: string; move: string; cancel: string };

/** The reminder: when, with whom, where, and three links that need no sign-in. */
export const reminderLetter = (
  told: Told & { withCredit: boolean },
  links: ReminderLinks,
  mayMove: boolean,
) =>
  letter(`Recordatorio: ${formatDate(told.startsAt)}, ${formatTime(told.startsAt)}`, [
    'Te recordamos tu cita.',
    {
      facts: [
        [
          'Cuándo',
          `${formatDate(told.startsAt)}, a las ${formatTime(told.startsAt)} (${clinic.sessionMinutes} minutos)`,
        ],
        ['Con', told.professionalName],
        // A room is a door to press, not an address to copy.
        ['Dónde', told.kind === 'video' ? 'Por videollamada (hora peninsular)' : placeOf(told)],
      ],
    },
    told.roomUrl ? { actions: [{ label: 'Entrar en la videollamada', url: told.roomUrl }] } : '',
    'Dinos si vienes. No hace falta iniciar sesión.',
    {
      actions: [
        { label: 'Confirmo que iré', url: links.confirm },
        { label: 'Cambiar', url: links.move },
        { label: 'Cancelar', url: links.cancel },
      ],
    },
    mayMove
      ? `Puedes cambiarla, o cancelarla con devolución, hasta ${clinic.cancellationHours} horas antes.`
      : `Faltan menos de ${clinic.cancellationHours} horas: para cambiarla, llámanos. Si la cancelas ahora, ${told.withCredit ? 'la sesión de tu plan' : 'el importe'} no se devuelve.`,
    'Estos enlaces son solo para ti y dejan de funcionar cuando empieza la cita.',
  ]);

/**
 * The reminder as an SMS: in letters that need no wider alphabet (an accent would halve what one SMS holds, 160
 * characters), and without a word of what the appointment is for.
 */
export function reminderText({ startsAt, kind }: Pick<Told, 'startsAt' | 'kind'>, link: string): string {
  const { day, time } = wallTimeOf(startsAt);
  const date = `${Number(day.slice(8))}/${Number(day.slice(5, 7))}`;
  const zone = kind === 'video' ? ' (hora peninsular)' : '';
  return inSmsLetters(
    `${clinic.name}: cita el ${date} a las ${time}${zone}. Confirma, cambia o cancela: ${link}`,
  );
}

/** Letters of Spanish and Catalan that the GSM 7-bit alphabet (3GPP TS 23.038) has; other accents are left out. */
const smsLetters = /[àèìòùéñÑÇüÜ¿¡]/;
const inSmsLetters = (text: string): string =>
  [...text.normalize('NFC')]
    .map((sign) => (smsLetters.test(sign) ? sign : sign.normalize('NFD').replace(/\p{M}/gu, '')))
    .join('');
