import type { Person } from '#clinic/audit/contract.ts';
import { contactsOf } from '#clinic/patients/service.server.ts';
import type { Schedule } from '#clinic/schedule/service.server.ts';
import { Refusal, refusing } from '#platform/api/refusals.ts';
import { whatComesBack } from '../changes/refund.server.ts';
import type { AppointmentsDeps } from '../deps.server.ts';
import { cancelForPatient, destinationOf, type Move, moveForPatient } from '../desk/changes.server.ts';
import { deskRefusals } from '../desk/contract.ts';
import { cancelledLetter, movedLetter } from '../letters.server.ts';
import { roomOf, statusAt } from '../presentation/presenter.server.ts';
import { type AppointmentView, findWithinReach } from '../queries.server.ts';
import { offersService } from '../rules/slots.server.ts';
import type { Choice, Outcome } from './contract.ts';
import { deleteCall, insertCall } from './queries.server.ts';

const refuse = refusing(deskRefusals);

type Chosen = { view: AppointmentView; move: Move | null };

/** @throws Refusal `not_found`, `cancelled`, `over`, `invalid` */
async function look(deps: AppointmentsDeps, actor: Person, choice: Choice): Promise<Chosen> {
  const now = deps.clock.now();
  const view = await findWithinReach(deps.db, { actor, id: choice.appointmentId }, now);
  if (view === undefined) throw refuse('not_found');
  if (statusAt(view, now) === 'cancelled') throw refuse('cancelled');
  if (view.startsAt <= now) throw refuse('over');
  const move = moveOf(choice, view);
  if (move !== null) await requireOffered(deps, view, move);
  return { view, move };
}

/** The letter as it would be, and is, written. */
async function letterOf(deps: AppointmentsDeps, { view, move }: Chosen): Promise<Outcome['letter']> {
  const now = deps.clock.now();
  const { subject, text } =
    move === null
      ? await cancellation(deps, view, now)
      : movedLetterOf(view, move, await deps.schedule(), now);
  return { subject, text };
}

async function cancellation(deps: AppointmentsDeps, view: AppointmentView, now: Date) {
  const { refund, carryOver } = await whatComesBack(deps, deps.db, view, 'waived', now);
  return cancelledLetter(view, refund, carryOver, 'clinic');
}

/** @returns whether everybody concerned is written to. @throws Refusal as the desk's own moves and cancellations, and `cancelled` */
async function carryOut(
  deps: AppointmentsDeps,
  actor: Person,
  { view, move }: Chosen,
  hasAddresses: boolean,
): Promise<boolean> {
  const { id } = view;
  // Noted before, so that whatever breaks off leaves a call too many rather than one too few.
  const callId = await insertCall(deps.db, id, deps.clock.now());
  const forget = async () => void (callId !== undefined && (await deleteCall(deps.db, callId)));
  try {
    const isTold =
      move === null
        ? await cancelForPatient(deps, actor, id, { by: 'clinic' })
        : await moveForPatient(deps, actor, id, move);
    // Somebody else has cancelled it meanwhile, and what comes back went by their rule.
    if (isTold === undefined) throw refuse('cancelled');
    if (hasAddresses && isTold) await forget();
    return hasAddresses && isTold;
  } catch (error) {
    if (error instanceof Refusal) await forget();
    throw error;
  }
}

/** Whether whoever it was planned for, and whoever comes along, has an address. */
async function haveAddresses(
  { db, clock }: AppointmentsDeps,
  { patientId, companionId, isQuiet }: AppointmentView,
): Promise<boolean> {
  if (isQuiet) return false;
  for (const id of companionId === null ? [patientId] : [patientId, companionId])
    if (!(await contactsOf(db, id, clock.now())).some(({ email }) => email !== null)) return false;
  return true;
}

async function resolveOne(
  deps: AppointmentsDeps,
  actor: Person,
  choice: Choice,
  preview: boolean,
): Promise<Outcome> {
  const { appointmentId } = choice;
  try {
    const chosen = await look(deps, actor, choice);
    const letter = await letterOf(deps, chosen);
    const hasAddresses = await haveAddresses(deps, chosen.view);
    const isReached = preview ? hasAddresses : await carryOut(deps, actor, chosen, hasAddresses);
    return { appointmentId, state: preview ? 'planned' : 'done', message: null, isReached, letter };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const message = Object.values(error.detail.fields ?? {})[0] ?? error.message;
    return { appointmentId, state: 'refused', message, isReached: false, letter: null };
  }
}

/**
 * What becomes of appointments that the clinic cannot keep. Each for itself, so that one that fails stops no other; one
 * after the other, since two may want the same hour.
 * @param preview changes nothing, and answers the words that would be sent
 */
export async function resolveHit(
  deps: AppointmentsDeps,
  actor: Person,
  { choices, preview }: { choices: readonly Choice[]; preview: boolean },
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const choice of choices) outcomes.push(await resolveOne(deps, actor, choice, preview));
  return outcomes;
}

function moveOf(choice: Choice, { startsAt }: AppointmentView): Move | null {
  if (choice.what === 'cancel') return null;
  const { isAgreed } = choice;
  return choice.what === 'move'
    ? { ...choice, outsideHours: false, isAgreed }
    : // From home, where the clinic's hours are closed.
      { startsAt, kind: 'video', outsideHours: true, isAgreed };
}

/** @throws Refusal `invalid` where who is to see the person does not offer that, or a child would be seen by video */
async function requireOffered(
  { schedule, services }: AppointmentsDeps,
  view: AppointmentView,
  move: Move,
): Promise<void> {
  const { kind, professionalId = view.professionalId } = move;
  if (kind === 'video' && view.kind === 'child')
    throw refuse('invalid', { message: 'Una consulta infantil no se hace por vídeo.' });
  const service = view.serviceId === null ? undefined : (await services()).get(view.serviceId);
  const place = { professionalId, kind: kind ?? view.kind };
  const person = (await schedule()).people.get(professionalId);
  const isOffered =
    typeof service === 'object' ? offersService(service, place) : person?.kinds.has(place.kind);
  if (person === undefined || !isOffered)
    throw refuse('invalid', { message: 'Esa persona no ofrece este tipo de consulta.' });
}

function movedLetterOf(view: AppointmentView, move: Move, known: Schedule, now: Date) {
  const place = destinationOf(view, move);
  const person = known.people.get(place.professionalId);
  const next = {
    ...view,
    ...place,
    roomUrl: person?.roomUrl ?? null,
    professionalName: person?.name ?? view.professionalName,
  };
  return movedLetter({ ...next, roomUrl: roomOf(next, now) }, view.startsAt, now);
}
