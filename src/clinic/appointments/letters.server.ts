import { type Block, type Letter, letter } from '#clinic/notifications/service.server.ts';
import type { Kind } from '#clinic/services/contract.ts';
import { clinic } from '#config';
import { formatEurosExactly } from '#platform/money.ts';
import { formatDate, formatDateAndTime, formatTime } from '#platform/time/spanish-dates.ts';
import { changeRule, refundSentenceOf, ruleOncePaid, unpaidRule } from './rules/cancellation.ts';
import type { CarryOver } from './rules/first-visit-rules.ts';
import type { Refund } from './rules/refund-kinds.ts';

/** What a letter tells of an appointment. Subjects say nothing of the kind: others may see them. */
export type AppointmentFacts = {
  startsAt: Date;
  endsAt: Date;
  kind: Kind;
  /** What it is, where it is none of the four kinds. */
  serviceName?: string | null;
  professionalName: string;
  address: string | null;
  roomUrl: string | null;
  holdExpiresAt: Date | null;
  /** Hours before the start until which moving and cancelling are free, as agreed at booking. */
  cancellationHours: number;
};

const places: Record<Kind, (told: AppointmentFacts) => string> = {
  office: () => `En nuestro despacho: ${clinic.address}.`,
  child: () => `En nuestro despacho: ${clinic.address}.`,
  home: (told) => `En tu domicilio: ${told.address ?? ''}.`,
  video: (told) =>
    `Por videollamada (hora peninsular). ${told.roomUrl ? '' : 'Te enviaremos el enlace al confirmarla.'}`.trim(),
};

/** Where a session takes place, in a letter's words. */
export const placeOf = (told: AppointmentFacts): string => places[told.kind](told);

/** When it is and how long it takes. */
export const whenOf = ({ startsAt, endsAt }: Pick<AppointmentFacts, 'startsAt' | 'endsAt'>): string =>
  `${formatDateAndTime(startsAt)} (${(endsAt.getTime() - startsAt.getTime()) / 60_000} minutos)`;

const named = ({ serviceName }: AppointmentFacts): [string, string][] =>
  serviceName ? [['Qué', serviceName]] : [];

/** What, where that has a name of its own; when, with whom and where. */
export const facts = (told: AppointmentFacts): Block => ({
  facts: [...named(told), ['Cuándo', whenOf(told)], ['Con', told.professionalName], ['Dónde', placeOf(told)]],
});

/** The way into a video room; nothing for what takes place elsewhere. */
export const door = ({ kind, roomUrl }: AppointmentFacts): Block =>
  kind === 'video' && roomUrl ? { actions: [{ label: 'Entrar en la videollamada', url: roomUrl }] } : '';

const whomToAsk = () =>
  `Para cambiarla o cancelarla, habla con quien la ha reservado o llámanos al ${clinic.phone}.`;

/**
 * For whoever is told of an hour that another has booked: when and where it is, and no word of what that one has paid.
 * @param dueCents what is to be paid, for whom the clinic has as somebody who pays
 */
export const toldPlannedLetter = (told: AppointmentFacts, dueCents?: number): Letter =>
  letter(`Cita confirmada: ${formatDate(told.startsAt)}`, [
    `Te avisamos de esta cita.${dueCents ? ` Se paga en la clínica: ${formatEurosExactly(dueCents)}.` : ''}`,
    facts(told),
    door(told),
    whomToAsk(),
  ]);

export const toldMovedLetter = (told: AppointmentFacts, formerStart: Date): Letter => {
  const { subject, sentence } = movedWords(told, formerStart, 'La cita');
  return letter(subject, [sentence, facts(told), door(told), whomToAsk()]);
};

/**
 * What a letter says first of an appointment that was moved: another colleague, length or way at the same hour is no change of hour.
 * @param which 'Tu cita' or 'La cita'; about: what else tells which, after its date
 */
export function movedWords(
  told: Pick<AppointmentFacts, 'startsAt'>,
  formerStart: Date,
  which: string,
  about = '',
) {
  const isSameHour = told.startsAt.getTime() === formerStart.getTime();
  const opening = `${which} del ${formatDateAndTime(formerStart)}${about} ha cambiado`;
  return {
    subject: `${isSameHour ? 'Cambio en la cita' : 'Cambio de hora'}: ${formatDate(told.startsAt)}`,
    sentence: isSameHour ? `${opening}. Empieza a la misma hora.` : `${opening} de hora.`,
  };
}

export const toldCancelledLetter = ({ startsAt }: Pick<AppointmentFacts, 'startsAt'>): Letter =>
  letter(`Cita cancelada: ${formatDate(startsAt)}`, [
    `La cita del ${formatDateAndTime(startsAt)} se ha cancelado.`,
  ]);

/**
 * The letter after booking: what is missing, until when the hour is held, and where it is paid.
 * @param payUrl the page that pays it; asks to sign in where nobody is
 */
export const bookedLetter = (told: AppointmentFacts & { holdExpiresAt: Date }, payUrl: string, now: Date) =>
  letter(`Falta pagar tu cita del ${formatDate(told.startsAt)}`, [
    `Falta pagar: te guardamos la hora hasta las ${formatTime(told.holdExpiresAt)} del ${formatDate(told.holdExpiresAt)}${told.kind === 'video' ? ' (hora peninsular)' : ''}. Si no, vuelve a estar libre.`,
    { actions: [{ label: 'Pagar la cita', url: payUrl }] },
    facts(told),
    door(told),
    'La cita queda confirmada cuando esté pagada.',
    ruleOncePaid(told, now),
  ]);

/** The letter once it is paid, with money or with a session of a plan: it takes place. */
export const confirmedLetter = (told: AppointmentFacts & { withCredit: boolean }, now: Date) =>
  letter(`Cita confirmada: ${formatDate(told.startsAt)}`, [
    told.withCredit
      ? 'Tu cita está confirmada. La paga una sesión de tu plan: no se ha cobrado nada.'
      : 'Tu cita está pagada y confirmada.',
    facts(told),
    door(told),
    changeRule(told, now),
  ]);

/** The letter for what the clinic has planned at its desk: nothing is charged online, so there is nothing to give back. */
export const plannedLetter = (told: AppointmentFacts & { priceCents: number }, now: Date) =>
  letter(`Tu cita: ${formatDate(told.startsAt)}`, [
    `Te hemos reservado esta cita. Se paga en la clínica: ${formatEurosExactly(told.priceCents)}.`,
    facts(told),
    door(told),
    unpaidRule(told, now),
  ]);

/** The letter after moving: as it is now, and the old time that no longer counts. */
export function movedLetter(
  told: AppointmentFacts & { withCredit: boolean; paid: boolean },
  formerStart: Date,
  now: Date,
): Letter {
  const { subject, sentence } = movedWords(told, formerStart, 'Tu cita');
  const rule = told.paid || told.withCredit ? changeRule(told, now) : unpaidRule(told, now);
  return letter(subject, [sentence, facts(told), door(told), rule]);
}

type Refunded = { priceCents?: number; cancellationHours: number };

/** The supplement of a child's first visit stays, and pays for the visit that is the first now. */
function partSentence(
  { priceCents = 0, cancellationHours }: Refunded,
  carryOver: CarryOver | undefined,
): string {
  if (carryOver === undefined) return refundSentenceOf('full', cancellationHours);
  const { cents, heir } = carryOver;
  const [back, rest, price] = [priceCents - cents, cents, heir.priceCents + cents].map(formatEurosExactly);
  return `Te devolveremos ${back}. Tu visita del ${formatDateAndTime(heir.startsAt)} pasa a ser la primera, que cuesta ${price}: los ${rest} restantes completan su pago.`;
}

/** What comes back, in a sentence. */
export const refundSentence = (told: Refunded, refund: Refund, carryOver?: CarryOver): string =>
  refund === 'part' ? partSentence(told, carryOver) : refundSentenceOf(refund, told.cancellationHours);

/** Who let an appointment go, in the letter's words: the person here, the person by telephone, or the clinic. */
export type CancelledBy = 'person' | 'person_by_phone' | 'clinic';

const cancelledBy: Record<CancelledBy, (when: string) => string> = {
  person: (when) => `Has cancelado tu cita del ${when}.`,
  person_by_phone: (when) => `Hemos cancelado tu cita del ${when}, como nos has pedido.`,
  clinic: (when) =>
    `Sentimos tener que cancelar tu cita del ${when}. Puedes elegir otra hora en la web, o llámanos al ${clinic.phone}.`,
};

/** The letter after cancelling, with what comes back. */
export const cancelledLetter = (
  told: AppointmentFacts & { priceCents?: number },
  refund: Refund,
  carryOver?: CarryOver,
  by: CancelledBy = 'person',
) =>
  letter(`Cita cancelada: ${formatDate(told.startsAt)}`, [
    cancelledBy[by](formatDateAndTime(told.startsAt)),
    refundSentence(told, refund, carryOver),
  ]);
