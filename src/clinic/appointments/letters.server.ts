import { type Block, type Letter, letter } from '#clinic/notifications/service.server.ts';
import type { Kind } from '#clinic/services/contract.ts';
import { clinicContact } from '#platform/clinic-contact.ts';
import { translateText } from '#platform/language/clinic-texts.server.ts';
import { formatEurosExactly } from '#platform/money.ts';
import { formatDate, formatDateAndTime, formatTime } from '#platform/time/dates.ts';
import { changeRule, refundSentenceOf, ruleOncePaid, unpaidRule } from './rules/cancellation-sentences.ts';
import type { CarryOver } from './rules/first-visit-rules.ts';
import type { Refund } from './rules/refund-kinds.ts';

/** Appointment data for messages. Subjects never name the kind of consultation: others may see them. */
export type AppointmentFacts = {
  startsAt: Date;
  endsAt: Date;
  kind: Kind;
  serviceName?: string | null;
  professionalName: string;
  address: string | null;
  roomUrl: string | null;
  holdExpiresAt: Date | null;
  /** Hours before the start until which moving and cancelling are free, as agreed at booking. */
  cancellationHours: number;
};

const places: Record<Kind, (told: AppointmentFacts) => string> = {
  office: () => `En nuestro despacho: ${clinicContact().address}.`,
  child: () => `En nuestro despacho: ${clinicContact().address}.`,
  home: (told) => `En tu domicilio: ${told.address ?? ''}.`,
  video: (told) =>
    `Por videollamada (hora peninsular). ${told.roomUrl ? '' : 'Te enviaremos el enlace al confirmarla.'}`.trim(),
};

export const formatPlace = (told: AppointmentFacts): string => places[told.kind](told);

export const formatWhen = ({ startsAt, endsAt }: Pick<AppointmentFacts, 'startsAt' | 'endsAt'>): string =>
  `${formatDateAndTime(startsAt)} (${(endsAt.getTime() - startsAt.getTime()) / 60_000} minutos)`;

const named = ({ serviceName }: AppointmentFacts): [string, string][] =>
  serviceName ? [['Qué', translateText(serviceName)]] : [];

export const facts = (told: AppointmentFacts): Block => ({
  facts: [
    ...named(told),
    ['Cuándo', formatWhen(told)],
    ['Con', told.professionalName],
    ['Dónde', formatPlace(told)],
  ],
});

/** Link to the video room; empty for other kinds. */
export const videoLink = ({ kind, roomUrl }: AppointmentFacts): Block =>
  kind === 'video' && roomUrl ? { actions: [{ label: 'Entrar en la videollamada', url: roomUrl }] } : '';

const contactSentence = () =>
  `Para cambiarla o cancelarla, habla con quien la ha reservado o llámanos al ${clinicContact().phone}.`;

/**
 * For a contact who did not book: time and place, nothing about the booker's payment.
 * @param dueCents amount due, for a contact registered as payer
 */
export const contactPlannedLetter = (told: AppointmentFacts, dueCents?: number): Letter =>
  letter(`Cita confirmada: ${formatDate(told.startsAt)}`, [
    `Te avisamos de esta cita.${dueCents ? ` Se paga en la clínica: ${formatEurosExactly(dueCents)}.` : ''}`,
    facts(told),
    videoLink(told),
    contactSentence(),
  ]);

export const contactMovedLetter = (told: AppointmentFacts, formerStart: Date): Letter => {
  const { subject, sentence } = composeMoved(told, formerStart, 'La cita');
  return letter(subject, [sentence, facts(told), videoLink(told), contactSentence()]);
};

/**
 * Subject and first sentence about a moved appointment. A change of professional, length or modality at the
 * same hour is not called a change of hour.
 * @param which 'Tu cita' or 'La cita'; about: extra identification after its date
 */
export function composeMoved(
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

export const contactCancelledLetter = ({ startsAt }: Pick<AppointmentFacts, 'startsAt'>): Letter =>
  letter(`Cita cancelada: ${formatDate(startsAt)}`, [
    `La cita del ${formatDateAndTime(startsAt)} se ha cancelado.`,
  ]);

/**
 * Message after booking: the amount due, the end of the hold and where to pay.
 * @param payUrl payment page; asks for sign-in without a session
 */
export const bookedLetter = (told: AppointmentFacts & { holdExpiresAt: Date }, payUrl: string, now: Date) =>
  letter(`Falta pagar tu cita del ${formatDate(told.startsAt)}`, [
    `Falta pagar: te guardamos la hora hasta las ${formatTime(told.holdExpiresAt)} del ${formatDate(told.holdExpiresAt)}${told.kind === 'video' ? ' (hora peninsular)' : ''}. Si no, vuelve a estar libre.`,
    { actions: [{ label: 'Pagar la cita', url: payUrl }] },
    facts(told),
    videoLink(told),
    'La cita queda confirmada cuando esté pagada.',
    ruleOncePaid(told, now),
  ]);

export const confirmedLetter = (told: AppointmentFacts & { withCredit: boolean }, now: Date) =>
  letter(`Cita confirmada: ${formatDate(told.startsAt)}`, [
    told.withCredit
      ? 'Tu cita está confirmada. La paga una sesión de tu plan: no se ha cobrado nada.'
      : 'Tu cita está pagada y confirmada.',
    facts(told),
    videoLink(told),
    changeRule(told, now),
  ]);

/** For appointments planned at the desk: nothing is charged online, so it mentions no refund. */
export const plannedLetter = (told: AppointmentFacts & { priceCents: number }, now: Date) =>
  letter(`Tu cita: ${formatDate(told.startsAt)}`, [
    `Te hemos reservado esta cita. Se paga en la clínica: ${formatEurosExactly(told.priceCents)}.`,
    facts(told),
    videoLink(told),
    unpaidRule(told, now),
  ]);

/** The link of the video room alone, when the desk sends it again. */
export const roomLinkLetter = (told: AppointmentFacts): Letter =>
  letter(`El enlace de tu cita: ${formatDate(told.startsAt)}`, [
    'Te enviamos otra vez el enlace de tu cita.',
    facts(told),
    videoLink(told),
  ]);

export const roomLinkSms = ({ startsAt, roomUrl }: Pick<AppointmentFacts, 'startsAt' | 'roomUrl'>): string =>
  `${clinicContact().name}: el enlace de tu cita del ${formatDateAndTime(startsAt)} es ${roomUrl}`;

export function movedLetter(
  told: AppointmentFacts & { withCredit: boolean; paid: boolean },
  formerStart: Date,
  now: Date,
): Letter {
  const { subject, sentence } = composeMoved(told, formerStart, 'Tu cita');
  const rule = told.paid || told.withCredit ? changeRule(told, now) : unpaidRule(told, now);
  return letter(subject, [sentence, facts(told), videoLink(told), rule]);
}

type Refunded = { priceCents?: number; cancellationHours: number };

function partSentence(
  { priceCents = 0, cancellationHours }: Refunded,
  carryOver: CarryOver | undefined,
): string {
  if (carryOver === undefined) return refundSentenceOf('full', cancellationHours);
  const { cents, heir } = carryOver;
  const [back, rest, price] = [priceCents - cents, cents, heir.priceCents + cents].map(formatEurosExactly);
  return `Te devolveremos ${back}. Tu visita del ${formatDateAndTime(heir.startsAt)} pasa a ser la primera, que cuesta ${price}: los ${rest} restantes completan su pago.`;
}

export const refundSentence = (told: Refunded, refund: Refund, carryOver?: CarryOver): string =>
  refund === 'part' ? partSentence(told, carryOver) : refundSentenceOf(refund, told.cancellationHours);

export type CancelledBy = 'person' | 'person_by_phone' | 'clinic';

const cancelledBy: Record<CancelledBy, (when: string) => string> = {
  person: (when) => `Has cancelado tu cita del ${when}.`,
  person_by_phone: (when) => `Hemos cancelado tu cita del ${when}, como nos has pedido.`,
  clinic: (when) =>
    `Sentimos tener que cancelar tu cita del ${when}. Puedes elegir otra hora en la web, o llámanos al ${clinicContact().phone}.`,
};

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
