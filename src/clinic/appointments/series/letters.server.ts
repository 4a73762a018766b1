import { type Block, type Letter, letter } from '#clinic/notifications/service.server.ts';
import { clinicContact } from '#platform/clinic-contact.ts';
import { formatEurosExactly } from '#platform/money.ts';
import { formatDate, formatDateAndTime } from '#platform/time/dates.ts';
import { letterTexts as appointmentTexts } from '../letter-texts.ts';
import { type AppointmentFacts, type CancelledBy, formatPlace } from '../letters.server.ts';
import { seriesRule } from '../rules/cancellation-sentences.ts';
import { letterTexts } from './letter-texts.ts';

type SeriesAppointment = AppointmentFacts & { priceCents: number; withCredit: boolean };

/** Numbered, one per line. */
const datesBlock = (starts: readonly Date[]): Block => ({
  facts: starts.map((startsAt, index) => [String(index + 1), formatDateAndTime(startsAt)] as const),
});

const detailsBlock = (told: AppointmentFacts): Block => ({
  facts: [
    [letterTexts().length, letterTexts().minutes((told.endsAt.getTime() - told.startsAt.getTime()) / 60_000)],
    [appointmentTexts().with, told.professionalName],
    [appointmentTexts().where, formatPlace(told)],
  ],
});

/**
 * Recipient: the account that holds the appointments, another contact of the patient, such a contact who
 * pays, or the companion.
 */
export type Audience = 'payer' | 'told' | 'told_price' | 'companion';
type ForAudience<T> = { all: readonly [T, ...T[]]; to: Audience };

/** Message about a planned series with every date once. Only payers see the price. */
export function seriesPlannedLetter({ all, to }: ForAudience<SeriesAppointment>): Letter {
  const [first] = all;
  const { planned, toChange } = letterTexts();
  return letter(planned.subject(formatDate(first.startsAt)), [
    to === 'payer' || to === 'companion' ? planned.booked(all.length) : planned.told(all.length),
    datesBlock(all.map(({ startsAt }) => startsAt)),
    detailsBlock(first),
    to === 'companion' ? planned.forTwo : '',
    to === 'payer' || (to === 'told_price' && !first.withCredit) ? paymentSentence(all) : '',
    to === 'payer' ? seriesRule(first.cancellationHours) : toChange(clinicContact().phone),
  ]);
}

function paymentSentence(all: readonly [SeriesAppointment, ...SeriesAppointment[]]): string {
  const { payment } = letterTexts();
  const [first] = all;
  const due = all.filter(({ withCredit }) => !withCredit);
  const paid = all.length - due.length;
  if (paid > 0 && due[0] !== undefined)
    return `${payment.paidByPlan(paid)} ${payment.rest(due.length, formatEurosExactly(due[0].priceCents))}`;
  if (first.withCredit) return payment.allByPlan;
  const last = all.at(-1) ?? first;
  const price = formatEurosExactly(first.priceCents);
  return last.priceCents === first.priceCents
    ? payment.each(price)
    : payment.firstAndRest(price, formatEurosExactly(last.priceCents));
}

/**
 * Message about a moved series.
 * @param staying appointments that could not move
 */
export function seriesMovedLetter(
  { all, to }: ForAudience<{ view: AppointmentFacts; from: Date }>,
  staying: readonly Date[],
): Letter {
  const [{ view }] = all;
  const { moved } = letterTexts();
  // Another professional or length at the same hour is not called a change of hour.
  const isHour = all.every((one) => one.view.startsAt.getTime() !== one.from.getTime());
  const date = formatDate(view.startsAt);
  return letter(isHour ? moved.otherTimeSubject(date) : moved.changedSubject(date), [
    isHour ? moved.otherTime : moved.changed,
    {
      facts: all.map(
        ({ view: { startsAt }, from }) =>
          [moved.former(formatDateAndTime(from)), formatDateAndTime(startsAt)] as const,
      ),
    },
    detailsBlock(view),
    staying.length === 0 ? '' : moved.staying,
    staying.length === 0 ? '' : datesBlock(staying),
    to === 'payer' ? moved.stillPaid : '',
  ]);
}

/** Message about a cancelled series; `formatRefund` writes the sentence about the refund. */
export function seriesEndedLetter(
  { all, to }: ForAudience<{ startsAt: Date; formatRefund: () => string }>,
  by: CancelledBy,
): Letter {
  const [first] = all;
  const { cancelled } = letterTexts();
  const own = all.map(({ startsAt, formatRefund }) => [formatDateAndTime(startsAt), formatRefund()] as const);
  const toldOthers = to === 'companion' ? cancelled.forTwo : cancelled.told;
  return letter(cancelled.subject(formatDate(first.startsAt)), [
    to === 'payer' ? cancelled.by[by](clinicContact().phone) : toldOthers,
    to === 'payer' ? { facts: own } : datesBlock(all.map(({ startsAt }) => startsAt)),
  ]);
}
