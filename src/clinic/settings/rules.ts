import { formatEuros } from '#platform/money.ts';
import { joinList } from '#platform/text/lists.ts';
import { formatDateAndTime, formatDay } from '#platform/time/dates.ts';
import { type ConfirmableStep, type StepName, type StepState, stepNames, trialCents } from './terms.ts';
import { texts } from './texts.ts';

/** Facts from which the checklist is derived. */
export type LaunchFacts = {
  confirmed: Partial<Record<ConfirmableStep, { name: string; doneOn: string; confirmedAt: Date }>>;
  /** When the clinic's data were last changed in the panel. */
  changedAt: Date | null;
  /** Labels of the clinic's details that are still an example. */
  exampleDetails: readonly string[];
  /** Names of external pages without a real address. */
  withoutAddress: readonly string[];
  /** Names of offered kinds, and of those without a professional. */
  offered: readonly string[];
  withoutProfessional: readonly string[];
  professionals: readonly string[];
  /** Of these, who still has a registration number or a video room of the demonstration. */
  withExampleData: readonly string[];
  hoursAWeek: number;
  testMail: { status: string; recipient: string; at: Date } | null;
  wallet: { isSound: boolean; reason: string | null };
  /** The latest trial order at the wallet. */
  trial: {
    outcome: 'opened' | 'other_account' | 'refused' | null;
    detail: string | null;
    askedAt: Date;
  } | null;
  lastBackupAt: Date | null;
  lastNoticeAt: Date | null;
};

export type Step = { name: StepName; state: StepState; why: string };

type StepResult = Omit<Step, 'name'>;
const doneBecause = (why: string): StepResult => ({ state: 'done', why });
const missingBecause = (why: string): StepResult => ({ state: 'missing', why });
const advisedBecause = (why: string): StepResult => ({ state: 'advised', why });

/** Derives the steps with state and reason; the site can open when none is missing. */
export function stepsOf(facts: LaunchFacts): Step[] {
  const { steps } = texts();
  const confirmation = (name: ConfirmableStep, otherwise: string): StepResult => {
    const said = facts.confirmed[name];
    return said === undefined
      ? missingBecause(otherwise)
      : doneBecause(`${said.name}, ${formatDay(said.doneOn)}.`);
  };
  const found: Record<StepName, StepResult> = {
    clinic: clinicStep(facts, confirmation('clinic', steps.clinic.missing)),
    addresses:
      facts.withoutAddress.length === 0
        ? doneBecause(steps.addresses.done)
        : confirmation('addresses', steps.addresses.missing(joinList(facts.withoutAddress))),
    services: servicesStep(facts),
    team: teamStep(facts),
    hours:
      facts.hoursAWeek === 0
        ? missingBecause(steps.hours.missing)
        : doneBecause(steps.hours.done(facts.hoursAWeek)),
    mail: mailStep(facts.testMail),
    wallet: facts.wallet.isSound
      ? doneBecause(steps.wallet.done)
      : missingBecause(steps.wallet.missing(facts.wallet.reason ?? texts().noAnswer)),
    order: orderStep(facts.trial),
    officer: confirmation('officer', steps.officer),
    assessment: confirmation('assessment', steps.assessment),
    processors: confirmation('processors', steps.processors),
    backup:
      facts.lastBackupAt === null
        ? advisedBecause(steps.backup.missing)
        : doneBecause(steps.backup.done(formatDateAndTime(facts.lastBackupAt))),
    webhook:
      facts.lastNoticeAt === null
        ? advisedBecause(steps.webhook.missing)
        : doneBecause(steps.webhook.done(formatDateAndTime(facts.lastNoticeAt))),
  };
  return stepNames.map((name) => ({ name, ...found[name] }));
}

/** Example data block the step even when confirmed, because they appear in the legal notice. */
function clinicStep(facts: LaunchFacts, confirmed: StepResult): StepResult {
  if (facts.exampleDetails.length > 0)
    return missingBecause(texts().steps.clinic.examples(joinList(facts.exampleDetails)));
  return isConfirmationOutdated(facts) ? missingBecause(texts().steps.clinic.changed) : confirmed;
}

/** The confirmation applied to earlier data. */
const isConfirmationOutdated = ({ confirmed: { clinic }, changedAt }: LaunchFacts): boolean =>
  clinic !== undefined && changedAt !== null && changedAt > clinic.confirmedAt;

function teamStep({ professionals, withExampleData }: LaunchFacts): StepResult {
  if (professionals.length === 0) return missingBecause(texts().steps.team.missing);
  if (withExampleData.length > 0)
    return missingBecause(texts().steps.team.examples(joinList(withExampleData)));
  return doneBecause(`${joinList(professionals)}.`);
}

function servicesStep({ offered, withoutProfessional }: LaunchFacts): StepResult {
  if (offered.length === 0) return missingBecause(texts().steps.services.missing);
  if (withoutProfessional.length > 0)
    return missingBecause(texts().steps.services.withoutProfessional(joinList(withoutProfessional)));
  return doneBecause(`${joinList(offered)}.`);
}

function mailStep(mail: LaunchFacts['testMail']): StepResult {
  if (mail === null) return missingBecause(texts().steps.mail.missing);
  const { status, recipient, at } = mail;
  if (status === 'sent') return doneBecause(texts().steps.mail.done(recipient, formatDateAndTime(at)));
  if (status === 'queued') return missingBecause(texts().steps.mail.queued(recipient));
  return missingBecause(texts().steps.mail.failed(recipient));
}

/** A failed trial makes the step missing; no trial yet only makes it advised. */
function orderStep(trial: LaunchFacts['trial']): StepResult {
  const { order } = texts().steps;
  if (trial === null) return advisedBecause(order.missing(formatEuros(trialCents)));
  const at = formatDateAndTime(trial.askedAt);
  if (trial.outcome === 'opened') return doneBecause(order.done(at, formatEuros(trialCents)));
  if (trial.outcome === 'other_account') return missingBecause(order.otherAccount);
  if (trial.outcome === 'refused') return missingBecause(order.refused(at, trial.detail));
  return advisedBecause(order.lost);
}

export const missingSteps = (steps: readonly Step[]): StepName[] =>
  steps.filter(({ state }) => state === 'missing').map(({ name }) => name);
