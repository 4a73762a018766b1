import { currentLanguage, type Language } from '#platform/language/language.ts';
import { type Cancellable, isFreeAt } from './cancellation.ts';
import { cancellationTexts } from './cancellation-texts.ts';
import type { Refund } from './refund-kinds.ts';

/** 'Faltan menos de 24 horas'. */
export const lessThanNotice = (hours: number): string => cancellationTexts().lessThanNotice(hours);

/** 'Faltan más de 24 horas'. */
export const moreThanNotice = (hours: number): string => cancellationTexts().moreThanNotice(hours);

/** Refusal of a move after the deadline. */
export const tooLateToMove = (hours: number): string => cancellationTexts().tooLateToMove(hours);

/** For the staff: the person's notice came after the deadline. */
export const lateNotice = (hours: number): string => cancellationTexts().lateNotice(hours);

/** Hint of the staff's field that waives the rule. */
export const waiverHint = (hours: number): string => cancellationTexts().waiverHint(hours);

/**
 * The rule for an appointment that is paid, or will be: until when it may be changed, or that the deadline has passed.
 * @param now undefined before hydration: then the deadline alone is stated
 */
export function changeRule(
  { withCredit, ...appointment }: Cancellable & { withCredit: boolean },
  now: Date | undefined,
  language: Language = currentLanguage(),
): string {
  const { cancellationHours: hours } = appointment;
  if (now === undefined || isFreeAt(appointment, now)) return bookingRule(withCredit, hours, language);
  const { byPlan, byMoney } = cancellationTexts(language).tooLateRule;
  return withCredit ? byPlan(hours) : byMoney(hours);
}

/** The rule before an hour is chosen. `hours`: the notice of the appointment, or of new bookings. */
export function bookingRule(
  withCredit: boolean,
  hours: number,
  language: Language = currentLanguage(),
): string {
  const { byPlan, byMoney } = cancellationTexts(language).bookingRule;
  return withCredit ? byPlan(hours) : byMoney(hours);
}

/** The rule for an appointment that is paid at the clinic: there is no money to refund or retain. */
export function unpaidRule(
  appointment: Cancellable,
  now: Date,
  language: Language = currentLanguage(),
): string {
  const { unpaidRule: inTime, unpaidTooLate } = cancellationTexts(language);
  const { cancellationHours: hours } = appointment;
  return isFreeAt(appointment, now) ? inTime(hours) : unpaidTooLate(hours);
}

/** For a hold whose deadline has passed; empty while changes are free. */
export const ruleOncePaid = (
  appointment: Cancellable,
  now: Date,
  language: Language = currentLanguage(),
): string =>
  isFreeAt(appointment, now)
    ? ''
    : cancellationTexts(language).onceTooLatePaid(appointment.cancellationHours);

/** The rule for each appointment of a series. */
export const seriesRule = (hours: number, language: Language = currentLanguage()): string =>
  cancellationTexts(language).seriesRule(hours);

/** The rule before anything is cancelled, for an unpaid appointment. */
export const refundRule = (hours: number): string => cancellationTexts().refundRule(hours);

/** Sentence about the refund of a cancelled appointment; for a partial refund the letter states the amounts. */
export const refundSentenceOf = (
  refund: Exclude<Refund, 'part'>,
  hours: number,
  language: Language = currentLanguage(),
): string => cancellationTexts(language).refund[refund](hours);
