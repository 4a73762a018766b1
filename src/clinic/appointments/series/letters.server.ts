import { type Block, type Letter, letter } from '#clinic/notifications/service.server.ts';
import { clinic } from '#config';
import { formatEurosExactly } from '#platform/money.ts';
import { formatDate, formatDateAndTime } from '#platform/time/spanish-dates.ts';
import { type AppointmentFacts, type CancelledBy, placeOf } from '../letters.server.ts';
import { seriesRule } from '../rules/cancellation.ts';

type One = AppointmentFacts & { priceCents: number; withCredit: boolean };

/** One under the other, numbered as they come. */
const listOf = (starts: readonly Date[]): Block => ({
  facts: starts.map((startsAt, index) => [String(index + 1), formatDateAndTime(startsAt)] as const),
});

const withWhom = (told: AppointmentFacts): Block => ({
  facts: [
    ['Duración', `${(told.endsAt.getTime() - told.startsAt.getTime()) / 60_000} minutos`],
    ['Con', told.professionalName],
    ['Dónde', placeOf(told)],
  ],
});

/** Who reads it: in whose list they stand, somebody else of the patient's who is told, one of these who pays, or whoever comes along. */
export type Audience = 'payer' | 'told' | 'told_price' | 'companion';
type Heard<T> = { all: readonly [T, ...T[]]; to: Audience };

const askUs = () => `Para cambiar o cancelar alguna, llámanos al ${clinic.phone}.`;

/** What is planned in one go: every date, once. Of money hears whoever pays. */
export function seriesPlannedLetter({ all, to }: Heard<One>): Letter {
  const [first] = all;
  return letter(`Tus citas desde el ${formatDate(first.startsAt)}`, [
    `${to === 'payer' || to === 'companion' ? 'Te hemos reservado' : 'Te avisamos de'} ${all.length === 1 ? 'una cita' : `${all.length} citas`}.`,
    listOf(all.map(({ startsAt }) => startsAt)),
    withWhom(first),
    to === 'companion' ? 'Están reservadas para dos personas.' : '',
    to === 'payer' || (to === 'told_price' && !first.withCredit) ? moneyOf(all) : '',
    to === 'payer' ? seriesRule(first.cancellationHours) : askUs(),
  ]);
}

function moneyOf(all: readonly [One, ...One[]]): string {
  const [first] = all;
  if (first.withCredit) return 'Las pagan las sesiones de tu plan: no se ha cobrado nada.';
  const last = all.at(-1) ?? first;
  return last.priceCents === first.priceCents
    ? `Se pagan en la clínica: ${formatEurosExactly(first.priceCents)} cada una.`
    : `Se pagan en la clínica: la primera, ${formatEurosExactly(first.priceCents)}; las demás, ${formatEurosExactly(last.priceCents)} cada una.`;
}

/** What is moved in one go. @param staying those that had to stay where they were */
export function seriesMovedLetter(
  { all, to }: Heard<{ view: AppointmentFacts; from: Date }>,
  staying: readonly Date[],
): Letter {
  const [{ view }] = all;
  // Another colleague or length at the same hour is no change of hour.
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
      withWhom(view),
      staying.length === 0 ? '' : 'Estas siguen como estaban:',
      staying.length === 0 ? '' : listOf(staying),
      to === 'payer' ? 'Lo que estaba pagado sigue pagado.' : '',
    ],
  );
}

const opening: Record<CancelledBy, string> = {
  person: 'Has cancelado estas citas:',
  person_by_phone: 'Hemos cancelado estas citas, como nos has pedido:',
  get clinic() {
    return `Sentimos tener que cancelar estas citas. Si quieres otras horas, llámanos al ${clinic.phone}.`;
  },
};

const cancelled = (to: Audience): string =>
  `Se han cancelado estas citas${to === 'companion' ? ', reservadas para dos personas' : ''}:`;

/** What is cancelled in one go; `refund` is the sentence that says what comes back. */
export function seriesEndedLetter(
  { all, to }: Heard<{ startsAt: Date; refund: string }>,
  by: CancelledBy,
): Letter {
  const [first] = all;
  const own = all.map(({ startsAt, refund }) => [formatDateAndTime(startsAt), refund] as const);
  return letter(`Citas canceladas desde el ${formatDate(first.startsAt)}`, [
    to === 'payer' ? opening[by] : cancelled(to),
    to === 'payer' ? { facts: own } : listOf(all.map(({ startsAt }) => startsAt)),
  ]);
}
