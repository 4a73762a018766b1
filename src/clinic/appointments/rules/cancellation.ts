import { clinic } from '#config';
import type { Refund } from './refund-kinds.ts';

const hourMs = 3_600_000;

/** Start of an appointment, and the notice in hours that was agreed when it was booked (`appointments.cancellation_hours`). */
export type Cancellable = { startsAt: Date | string; cancellationHours: number };

/**
 * Notice in hours for new bookings and public pages. An existing appointment keeps the notice stored with it, also when it is
 * moved: the configuration may have changed since.
 */
export const currentCancellationHours: number = clinic.cancellationHours;

/** The last instant at which an appointment may be moved, or cancelled with a full refund. */
export const freeUntil = ({ startsAt, cancellationHours }: Cancellable): Date =>
  new Date(new Date(startsAt).getTime() - cancellationHours * hourMs);

/** Whether moving and cancelling are free at this instant; the deadline itself counts as free. */
export const isFreeAt = (appointment: Cancellable, at: Date): boolean =>
  at.getTime() <= freeUntil(appointment).getTime();

/** Whether a message written now may still offer free changes: an hour must remain, because it is read later. */
export const isFreeForAnHour = (appointment: Cancellable, now: Date): boolean =>
  isFreeAt(appointment, new Date(now.getTime() + hourMs));

/**
 * When the clinic was notified; 'waived' if everything is refunded at any time: the clinic cancels, or the director
 * decides so.
 */
export type Notice = Date | 'waived';

/** Facts that determine the refund. */
export type Refundable = Cancellable & {
  paid: boolean;
  /** A session of a plan pays. */
  withCredit: boolean;
  /** Cents retained for the child's next first visit (`carryOverOnCancellation`). */
  supplementKept?: number | undefined;
};

/** Refund of a cancelled appointment: everything, or all but the retained supplement, up to the deadline; nothing later. */
export function refundOnCancellation(appointment: Refundable, notice: Notice): Refund {
  const isInTime = notice === 'waived' || isFreeAt(appointment, notice);
  if (appointment.withCredit) return isInTime ? 'session' : 'session_lost';
  if (!appointment.paid) return 'nothing_paid';
  if (!isInTime) return 'none';
  return appointment.supplementKept ? 'part' : 'full';
}

/** 'Faltan menos de 24 horas'. */
export const lessThanNotice = (hours: number): string => `Faltan menos de ${hours} horas`;

/** 'Faltan más de 24 horas'. */
export const moreThanNotice = (hours: number): string => `Faltan más de ${hours} horas`;

/** 'Como faltaban menos de 24 horas', for what is already cancelled. */
const becauseTooLate = (hours: number): string => `Como faltaban menos de ${hours} horas`;

/** Refusal of a move after the deadline. */
export const tooLateToMove = (hours: number): string =>
  `Ya no se puede cambiar: faltan menos de ${hours} horas.`;

/** For the staff: the person's notice came after the deadline. */
export const lateNotice = (hours: number): string => `El aviso llegó con menos de ${hours} horas`;

/** Hint of the staff's field that waives the rule. */
export const waiverHint = (hours: number): string =>
  `Para avisos con menos de ${hours} horas. Queda en el registro.`;

/**
 * The rule for an appointment that is paid, or will be: until when it may be changed, or that the deadline has passed.
 * @param now undefined before hydration: then the deadline alone is stated
 */
export function changeRule(
  { withCredit, ...appointment }: Cancellable & { withCredit: boolean },
  now: Date | undefined,
): string {
  const { cancellationHours: hours } = appointment;
  if (now && !isFreeAt(appointment, now))
    return `${lessThanNotice(hours)}: ya no se puede cambiar, y si la cancelas ${withCredit ? 'la sesión no vuelve a tu plan' : 'el importe no se devuelve'}.`;
  return bookingRule(withCredit, hours);
}

/** The rule before an hour is chosen. `hours`: the notice of the appointment, or of new bookings. */
export const bookingRule = (withCredit: boolean, hours: number): string =>
  withCredit
    ? `Puedes cambiarla, o cancelarla y recuperar la sesión, hasta ${hours} horas antes.`
    : `Puedes cambiarla, o cancelarla con devolución, hasta ${hours} horas antes.`;

/** The rule for an appointment that is paid at the clinic: there is no money to refund or retain. */
export const unpaidRule = (appointment: Cancellable, now: Date): string =>
  isFreeAt(appointment, now)
    ? `Puedes cambiarla o cancelarla hasta ${appointment.cancellationHours} horas antes.`
    : `${lessThanNotice(appointment.cancellationHours)}: ya no se puede cambiar por la web. Si no puedes venir, llámanos.`;

/** For a hold whose deadline has passed; empty while changes are free. */
export const ruleOncePaid = (appointment: Cancellable, now: Date): string =>
  isFreeAt(appointment, now)
    ? ''
    : `Como faltan menos de ${appointment.cancellationHours} horas, una vez pagada ya no se puede cambiar, y si la cancelas el importe no se devuelve.`;

/** The rule for each appointment of a series. */
export const seriesRule = (hours: number): string =>
  `Cada una se puede cambiar o cancelar por separado hasta ${hours} horas antes.`;

/** The rule before anything is cancelled, for an unpaid appointment. */
export const refundRule = (hours: number): string =>
  `Lo pagado se devuelve entero hasta ${hours} horas antes de la cita; más tarde, no.`;

/** Sentence about the refund of a cancelled appointment; for a partial refund the letter states the amounts. */
export function refundSentenceOf(refund: Exclude<Refund, 'part'>, hours: number): string {
  switch (refund) {
    case 'nothing_paid':
      return 'No se ha cobrado nada.';
    case 'full':
      return 'Te devolveremos el importe completo.';
    case 'none':
      return `${becauseTooLate(hours)}, el importe no se devuelve.`;
    case 'session':
      return 'Te devolvemos la sesión: vuelve a estar en tu plan.';
    case 'session_lost':
      return `${becauseTooLate(hours)}, la sesión no se devuelve.`;
  }
}

/** The rule on public pages, with the notice of new bookings. */
export const publicRule = {
  inTime: `${currentCancellationHours} horas antes, o más`,
  tooLate: `Menos de ${currentCancellationHours} horas antes`,
  change: `Hasta ${currentCancellationHours} horas antes la cambias de día sin coste, o la cancelas y te devolvemos todo.`,
  cancel: `Hasta ${currentCancellationHours} horas antes puedes cancelarla, y te devolvemos todo.`,
};
