import { type Block, letter } from '#clinic/notifications/service.server.ts';
import { translateText } from '#platform/language/clinic-texts.server.ts';
import { formatEurosExactly } from '#platform/money.ts';
import { formatDate } from '#platform/time/dates.ts';

import type { OutstandingPayments } from './rules/plan-rules.ts';

/** Facts about a subscription for letters. Subjects and links do not name the plan, because others may see them. */
export type PlanFacts = {
  planName: string;
  sessionsLeft: number;
  endsOn: Date;
  nextPayment: { on: Date; cents: number } | null;
  /** Contents of outstanding payments; null if none are requested. */
  toCome: OutstandingPayments | null;
  profileUrl: string;
};

const sessions = (count: number) => (count === 1 ? '1 sesión' : `${count} sesiones`);

const planFacts = ({ planName, sessionsLeft, endsOn, toCome }: PlanFacts): Block => ({
  facts: [
    ['Plan', translateText(planName)],
    ...(toCome === null ? remainingSessions(sessionsLeft) : explainInstalments(sessionsLeft, toCome)),
    ['Valen hasta', formatDate(endsOn)],
  ],
});
const remainingSessions = (left: number): [string, string][] => [['Te quedan', sessions(left)]];
/** For instalments: what is granted now is not everything. */
const explainInstalments = (
  left: number,
  { roundSessions, payments, roundPayments, cents }: OutstandingPayments,
): [string, string][] => [
  ['Disponibles ahora', `${sessions(left)}, de ${roundSessions} en total`],
  [
    'Pagos que faltan',
    `${payments} de ${roundPayments}${payments === 1 ? ': ' : ', que suman '}${formatEurosExactly(cents)}`,
  ],
];
const profileAction = ({ profileUrl }: PlanFacts, label = 'Ver mi plan') => ({
  actions: [{ label, url: profileUrl }],
});

/** After a payment: its sessions, its perks and the next due date. */
export const boughtLetter = (
  told: PlanFacts,
  links: readonly { label: string; url: string }[] = [],
  guides: readonly { feature: string; paragraphs: readonly string[] }[] = [],
) =>
  letter('Tus sesiones están listas', [
    'Hemos recibido tu pago. Ya puedes reservar con tus sesiones.',
    planFacts(told),
    ...(links.length === 0 ? [] : ['Tu plan incluye también:', { actions: links }]),
    ...guides.flatMap(({ feature, paragraphs }) => [`${feature}:`, ...paragraphs]),
    told.nextPayment === null
      ? 'No hay más pagos: no se renueva solo.'
      : `El próximo pago es de ${formatEurosExactly(told.nextPayment.cents)}, el ${formatDate(told.nextPayment.on)}. Te escribiremos unos días antes con un enlace: nunca cobramos sin que tú lo confirmes.`,
    profileAction(told),
  ]);

/** Requests an instalment; it is never charged automatically. */
export const instalmentLetter = (
  told: PlanFacts & { nextPayment: { on: Date; cents: number } },
  graceDays: number,
) =>
  letter(`Tu próximo pago: ${formatDate(told.nextPayment.on)}`, [
    'Se acerca el próximo pago de tu suscripción. No se cobra nada hasta que lo confirmes tú.',
    {
      facts: [
        ['Importe', formatEurosExactly(told.nextPayment.cents)],
        ['Fecha', formatDate(told.nextPayment.on)],
      ],
    },
    profileAction(told, 'Pagar ahora'),
    `Tienes ${graceDays} días de margen desde esa fecha. Después la suscripción queda inactiva, y puedes reactivarla cuando quieras. Las sesiones que ya has pagado siguen siendo tuyas.`,
  ]);

/** When the grace period is over. */
export const lapsedLetter = (told: PlanFacts) =>
  letter('Tu suscripción está inactiva', [
    'No hemos recibido el último pago, así que hemos dejado tu suscripción inactiva. No debes nada.',
    told.sessionsLeft > 0
      ? `Las sesiones que ya pagaste (${sessions(told.sessionsLeft)}) siguen siendo tuyas hasta el ${formatDate(told.endsOn)}.`
      : '',
    'Si quieres seguir, puedes reactivarla desde tu perfil.',
    profileAction(told, 'Ir a mi perfil'),
  ]);

export const twoLeftLetter = (told: PlanFacts) =>
  letter('Te quedan 2 sesiones', [
    told.toCome === null
      ? 'Te avisamos con tiempo: te quedan 2 sesiones.'
      : 'Te avisamos con tiempo: te quedan 2 sesiones disponibles. Con los próximos pagos llegan más.',
    planFacts(told),
    profileAction(told),
  ]);

/** A month before the end. */
export const endingLetter = (told: PlanFacts) =>
  letter('Tus sesiones caducan pronto', [
    `${told.sessionsLeft === 1 ? 'Te queda 1 sesión, que vale' : `Te quedan ${sessions(told.sessionsLeft)}, que valen`} hasta el ${formatDate(told.endsOn)}. Reserva antes de ese día; después no se pueden usar.`,
    profileAction(told),
  ]);

export const planCancelledLetter = (told: PlanFacts) =>
  letter('Has cancelado tu suscripción', [
    'No te pediremos más pagos.',
    told.sessionsLeft > 0
      ? `Las sesiones que ya pagaste (${sessions(told.sessionsLeft)}) siguen siendo tuyas hasta el ${formatDate(told.endsOn)}.`
      : '',
    'Si cambias de idea, puedes reactivarla desde tu perfil.',
    profileAction(told),
  ]);
