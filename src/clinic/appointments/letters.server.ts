import { type Block, type Letter, letter } from '#clinic/notifications/service.server.ts';
import type { Kind } from '#clinic/services/contract.ts';
import { clinicContact } from '#platform/clinic-contact.ts';
import { translateText } from '#platform/language/clinic-texts.server.ts';
import { formatEurosExactly } from '#platform/money.ts';
import { formatDate, formatDateAndTime, formatTime } from '#platform/time/dates.ts';
import { letterTexts } from './letter-texts.ts';
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

const atOffice = () => letterTexts().atOffice(clinicContact().address);

const places: Record<Kind, (told: AppointmentFacts) => string> = {
  office: atOffice,
  child: atOffice,
  home: ({ address }) => letterTexts().atHome(address ?? ''),
  video: ({ roomUrl }) =>
    roomUrl ? letterTexts().byVideo : `${letterTexts().byVideo} ${letterTexts().linkFollows}`,
};

export const formatPlace = (told: AppointmentFacts): string => places[told.kind](told);

export const formatWhen = ({ startsAt, endsAt }: Pick<AppointmentFacts, 'startsAt' | 'endsAt'>): string =>
  letterTexts().withMinutes(formatDateAndTime(startsAt), (endsAt.getTime() - startsAt.getTime()) / 60_000);

const named = ({ serviceName }: AppointmentFacts): [string, string][] =>
  serviceName ? [[letterTexts().what, translateText(serviceName)]] : [];

export const facts = (told: AppointmentFacts): Block => ({
  facts: [
    ...named(told),
    [letterTexts().when, formatWhen(told)],
    [letterTexts().with, told.professionalName],
    [letterTexts().where, formatPlace(told)],
  ],
});

/** Link to the video room; empty for other kinds. */
export const videoLink = ({ kind, roomUrl }: AppointmentFacts): Block =>
  kind === 'video' && roomUrl ? { actions: [{ label: letterTexts().enterRoom, url: roomUrl }] } : '';

const contactSentence = () => letterTexts().contact.toChange(clinicContact().phone);

/**
 * For a contact who did not book: time and place, nothing about the booker's payment.
 * @param dueCents amount due, for a contact registered as payer
 */
export const contactPlannedLetter = (told: AppointmentFacts, dueCents?: number): Letter => {
  const { toldOf, dueAtClinic } = letterTexts().contact;
  return letter(letterTexts().subjects.confirmed(formatDate(told.startsAt)), [
    dueCents ? `${toldOf} ${dueAtClinic(formatEurosExactly(dueCents))}` : toldOf,
    facts(told),
    videoLink(told),
    contactSentence(),
  ]);
};

export const contactMovedLetter = (told: AppointmentFacts, formerStart: Date): Letter => {
  const { subject, sentence } = composeMoved(told, formerStart, letterTexts().moved.theirs);
  return letter(subject, [sentence, facts(told), videoLink(told), contactSentence()]);
};

/**
 * Subject and first sentence about a moved appointment. A change of professional, length or modality at the
 * same hour is not called a change of hour.
 * @param which `moved.yours` or `moved.theirs`; about: extra identification after its date
 */
export function composeMoved(
  told: Pick<AppointmentFacts, 'startsAt'>,
  formerStart: Date,
  which: string,
  about = '',
) {
  const isSameHour = told.startsAt.getTime() === formerStart.getTime();
  const { moved, subjects } = letterTexts();
  const opening = moved.opening(which, formatDateAndTime(formerStart), about);
  const date = formatDate(told.startsAt);
  return {
    subject: isSameHour ? subjects.changed(date) : subjects.otherTime(date),
    sentence: isSameHour ? moved.sameTime(opening) : moved.otherTime(opening),
  };
}

export const contactCancelledLetter = ({ startsAt }: Pick<AppointmentFacts, 'startsAt'>): Letter =>
  letter(letterTexts().subjects.cancelled(formatDate(startsAt)), [
    letterTexts().contact.cancelled(formatDateAndTime(startsAt)),
  ]);

/**
 * Message after booking: the amount due, the end of the hold and where to pay.
 * @param payUrl payment page; asks for sign-in without a session
 */
export const bookedLetter = (told: AppointmentFacts & { holdExpiresAt: Date }, payUrl: string, now: Date) =>
  letter(letterTexts().subjects.unpaid(formatDate(told.startsAt)), [
    letterTexts().booked.held(
      formatTime(told.holdExpiresAt),
      formatDate(told.holdExpiresAt),
      told.kind === 'video',
    ),
    { actions: [{ label: letterTexts().booked.pay, url: payUrl }] },
    facts(told),
    videoLink(told),
    letterTexts().booked.oncePaid,
    ruleOncePaid(told, now),
  ]);

export const confirmedLetter = (told: AppointmentFacts & { withCredit: boolean }, now: Date) =>
  letter(letterTexts().subjects.confirmed(formatDate(told.startsAt)), [
    told.withCredit ? letterTexts().confirmed.withCredit : letterTexts().confirmed.paid,
    facts(told),
    videoLink(told),
    changeRule(told, now),
  ]);

/** For appointments planned at the desk: nothing is charged online, so it mentions no refund. */
export const plannedLetter = (told: AppointmentFacts & { priceCents: number }, now: Date) =>
  letter(letterTexts().subjects.planned(formatDate(told.startsAt)), [
    letterTexts().plannedForYou(formatEurosExactly(told.priceCents)),
    facts(told),
    videoLink(told),
    unpaidRule(told, now),
  ]);

/** The link of the video room alone, when the desk sends it again. */
export const roomLinkLetter = (told: AppointmentFacts): Letter =>
  letter(letterTexts().subjects.roomLink(formatDate(told.startsAt)), [
    letterTexts().roomLink.again,
    facts(told),
    videoLink(told),
  ]);

export const roomLinkSms = ({ startsAt, roomUrl }: Pick<AppointmentFacts, 'startsAt' | 'roomUrl'>) => ({
  subject: letterTexts().roomLink.smsSubject,
  text: letterTexts().roomLink.sms(clinicContact().name, formatDateAndTime(startsAt), roomUrl ?? ''),
});

export function movedLetter(
  told: AppointmentFacts & { withCredit: boolean; paid: boolean },
  formerStart: Date,
  now: Date,
): Letter {
  const { subject, sentence } = composeMoved(told, formerStart, letterTexts().moved.yours);
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
  return letterTexts().partRefund({
    back: formatEurosExactly(priceCents - cents),
    rest: formatEurosExactly(cents),
    price: formatEurosExactly(heir.priceCents + cents),
    when: formatDateAndTime(heir.startsAt),
  });
}

export const refundSentence = (told: Refunded, refund: Refund, carryOver?: CarryOver): string =>
  refund === 'part' ? partSentence(told, carryOver) : refundSentenceOf(refund, told.cancellationHours);

export type CancelledBy = 'person' | 'person_by_phone' | 'clinic';

export const cancelledLetter = (
  told: AppointmentFacts & { priceCents?: number },
  refund: Refund,
  carryOver?: CarryOver,
  by: CancelledBy = 'person',
) =>
  letter(letterTexts().subjects.cancelled(formatDate(told.startsAt)), [
    letterTexts().cancelledBy[by](formatDateAndTime(told.startsAt), clinicContact().phone),
    refundSentence(told, refund, carryOver),
  ]);
