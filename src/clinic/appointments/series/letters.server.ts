import { type Block, type Letter, letter } from '#clinic/notifications/service.server.ts';
import { clinicContact } from '#platform/clinic-contact.ts';
import { formatEurosExactly } from '#platform/money.ts';
import { formatDate, formatDateAndTime } from '#platform/time/dates.ts';
import { type AppointmentFacts, type CancelledBy, formatPlace } from '../letters.server.ts';
import { seriesRule } from '../rules/cancellation-sentences.ts';

type SeriesAppointment = AppointmentFacts & { priceCents: number; withCredit: boolean };

/** Numbered, one per line. */
const datesBlock = (starts: readonly Date[]): Block => ({
  facts: starts.map((startsAt, index) => [String(index + 1), formatDateAndTime(startsAt)] as const),
});

const detailsBlock = (told: AppointmentFacts): Block => ({
  facts: [
    ['Duración', `${(told.endsAt.getTime() - told.startsAt.getTime()) / 60_000} minutos`],
    ['Con', told.professionalName],
    ['Dónde', formatPlace(told)],
  ],
});

/**
 * Recipient: the account that holds the appointments, another contact of the patient, such a contact who
 * pays, or the companion.
 */
export type Audience = 'payer' | 'told' | 'told_price' | 'companion';
type ForAudience<T> = { all: readonly [T, ...T[]]; to: Audience };

const callUsSentence = () => `Para cambiar o cancelar alguna, llámanos al ${clinicContact().phone}.`;

/** Message about a planned series with every date once. Only payers see the price. */
export function seriesPlannedLetter({ all, to }: ForAudience<SeriesAppointment>): Letter {
  const [first] = all;
  return letter(`Tus citas desde el ${formatDate(first.startsAt)}`, [
    `${to === 'payer' || to === 'companion' ? 'Te hemos reservado' : 'Te avisamos de'} ${all.length === 1 ? 'una cita' : `${all.length} citas`}.`,
    datesBlock(all.map(({ startsAt }) => startsAt)),
    detailsBlock(first),
    to === 'companion' ? 'Están reservadas para dos personas.' : '',
    to === 'payer' || (to === 'told_price' && !first.withCredit) ? paymentSentence(all) : '',
    to === 'payer' ? seriesRule(first.cancellationHours) : callUsSentence(),
  ]);
}

function paymentSentence(all: readonly [SeriesAppointment, ...SeriesAppointment[]]): string {
  const [first] = all;
  const due = all.filter(({ withCredit }) => !withCredit);
  const paid = all.length - due.length;
  if (paid > 0 && due[0] !== undefined)
    return `${paid === 1 ? 'La primera la paga una sesión' : `Las ${paid} primeras las pagan las sesiones`} de tu plan. ${due.length === 1 ? 'La otra se paga' : 'Las demás se pagan'} en la clínica: ${formatEurosExactly(due[0].priceCents)}${due.length === 1 ? '' : ' cada una'}.`;
  if (first.withCredit) return 'Las pagan las sesiones de tu plan: no se ha cobrado nada.';
  const last = all.at(-1) ?? first;
  return last.priceCents === first.priceCents
    ? `Se pagan en la clínica: ${formatEurosExactly(first.priceCents)} cada una.`
    : `Se pagan en la clínica: la primera, ${formatEurosExactly(first.priceCents)}; las demás, ${formatEurosExactly(last.priceCents)} cada una.`;
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
  // Another professional or length at the same hour is not called a change of hour.
  const isHour = all.every((one) => one.view.startsAt.getTime() !== one.from.getTime());
  return letter(
    `${isHour ? 'Cambio de hora' : 'Cambio en las citas'} desde el ${formatDate(view.startsAt)}`,
    [
      isHour ? 'Estas citas han cambiado de hora:' : 'Estas citas han cambiado, y empiezan así:',
      {
        facts: all.map(
          ({ view: { startsAt }, from }) =>
            [`La del ${formatDateAndTime(from)}`, formatDateAndTime(startsAt)] as const,
        ),
      },
      detailsBlock(view),
      staying.length === 0 ? '' : 'Estas siguen como estaban:',
      staying.length === 0 ? '' : datesBlock(staying),
      to === 'payer' ? 'Lo que estaba pagado sigue pagado.' : '',
    ],
  );
}

const opening: Record<CancelledBy, string> = {
  person: 'Has cancelado estas citas:',
  person_by_phone: 'Hemos cancelado estas citas, como nos has pedido:',
  get clinic() {
    return `Sentimos tener que cancelar estas citas. Si quieres otras horas, llámanos al ${clinicContact().phone}.`;
  },
};

const cancelledSentence = (to: Audience): string =>
  `Se han cancelado estas citas${to === 'companion' ? ', reservadas para dos personas' : ''}:`;

/** Message about a cancelled series; `refund` is the sentence about the refund. */
export function seriesEndedLetter(
  { all, to }: ForAudience<{ startsAt: Date; refund: string }>,
  by: CancelledBy,
): Letter {
  const [first] = all;
  const own = all.map(({ startsAt, refund }) => [formatDateAndTime(startsAt), refund] as const);
  return letter(`Citas canceladas desde el ${formatDate(first.startsAt)}`, [
    to === 'payer' ? opening[by] : cancelledSentence(to),
    to === 'payer' ? { facts: own } : datesBlock(all.map(({ startsAt }) => startsAt)),
  ]);
}
