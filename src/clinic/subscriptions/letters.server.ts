import { type Block, letter } from '#clinic/notifications/service.server.ts';
import { translateText } from '#platform/language/clinic-texts.server.ts';
import { formatEurosExactly } from '#platform/money.ts';
import { formatDate } from '#platform/time/dates.ts';
import { letterTexts } from './letter-texts.ts';
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

function planFacts({ planName, sessionsLeft, endsOn, toCome }: PlanFacts): Block {
  const { plan, validUntil } = letterTexts();
  return {
    facts: [
      [plan, translateText(planName)],
      ...(toCome === null ? remainingSessions(sessionsLeft) : explainInstalments(sessionsLeft, toCome)),
      [validUntil, formatDate(endsOn)],
    ],
  };
}

const remainingSessions = (left: number): [string, string][] => [
  [letterTexts().left, letterTexts().sessions(left)],
];

/** For instalments: what is granted now is not everything. */
function explainInstalments(
  left: number,
  { roundSessions, payments, roundPayments, cents }: OutstandingPayments,
): [string, string][] {
  const said = letterTexts();
  return [
    [said.available, said.availableOf(left, roundSessions)],
    [said.missingPayments, said.missingPaymentsOf(payments, roundPayments, formatEurosExactly(cents))],
  ];
}

const profileAction = ({ profileUrl }: PlanFacts, label = letterTexts().viewPlan) => ({
  actions: [{ label, url: profileUrl }],
});

/** After a payment: its sessions, its perks and the next due date. */
export function boughtLetter(
  told: PlanFacts,
  links: readonly { label: string; url: string }[] = [],
  guides: readonly { feature: string; paragraphs: readonly string[] }[] = [],
) {
  const said = letterTexts().bought;
  return letter(said.subject, [
    said.received,
    planFacts(told),
    ...(links.length === 0 ? [] : [said.includes, { actions: links }]),
    ...guides.flatMap(({ feature, paragraphs }) => [`${feature}:`, ...paragraphs]),
    told.nextPayment === null
      ? said.noMorePayments
      : said.nextPayment(formatEurosExactly(told.nextPayment.cents), formatDate(told.nextPayment.on)),
    profileAction(told),
  ]);
}

/** Requests an instalment; it is never charged automatically. */
export function instalmentLetter(
  told: PlanFacts & { nextPayment: { on: Date; cents: number } },
  graceDays: number,
) {
  const said = letterTexts().instalment;
  const day = formatDate(told.nextPayment.on);
  return letter(said.subject(day), [
    said.due,
    {
      facts: [
        [said.amount, formatEurosExactly(told.nextPayment.cents)],
        [said.date, day],
      ],
    },
    profileAction(told, said.pay),
    said.grace(graceDays),
  ]);
}

/** When the grace period is over. */
export function lapsedLetter(told: PlanFacts) {
  const said = letterTexts().lapsed;
  return letter(said.subject, [
    said.unpaid,
    told.sessionsLeft > 0 ? said.stillYours(told.sessionsLeft, formatDate(told.endsOn)) : '',
    said.reactivate,
    profileAction(told, said.toProfile),
  ]);
}

export function twoLeftLetter(told: PlanFacts) {
  const said = letterTexts().twoLeft;
  return letter(said.subject, [
    told.toCome === null ? said.last : said.moreToCome,
    planFacts(told),
    profileAction(told),
  ]);
}

/** A month before the end. */
export function endingLetter(told: PlanFacts) {
  const said = letterTexts().ending;
  return letter(said.subject, [said.until(told.sessionsLeft, formatDate(told.endsOn)), profileAction(told)]);
}

export function planCancelledLetter(told: PlanFacts) {
  const said = letterTexts().cancelled;
  return letter(said.subject, [
    said.noMorePayments,
    told.sessionsLeft > 0 ? said.stillYours(told.sessionsLeft, formatDate(told.endsOn)) : '',
    said.reactivate,
    profileAction(told),
  ]);
}
