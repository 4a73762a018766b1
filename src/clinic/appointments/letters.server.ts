import { type Block, letter } from '#clinic/notifications/service.server.ts';
import type { Kind } from '#clinic/services/contract.ts';
import { clinic } from '#config';
import { formatDate, formatTime } from '#platform/spanish-dates.ts';
import { changeRule } from './change-rule.ts';
import type { Refund } from './refunds.ts';

/** What a letter tells of an appointment. Subjects say nothing of the kind: others may see them. */
export type Told = {
  startsAt: Date;
  kind: Kind;
  professionalName: string;
  address: string | null;
  roomUrl: string | null;
  holdExpiresAt: Date | null;
};

const places: Record<Kind, (told: Told) => string> = {
  office: () => `En nuestro despacho: ${clinic.address}.`,
  child: () => `En nuestro despacho: ${clinic.address}.`,
  home: (told) => `En tu domicilio: ${told.address ?? ''}.`,
  video: (told) =>
    `Por videollamada (hora peninsular). ${told.roomUrl ? '' : 'Te enviaremos el enlace al confirmarla.'}`.trim(),
};

/** Where a session takes place, in a letter's words. */
export const placeOf = (told: Told): string => places[told.kind](told);

const when = (at: Date) => `${formatDate(at)}, a las ${formatTime(at)}`;

const facts = (told: Told): Block => ({
  facts: [
    ['Cuándo', `${when(told.startsAt)} (${clinic.sessionMinutes} minutos)`],
    ['Con', told.professionalName],
    ['Dónde', placeOf(told)],
  ],
});

const door = ({ kind, roomUrl }: Told): Block =>
  kind === 'video' && roomUrl ? { actions: [{ label: 'Entrar en la videollamada', url: roomUrl }] } : '';

/** The letter after booking: what is held, until when. */
export const bookedLetter = (told: Told) =>
  letter(`Falta pagar tu cita del ${formatDate(told.startsAt)}`, [
    told.holdExpiresAt
      ? `Falta pagar: te guardamos la hora hasta las ${formatTime(told.holdExpiresAt)} del ${formatDate(told.holdExpiresAt)}${told.kind === 'video' ? ' (hora peninsular)' : ''}. Si no, vuelve a estar libre.`
      : '',
    facts(told),
    door(told),
    'La cita queda confirmada cuando esté pagada.',
  ]);

/** The letter once it is paid, with money or with a session of a plan: it takes place. */
export const confirmedLetter = (told: Told & { withCredit: boolean }, now: Date) =>
  letter(`Cita confirmada: ${formatDate(told.startsAt)}`, [
    told.withCredit
      ? 'Tu cita está confirmada. La paga una sesión de tu plan: no se ha cobrado nada.'
      : 'Tu cita está pagada y confirmada.',
    facts(told),
    door(told),
    changeRule(told, now),
  ]);

/** The letter after moving: the new time, and the old one that no longer counts. */
export const movedLetter = (told: Told, formerStart: Date) =>
  letter(`Cambio de hora: ${formatDate(told.startsAt)}`, [
    `Tu cita del ${when(formerStart)} ha cambiado de hora.`,
    facts(told),
    door(told),
  ]);

const refundSentences: Record<Refund, string> = {
  nothing_paid: 'No se ha cobrado nada.',
  full: 'Te devolveremos el importe completo.',
  none: `Como faltaban menos de ${clinic.cancellationHours} horas, el importe no se devuelve.`,
  session: 'Te devolvemos la sesión: vuelve a estar en tu plan.',
  session_lost: `Como faltaban menos de ${clinic.cancellationHours} horas, la sesión no se devuelve.`,
};

/** The letter after cancelling, with what comes back. */
export const cancelledLetter = (told: Told, refund: Refund) =>
  letter(`Cita cancelada: ${formatDate(told.startsAt)}`, [
    `Hemos cancelado tu cita del ${when(told.startsAt)}.`,
    refundSentences[refund],
  ]);
