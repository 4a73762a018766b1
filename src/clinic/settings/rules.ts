import { formatEuros } from '#platform/money.ts';
import { joinList } from '#platform/text/lists.ts';
import { formatDateAndTime, formatDay } from '#platform/time/dates.ts';
import { type ConfirmableStep, type StepName, type StepState, stepNames, trialCents } from './terms.ts';

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
  const confirmation = (name: ConfirmableStep, otherwise: string): StepResult => {
    const said = facts.confirmed[name];
    return said === undefined
      ? missingBecause(otherwise)
      : doneBecause(`${said.name}, ${formatDay(said.doneOn)}.`);
  };
  const found: Record<StepName, StepResult> = {
    clinic: clinicStep(
      facts,
      confirmation('clinic', 'Nadie ha confirmado que los datos sean los de la clínica.'),
    ),
    addresses:
      facts.withoutAddress.length === 0
        ? doneBecause('Todas tienen la dirección de la clínica.')
        : confirmation(
            'addresses',
            `Todavía tienen una dirección de ejemplo: ${joinList(facts.withoutAddress)}.`,
          ),
    services: servicesStep(facts),
    team: teamStep(facts),
    hours:
      facts.hoursAWeek === 0
        ? missingBecause('No hay ninguna hora abierta: nadie puede reservar.')
        : doneBecause(`${facts.hoursAWeek} ${facts.hoursAWeek === 1 ? 'hora' : 'horas'} a la semana.`),
    mail: mailStep(facts.testMail),
    wallet: facts.wallet.isSound
      ? doneBecause('PayPal contesta y acepta las claves.')
      : missingBecause(`PayPal no se puede usar ahora: ${facts.wallet.reason ?? 'no contesta'}.`),
    order: orderStep(facts.trial),
    officer: confirmation('officer', 'Falta decir quién responde de la protección de datos.'),
    assessment: confirmation('assessment', 'Falta decir quién ha hecho la evaluación de impacto, y cuándo.'),
    processors: confirmation(
      'processors',
      'Falta confirmar los contratos con los proveedores que tratan datos.',
    ),
    backup:
      facts.lastBackupAt === null
        ? advisedBecause('No hay ninguna copia de seguridad en este servidor.')
        : doneBecause(`La última, el ${formatDateAndTime(facts.lastBackupAt)}.`),
    webhook:
      facts.lastNoticeAt === null
        ? advisedBecause('No ha llegado ninguno. Los pagos se comprueban más tarde.')
        : doneBecause(`El último, el ${formatDateAndTime(facts.lastNoticeAt)}.`),
  };
  return stepNames.map((name) => ({ name, ...found[name] }));
}

/** Example data block the step even when confirmed, because they appear in the legal notice. */
function clinicStep(facts: LaunchFacts, confirmed: StepResult): StepResult {
  if (facts.exampleDetails.length > 0)
    return missingBecause(`Todavía son de ejemplo: ${joinList(facts.exampleDetails)}.`);
  return isConfirmationOutdated(facts)
    ? missingBecause('Los datos han cambiado desde que alguien los revisó. Hay que revisarlos otra vez.')
    : confirmed;
}

/** The confirmation applied to earlier data. */
const isConfirmationOutdated = ({ confirmed: { clinic }, changedAt }: LaunchFacts): boolean =>
  clinic !== undefined && changedAt !== null && changedAt > clinic.confirmedAt;

function teamStep({ professionals, withExampleData }: LaunchFacts): StepResult {
  if (professionals.length === 0) return missingBecause('Todavía no hay ningún profesional.');
  if (withExampleData.length > 0)
    return missingBecause(
      `El número de colegiación o la sala de vídeo son todavía de ejemplo: ${joinList(withExampleData)}.`,
    );
  return doneBecause(`${joinList(professionals)}.`);
}

function servicesStep({ offered, withoutProfessional }: LaunchFacts): StepResult {
  if (offered.length === 0) return missingBecause('Todavía no se ofrece ninguna consulta.');
  if (withoutProfessional.length > 0)
    return missingBecause(`Nadie del equipo ofrece todavía: ${joinList(withoutProfessional)}.`);
  return doneBecause(`${joinList(offered)}.`);
}

function mailStep(mail: LaunchFacts['testMail']): StepResult {
  if (mail === null) return missingBecause('No se ha enviado ningún correo de prueba.');
  const { status, recipient, at } = mail;
  if (status === 'sent')
    return doneBecause(`El servidor de correo aceptó el de ${recipient}, el ${formatDateAndTime(at)}.`);
  if (status === 'queued') return missingBecause(`El correo para ${recipient} espera su turno.`);
  return missingBecause(`El correo para ${recipient} no ha salido. El registro del servidor dice por qué.`);
}

/** A failed trial makes the step missing; no trial yet only makes it advised. */
function orderStep(trial: LaunchFacts['trial']): StepResult {
  if (trial === null)
    return advisedBecause(
      `Todavía no se ha probado. Se abre una orden de ${formatEuros(trialCents)} que nadie paga, y caduca sola.`,
    );
  const at = formatDateAndTime(trial.askedAt);
  if (trial.outcome === 'opened')
    return doneBecause(
      `El ${at}, PayPal abrió una orden de ${formatEuros(trialCents)} a nombre de vuestra cuenta. No se ha cobrado nada.`,
    );
  if (trial.outcome === 'other_account')
    return missingBecause(
      'La orden salió a nombre de otra cuenta: PAYPAL_MERCHANT_ID no es la de estas claves. No se ha cobrado nada.',
    );
  if (trial.outcome === 'refused')
    return missingBecause(
      `El ${at}, PayPal no quiso abrir la orden (${trial.detail ?? 'sin decir por qué'}). Así nadie podría pagar.`,
    );
  return advisedBecause('No llegó la respuesta de PayPal. No se ha cobrado nada. Vuelve a probar.');
}

export const missingSteps = (steps: readonly Step[]): StepName[] =>
  steps.filter(({ state }) => state === 'missing').map(({ name }) => name);
