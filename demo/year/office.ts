import { addDays, wallTimeOf } from '#platform/time/calendar-days.ts';
import { instantOf } from '#platform/time/zoned-time.ts';
import { isOrdinaryDay, lastDaytime, listDaysOff, workingDayBefore } from './calendar.ts';
import type { Context } from './context.ts';
import { createNames, emailOf, fullName, phoneOf } from './names.ts';
import { createRandom } from './random.ts';
import type { RowCollector } from './rows.ts';
import { callbackNotes, inboxMessages } from './texts.ts';
import { therapistActor } from './visit-rows.ts';
import { plus, type Treatment } from './visits.ts';

/** Numbers of callers, apart from those of patients. */
const firstCaller = 700;

/** Messages of the contact form over the last weeks: answered ones, and new ones at the top. */
export function writeInbox(context: Context, collector: RowCollector): void {
  const { rows, audit, reception, nextId } = collector;
  const random = createRandom(context.seed).fork('inbox');
  const names = createNames(random.fork('names'));
  for (const [index, [subject, text, answer]] of inboxMessages.entries()) {
    const isOpen = answer === null;
    const daysAgo = isOpen ? inboxMessages.length - 1 - index : 55 - index * 5;
    const day = addDays(context.today, -daysAgo - (isOpen ? 0 : random.int(0, 2)));
    const createdAt = isOpen
      ? lastDaytime(context, 70 + (inboxMessages.length - 1 - index) * 90)
      : plus(instantOf(day, '09:10'), random.int(0, 600));
    const due = workingDayAfter(context, wallTimeOf(createdAt).day);
    const settledAt = plus(instantOf(workingDayAfter(context, day), '10:00'), random.int(5, 90));
    const id = nextId('contact_messages');
    const name = names.name(random.chance(0.6) ? 'woman' : 'man');
    const isTaken = isOpen && index === inboxMessages.length - 3;
    const stateOfOpen = isTaken ? 'taken' : 'new';
    rows.contactMessages.push({
      id,
      requestHash: null,
      userId: null,
      subject,
      name: fullName(name),
      email: emailOf(name),
      phone: phoneOf(firstCaller + index),
      language: null,
      sealedMessage: context.seal('contact_messages', 'sealed_message', id, text),
      state: isOpen ? stateOfOpen : 'answered',
      ownerUserId: isOpen && !isTaken ? null : reception.userId,
      createdAt,
      dueAt: instantOf(due, '20:00'),
      settledAt: isOpen ? null : settledAt,
    });
    if (isTaken) audit(plus(createdAt, 30), reception, 'contact.taken', `contact:${id}`);
    if (answer === null) continue;
    const answerId = nextId('contact_answers');
    rows.contactAnswers.push({
      id: answerId,
      messageId: id,
      authorUserId: reception.userId,
      way: 'phone',
      sealedText: context.seal('contact_answers', 'sealed_text', answerId, answer),
      createdAt: settledAt,
    });
    audit(plus(settledAt, -5), reception, 'contact.read', `contact:${id}`);
    audit(settledAt, reception, 'contact.answered', `contact:${id}`);
  }
}

function workingDayAfter(context: Context, day: string): string {
  let found = addDays(day, 1);
  while (!isOrdinaryDay(context, found)) found = addDays(found, 1);
  return found;
}

const openCallbacks = 3;

/** People to call back: some called, the last ones still waiting. */
export function writeCallbacks(
  context: Context,
  collector: RowCollector,
  treatments: readonly Treatment[],
): void {
  const { rows, audit, reception, nextId, hasHappened } = collector;
  const random = createRandom(context.seed).fork('callbacks');
  const known = treatments
    .filter(({ patient }) => patient.guardians.length === 0)
    .slice(10, 10 + callbackNotes.length);
  for (const [index, [reason, note]] of callbackNotes.entries()) {
    const patient = known[index]?.patient;
    const left = callbackNotes.length - index;
    const isOpen = left <= openCallbacks;
    const at = isOpen
      ? lastDaytime(context, left * 55)
      : plus(
          instantOf(workingDayBefore(context, addDays(context.today, -left * 2)), '10:30'),
          random.int(0, 300),
        );
    if (patient === undefined || !hasHappened(at)) continue;
    const id = nextId('callbacks');
    const { id: patientId, name, phone } = patient.person;
    const words = { name: fullName(name), phone: phoneOf(phone), note };
    rows.callbacks.push({
      id,
      forProfessionalId: reason === 'talk' ? patient.therapist.professionalId : null,
      patientId,
      reason,
      sealedWords: context.seal('callbacks', 'sealed_words', id, JSON.stringify(words)),
      at,
      enteredBy: reception.userId,
    });
    audit(at, reception, 'callback.left', `callback:${id}`, { patientId });
    if (isOpen) continue;
    const doneAt = plus(at, 95);
    rows.callbackEntries.push({
      id: nextId('callback_entries'),
      callbackId: id,
      undoes: null,
      at: doneAt,
      enteredBy: reception.userId,
    });
    audit(doneAt, reception, 'callback.done', `callback:${id}`, { patientId });
  }
}

/** A copy that was handed over some weeks ago, and a request that waits. */
export function writeRecordRequests(
  context: Context,
  collector: RowCollector,
  treatments: readonly Treatment[],
): void {
  const { rows, audit, reception, director, nextId } = collector;
  const adults = treatments.filter(
    ({ patient, visits }) => patient.guardians.length === 0 && visits.length > 6,
  );
  const cases = [
    { patient: adults[1]?.patient, daysAgo: 48, isDone: true },
    { patient: adults[3]?.patient, daysAgo: 6, isDone: false },
  ];
  for (const { patient, daysAgo, isDone } of cases) {
    if (patient === undefined) continue;
    const receivedOn = workingDayBefore(context, addDays(context.today, -daysAgo));
    const enteredAt = instantOf(receivedOn, '11:20');
    const closedOn = workingDayAfter(context, addDays(receivedOn, 8));
    const patientId = patient.person.id;
    const id = nextId('record_requests');
    const words = {
      person: fullName(patient.person.name),
      asker: null,
      wish: null,
      extension: null,
      answer: null,
      deliveredTo: isDone ? fullName(patient.person.name) : null,
    };
    const madeAt = instantOf(closedOn, '10:05');
    rows.recordRequests.push({
      id,
      patientId,
      kind: 'copy',
      guardianId: null,
      receivedOn,
      dueOn: sameDayNextMonth(receivedOn),
      isExtended: false,
      sealedWords: context.seal('record_requests', 'sealed_words', id, JSON.stringify(words)),
      identityHow: isDone ? 'document' : null,
      identityAt: isDone ? plus(enteredAt, 4) : null,
      identityBy: isDone ? reception.userId : null,
      madeAt: isDone ? madeAt : null,
      outcome: isDone ? 'delivered' : null,
      closedOn: isDone ? closedOn : null,
      closedBy: isDone ? director.userId : null,
      deliveredHow: isDone ? 'in_person' : null,
      erased: null,
      enteredAt,
      enteredBy: reception.userId,
    });
    const fields = { patientId, detail: { kind: 'copy' } };
    const subject = `request:${id}`;
    audit(enteredAt, reception, 'request.entered', subject, fields);
    if (!isDone) continue;
    audit(plus(enteredAt, 4), reception, 'request.identity-checked', subject, fields);
    audit(madeAt, director, 'request.copy-made', subject, fields);
    audit(plus(madeAt, 25), director, 'request.delivered', subject, fields);
  }
}

/** A calendar month later, or the last day of a shorter month. */
function sameDayNextMonth(day: string): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month, Math.min(date, last))).toISOString().slice(0, 10);
}

/** Closures, absences, and an extra opening when the first start is on a weekend or a holiday. */
export function writeOpening(context: Context, collector: RowCollector): void {
  const { rows, audit, director, nextId } = collector;
  for (const { from, to, professionalId } of listDaysOff(context)) {
    const startsAt = instantOf(from, '00:00');
    const endsAt = instantOf(to, '00:00');
    rows.absences.push({ id: nextId('absences'), professionalId, startsAt, endsAt });
    const subject = professionalId === null ? 'clinic' : `professional:${professionalId}`;
    const at = plus(startsAt, -30 * 24 * 60 + 11 * 60);
    if (collector.hasHappened(at))
      audit(at, director, 'absence.added', subject, {
        detail: { startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() },
      });
  }
  if (isOrdinaryDay(context, context.today)) return;
  for (const { professionalId } of [context.director, context.collaborator])
    for (const time of context.slots) {
      rows.extraHours.push({ id: nextId('extra_hours'), professionalId, day: context.today, time });
      audit(
        plus(instantOf(context.today, '00:00'), -3 * 24 * 60),
        director,
        'extra-hour.added',
        `professional:${professionalId}`,
        {
          detail: { date: context.today, time },
        },
      );
    }
}

/** Audit entries of opened records. */
export function writeReadings(
  context: Context,
  collector: RowCollector,
  treatments: readonly Treatment[],
): void {
  const { audit, reception, hasHappened } = collector;
  const random = createRandom(context.seed).fork('readings');
  for (const { patient, visits } of treatments)
    for (const visit of visits.filter(() => random.chance(0.12))) {
      const at = plus(visit.startsAt, -random.int(4, 40));
      const patientId = patient.person.id;
      const actor = (random.chance(0.6) ? therapistActor(patient) : null) ?? reception;
      if (hasHappened(at)) audit(at, actor, 'patient.card-read', `patient:${patientId}`, { patientId });
    }
}
