import type { Kind } from '#clinic/services/contract.ts';
import { clinic } from '#config';
import { formatDate, formatTime } from '#platform/spanish-dates.ts';
import type { refundOnCancellation } from './rules.ts';

type Refund = ReturnType<typeof refundOnCancellation>;

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
    `Por videollamada (hora peninsular)${told.roomUrl ? `: ${told.roomUrl}` : '. Te enviaremos el enlace al confirmarla.'}`,
};

/** Where a session takes place, in a letter's words. */
export const placeOf = (told: Told): string => places[told.kind](told);

const when = (at: Date) => `${formatDate(at)}, a las ${formatTime(at)}`;
const closing = ['', 'Si necesitas algo, responde a este correo o llámanos:', clinic.phone, '', clinic.name];
const facts = (told: Told) => [
  `Cuándo: ${when(told.startsAt)} (${clinic.sessionMinutes} minutos)`,
  `Con: ${told.professionalName}`,
  `Dónde: ${placeOf(told)}`,
];

/** The letter after booking: what is held, until when. */
export const bookedLetter = (told: Told) => ({
  subject: `Tu reserva del ${formatDate(told.startsAt)}`,
  text: [
    'Hola:',
    '',
    'Hemos guardado tu hora.',
    '',
    ...facts(told),
    '',
    ...(told.holdExpiresAt
      ? [
          `La reserva queda pendiente de pago y tu hora está guardada hasta las ${formatTime(told.holdExpiresAt)}.`,
        ]
      : []),
    ...closing,
  ].join('\n'),
});

/** The letter once it is paid: it takes place. */
export const confirmedLetter = (told: Told) => ({
  subject: `Cita confirmada: ${formatDate(told.startsAt)}`,
  text: [
    'Hola:',
    '',
    'Tu cita está pagada y confirmada.',
    '',
    ...facts(told),
    '',
    `Puedes cambiarla o cancelarla sin coste hasta ${clinic.cancellationHours} horas antes, desde tu perfil.`,
    ...closing,
  ].join('\n'),
});

/** The letter after moving: the new time, and the old one that no longer counts. */
export const movedLetter = (told: Told, formerStart: Date) => ({
  subject: `Cambio de hora: ${formatDate(told.startsAt)}`,
  text: [
    'Hola:',
    '',
    `Tu cita del ${when(formerStart)} ha cambiado de hora.`,
    '',
    ...facts(told),
    ...closing,
  ].join('\n'),
});

const refundSentences: Record<Refund, string> = {
  nothing_paid: 'No se ha cobrado nada.',
  full: 'Te devolveremos el importe completo.',
  none: `Como faltaban menos de ${clinic.cancellationHours} horas, el importe no se devuelve.`,
};

/** The letter after cancelling, with what comes back. */
export const cancelledLetter = (told: Told, refund: Refund) => ({
  subject: `Cita cancelada: ${formatDate(told.startsAt)}`,
  text: [
    'Hola:',
    '',
    `Hemos cancelado tu cita del ${when(told.startsAt)}.`,
    refundSentences[refund],
    ...closing,
  ].join('\n'),
});
