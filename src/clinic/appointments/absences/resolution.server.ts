import type { Person } from '#clinic/audit/contract.ts';
import { contactsOf } from '#clinic/patients/service.server.ts';
import type { Schedule } from '#clinic/schedule/service.server.ts';
import { Refusal, refusing } from '#platform/api/refusals.ts';
import { composeFor } from '#platform/language/request-language.server.ts';
import { computeRefund } from '../changes/refund.server.ts';
import type { AppointmentsDeps } from '../deps.server.ts';
import { cancelForPatient, type Move, moveForPatient, resolveDestination } from '../desk/changes.server.ts';
import { deskRefusals } from '../desk/contract.ts';
import { cancelledLetter, movedLetter } from '../letters.server.ts';
import { type RoomDeps, roomUrlOf, statusAt } from '../presenter.server.ts';
import { type AppointmentView, findInScope } from '../queries.server.ts';
import { offersService } from '../rules/slots.server.ts';
import { staffRefusalTexts } from '../staff-refusal-texts.ts';
import type { Choice, Outcome } from './contract.ts';
import { deleteCall, insertCall } from './queries.server.ts';

const refuse = refusing(deskRefusals);

type Chosen = { view: AppointmentView; move: Move | null };

/** @throws Refusal `not_found`, `cancelled`, `over`, `invalid` */
async function loadChosen(deps: AppointmentsDeps, actor: Person, choice: Choice): Promise<Chosen> {
  const now = deps.clock.now();
  const view = await findInScope(deps.db, { actor, id: choice.appointmentId }, now);
  if (view === undefined) throw refuse('not_found');
  if (statusAt(view, now) === 'cancelled') throw refuse('cancelled');
  if (view.startsAt <= now) throw refuse('over');
  const move = toMove(choice, view);
  if (move !== null) await requireOffered(deps, view, move);
  return { view, move };
}

/** The letter in its first recipient's language, whichever language the panel has. */
async function previewLetter(deps: AppointmentsDeps, { view, move }: Chosen): Promise<Outcome['letter']> {
  const now = deps.clock.now();
  const [contact] = await contactsOf(deps.db, view.patientId, now);
  const { subject, text } = await composeFor(contact?.language ?? null, async () =>
    move === null
      ? cancellationLetter(deps, view, now)
      : previewMovedLetter(deps, view, { move, known: await deps.schedule() }, now),
  );
  return { subject, text };
}

async function cancellationLetter(deps: AppointmentsDeps, view: AppointmentView, now: Date) {
  const { refund, carryOver } = await computeRefund(deps, deps.db, view, 'waived', now);
  return cancelledLetter(view, refund, carryOver, 'clinic');
}

/** @throws Refusal those of moves and cancellations at the desk, and `cancelled` */
async function applyChoice(
  deps: AppointmentsDeps,
  actor: Person,
  { view, move }: Chosen,
  hasAddresses: boolean,
): Promise<void> {
  const { id } = view;
  // Stored first: an interruption leaves an unnecessary call instead of a missing one.
  const callId = await insertCall(deps.db, id, deps.clock.now());
  const forget = async () => void (callId !== undefined && (await deleteCall(deps.db, callId)));
  try {
    if (move !== null) await moveForPatient(deps, actor, id, move);
    // Cancelled meanwhile by someone else, who also decided the refund.
    else if (!(await cancelForPatient(deps, actor, id, { by: 'clinic' }))) throw refuse('cancelled');
    if (hasAddresses) await forget();
  } catch (error) {
    if (error instanceof Refusal) await forget();
    throw error;
  }
}

/** Whether the patient and the companion each have an e-mail address. */
async function canNotifyAll(
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
    const chosen = await loadChosen(deps, actor, choice);
    const letter = await previewLetter(deps, chosen);
    const hasAddresses = await canNotifyAll(deps, chosen.view);
    if (!preview) await applyChoice(deps, actor, chosen, hasAddresses);
    const state = preview ? 'planned' : 'done';
    return { appointmentId, state, message: null, isReached: hasAddresses, letter };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const message = Object.values(error.detail.fields ?? {})[0] ?? error.message;
    return { appointmentId, state: 'refused', message, isReached: false, letter: null };
  }
}

/**
 * Resolves appointments that the clinic cannot keep. Each is independent, so that a failure does not stop the
 * others, and sequential, because two may want the same hour.
 * @param preview changes nothing and returns the messages that would be sent
 */
export async function resolveAffectedAppointments(
  deps: AppointmentsDeps,
  actor: Person,
  { choices, preview }: { choices: readonly Choice[]; preview: boolean },
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const choice of choices) outcomes.push(await resolveOne(deps, actor, choice, preview));
  return outcomes;
}

function toMove(choice: Choice, { startsAt }: AppointmentView): Move | null {
  if (choice.what === 'cancel') return null;
  const { isAgreed } = choice;
  return choice.what === 'move'
    ? { ...choice, outsideHours: false, isAgreed }
    : // A video call works from home, so closed hours do not matter.
      { startsAt, kind: 'video', outsideHours: true, isAgreed };
}

/**
 * @throws Refusal `invalid` if the professional does not offer the kind, or a child would be moved to video
 */
async function requireOffered(
  { schedule, services }: AppointmentsDeps,
  view: AppointmentView,
  move: Move,
): Promise<void> {
  const { kind, professionalId = view.professionalId } = move;
  if (kind === 'video' && view.kind === 'child')
    throw refuse('invalid', { message: staffRefusalTexts().absences.childByVideo });
  const service = view.serviceId === null ? undefined : (await services()).get(view.serviceId);
  const place = { professionalId, kind: kind ?? view.kind };
  const person = (await schedule()).people.get(professionalId);
  const isOffered =
    typeof service === 'object' ? offersService(service, place) : person?.kinds.has(place.kind);
  if (person === undefined || !isOffered)
    throw refuse('invalid', { message: staffRefusalTexts().absences.kindNotOffered });
}

function previewMovedLetter(
  deps: RoomDeps,
  view: AppointmentView,
  { move, known }: { move: Move; known: Schedule },
  now: Date,
) {
  const place = resolveDestination(view, move);
  const person = known.people.get(place.professionalId);
  const next = {
    ...view,
    ...place,
    roomUrl: person?.roomUrl ?? null,
    professionalName: person?.name ?? view.professionalName,
  };
  return movedLetter({ ...next, roomUrl: roomUrlOf(deps, next, now) }, view.startsAt, now);
}
