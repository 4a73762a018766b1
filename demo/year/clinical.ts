import { asClient, asSystem } from '#clinic/audit/contract.ts';
import { hashToken } from '#platform/secrets/secrets.server.ts';
import { addDays, wallTimeOf } from '#platform/time/calendar-days.ts';
import { instantOf } from '#platform/time/zoned-time.ts';
import { isOrdinaryDay, lastDaytime } from './calendar.ts';
import type { Context } from './context.ts';
import { emailOf, fullName } from './names.ts';
import type { Patient, Person } from './people.ts';
import { createRandom, type Random } from './random.ts';
import type { RowCollector } from './rows.ts';
import { alertOutcome, chatDialogues, noteTexts, resultComments } from './texts.ts';
import { therapistActor } from './visit-rows.ts';
import { plus, type Treatment } from './visits.ts';

const dayOf = (at: Date) => wallTimeOf(at).day;

/** Signatures of every patient's documents; a few newer patients have not signed yet. */
export function writeConsents(
  context: Context,
  collector: RowCollector,
  treatments: readonly Treatment[],
): void {
  const random = createRandom(context.seed).fork('consents');
  for (const { patient, visits } of treatments) {
    const first = visits[0];
    const own = random.fork(patient.person.key);
    if (first === undefined) continue;
    const isNew = first.startsAt > plus(context.now, -30 * 24 * 60);
    if (own.chance(isNew ? 0.5 : 0.04)) continue;
    const isChild = patient.guardians.length > 0;
    const kinds = [
      isChild ? ('minors' as const) : ('treatment' as const),
      'data' as const,
      ...(patient.kind === 'video' ? (['video'] as const) : []),
    ];
    const signers = isChild ? patient.guardians.map(({ person }) => person) : [patient.person];
    const isVideo = patient.kind === 'video';
    const lot = own.next();
    const atClinic = lot < 0.75 ? 'desk' : 'paper';
    const way = isVideo || lot < 0.15 ? 'link' : atClinic;
    for (const [index, signer] of signers.entries()) {
      // With a court ruling only one parent signs; in a few families one signature is still missing.
      if (index > 0 && (patient.arrangement === 'court_ruling' || own.chance(0.12))) continue;
      const at =
        way === 'link' ? plus(first.startsAt, -26 * 60 - 7 * index) : plus(first.startsAt, -25 + 6 * index);
      sign(context, collector, {
        patient,
        signer,
        kinds,
        way,
        at: way === 'paper' ? plus(first.endsAt, 20 + index) : at,
      });
    }
  }
}

type Signing = {
  patient: Patient;
  signer: Person;
  kinds: readonly ('treatment' | 'minors' | 'data' | 'video')[];
  way: 'link' | 'desk' | 'paper';
  at: Date;
};

function sign(context: Context, collector: RowCollector, { patient, signer, kinds, way, at }: Signing): void {
  const { rows, audit, reception, nextId, hasHappened } = collector;
  const patientId = patient.person.id;
  const textIds = kinds.map((kind) => context.consentTexts[kind].id);
  if (!hasHappened(plus(at, 5))) return;
  let requestId: number | null = null;
  if (way !== 'paper') {
    requestId = nextId('consent_requests');
    const createdAt = way === 'link' ? plus(at, -240) : plus(at, -3);
    rows.consentRequests.push({
      id: requestId,
      tokenHash: hashToken(`${context.seed}/consent/${requestId}`),
      patientId,
      signerId: signer.id,
      textIds,
      way,
      sealedAddress:
        way === 'link'
          ? context.seal('consent_requests', 'sealed_address', requestId, emailOf(signer.name))
          : null,
      createdAt,
      expiresAt: plus(createdAt, way === 'link' ? 14 * 24 * 60 : 60),
      usedAt: at,
      createdBy: reception.userId,
    });
    const action = way === 'link' ? 'consent.asked' : 'consent.handed-over';
    audit(createdAt, reception, action, `consent-request:${requestId}`, {
      patientId,
      detail: { signer: signer.id, texts: textIds.join(' ') },
    });
  }
  for (const kind of kinds) {
    const id = nextId('consents');
    const text = context.consentTexts[kind];
    const evidence = {
      name: fullName(signer.name),
      address: way === 'link' ? emailOf(signer.name) : null,
      seenBy: way === 'paper' ? 'Recepción' : null,
      place: way === 'paper' ? 'Archivador de recepción, carpeta E' : null,
    };
    rows.consents.push({
      id,
      patientId,
      signerId: signer.id,
      textId: text.id,
      textHash: text.hash,
      shownTitle: null,
      shownBody: null,
      way,
      language: 'es',
      signedOn: dayOf(at),
      at,
      sealedEvidence: context.seal('consents', 'sealed_evidence', id, JSON.stringify(evidence)),
      requestId,
      enteredBy: way === 'link' ? null : reception.userId,
    });
    const signed = { signer: signer.id, text: text.id, hash: text.hash };
    if (way === 'paper')
      audit(at, reception, 'consent.paper', `consent:${id}`, { patientId, detail: signed });
    else
      audit(at, asSystem('consents.sign'), 'consent.signed', `consent:${id}`, {
        patientId,
        detail: { ...signed, way },
      });
  }
}

/** Session notes of the professionals with an account, and the end of finished treatments. */
export function writeNotes(
  context: Context,
  collector: RowCollector,
  treatments: readonly Treatment[],
): void {
  const { rows, audit, nextId, hasHappened } = collector;
  for (const { patient, visits } of treatments) {
    const actor = therapistActor(patient);
    const { therapist, person, episode } = patient;
    if (actor === null || actor.kind !== 'person') continue;
    const texts = noteTexts[patient.kind === 'child' ? 'child' : 'adult'];
    const common = { patientId: person.id, professionalId: therapist.professionalId };
    for (const visit of visits) {
      const random = patient.random.fork(`note/${visit.day}`);
      const at = plus(visit.endsAt, random.int(4, 25));
      if (!random.chance(0.72) || !hasHappened(at)) continue;
      const id = nextId('clinical_notes');
      rows.clinicalNotes.push({
        id,
        ...common,
        sessionOn: visit.day,
        sealedText: context.seal('clinical_notes', 'sealed_text', id, random.pick(texts)),
        marks: [],
        reviewedAt: null,
        writtenAt: at,
        writtenBy: actor.userId,
      });
      audit(at, actor, 'note.written', `note:${id}`, { patientId: person.id });
    }
    const last = visits.at(-1);
    const at = last && plus(last.endsAt, 40);
    if (!episode.hasEnded || at === undefined || !hasHappened(at) || visits.length < 3) continue;
    const dischargedOn = dayOf(at);
    rows.discharges.push({
      id: nextId('discharges'),
      ...common,
      dischargedOn,
      at,
      enteredBy: actor.userId,
      undoneAt: null,
    });
    audit(at, actor, 'patient.discharged', `patient:${person.id}`, {
      patientId: person.id,
      detail: { on: dischargedOn },
    });
  }
}

const evaluatedPeople = 16;
const weeksBetween = 5;
const riskItem = 9;

/** Questionnaires whose scores fall over the months; one answer raised an alert, which was closed. */
export function writeEvaluations(
  context: Context,
  collector: RowCollector,
  treatments: readonly Treatment[],
): void {
  const { hasHappened } = collector;
  const candidates = treatments.filter(
    ({ patient, visits }) =>
      patient.person.userId !== null &&
      patient.therapist.userId !== null &&
      isAdult(context, patient) &&
      visits.length >= 5,
  );
  const guest = candidates.filter(({ patient }) => patient.isGuest);
  const chosen = [
    ...guest,
    ...candidates.filter(({ patient }) => !patient.isGuest).slice(0, evaluatedPeople),
  ];
  let hasAlert = false;
  for (const { patient, visits } of chosen) {
    const random = patient.random.fork('evaluations');
    const start = random.int(14, 21);
    const every = weeksBetween * 7;
    const begin = visits[0]?.startsAt ?? context.now;
    for (let round = 0; round < 9; round++) {
      const day = workingDay(context, addDays(dayOf(begin), 2 + round * every));
      const createdAt = plus(instantOf(day, '09:40'), random.int(0, 60));
      const finishedAt = plus(createdAt, random.int(25, 60));
      if (!hasHappened(plus(finishedAt, 90))) break;
      const score = Math.max(2, Math.round(start - round * 2.1 + random.int(-2, 2)));
      const isAlarming: boolean = !hasAlert && !patient.isGuest && round === 2 && score > 8;
      hasAlert ||= isAlarming;
      for (const instrument of ['phq-9', 'gad-7'] as const)
        writeEvaluation(context, collector, patient, {
          instrument,
          createdAt,
          finishedAt: instrument === 'phq-9' ? finishedAt : plus(finishedAt, 6),
          score: instrument === 'phq-9' ? score : Math.max(1, Math.round(score * 0.8)),
          isAlarming: isAlarming && instrument === 'phq-9',
          random: random.fork(`${round}/${instrument}`),
        });
    }
  }
}

const isAdult = ({ today }: Context, { person }: Patient) =>
  person.birthDate !== null && person.birthDate < addDays(today, -19 * 366 - 365);

function workingDay(context: Context, day: string): string {
  let found = day;
  while (!isOrdinaryDay(context, found)) found = addDays(found, 1);
  return found;
}

type Questionnaire = {
  instrument: 'phq-9' | 'gad-7';
  createdAt: Date;
  finishedAt: Date;
  score: number;
  isAlarming: boolean;
  random: Random;
};

function writeEvaluation(
  context: Context,
  collector: RowCollector,
  patient: Patient,
  { instrument, createdAt, finishedAt, score, isAlarming, random }: Questionnaire,
): void {
  const { rows, audit, nextId, hasHappened } = collector;
  const actor = therapistActor(patient);
  const { id: patientId, userId } = patient.person;
  if (actor?.kind !== 'person' || userId === null) return;
  const id = nextId('evaluations');
  const subject = `evaluation:${id}`;
  const items = instrument === 'phq-9' ? 9 : 7;
  const answers = answersOf(random, { items, score, isAlarming });
  const releasedAt = plus(finishedAt, random.int(1, 3) * 24 * 60 + 45);
  const isReleased = hasHappened(releasedAt);
  rows.evaluations.push({
    id,
    patientId,
    instrument,
    sentBy: actor.userId,
    createdAt,
    sealedAnswers: context.seal('evaluations', 'sealed_answers', id, answers.join('')),
    sealedLater: null,
    finishedAt,
    sealedWords: isReleased
      ? context.seal('evaluations', 'sealed_words', id, random.pick(resultComments))
      : null,
    releasedAt: isReleased ? releasedAt : null,
    releasedBy: isReleased ? actor.userId : null,
  });
  audit(createdAt, actor, 'evaluation.sent', subject, { patientId, detail: { saidAdult: false } });
  if (isAlarming) writeAlert(context, collector, { patient, evaluationId: id, at: plus(finishedAt, -2) });
  audit(finishedAt, asClient(userId), 'evaluation.answered', subject, { patientId });
  if (isReleased) audit(releasedAt, actor, 'evaluation.released', subject, { patientId });
}

/** Spreads a score over the items; the item about death is answered only where it has to be. */
function answersOf(
  random: Random,
  { items, score, isAlarming }: { items: number; score: number; isAlarming: boolean },
): number[] {
  const answers = Array.from({ length: items }, () => 0);
  const usable = random.shuffle(answers.map((_, index) => index).filter((index) => index !== riskItem - 1));
  let left = Math.min(score, usable.length * 3);
  if (isAlarming) answers[riskItem - 1] = 1;
  for (let turn = 0; left > 0 && turn < 3; turn++)
    for (const index of usable) {
      if (left === 0) break;
      answers[index] = (answers[index] ?? 0) + 1;
      left--;
    }
  return answers;
}

function writeAlert(
  context: Context,
  collector: RowCollector,
  { patient, evaluationId, at }: { patient: Patient; evaluationId: number; at: Date },
): void {
  const { rows, audit, nextId } = collector;
  const actor = therapistActor(patient);
  if (actor?.kind !== 'person') return;
  const subject = `evaluation:${evaluationId}`;
  const patientId = patient.person.id;
  const id = nextId('evaluation_alerts');
  const acknowledgedAt = plus(at, 6);
  const closedAt = plus(at, 52);
  rows.evaluationAlerts.push({
    id,
    evaluationId,
    raisedAt: at,
    escalatesAt: plus(at, 15),
    escalatedAt: null,
    acknowledgedAt,
    acknowledgedBy: actor.userId,
    closedAt,
    closedBy: actor.userId,
  });
  const outcomeId = nextId('evaluation_alert_outcomes');
  rows.alertOutcomes.push({
    id: outcomeId,
    alertId: id,
    at: closedAt,
    enteredBy: actor.userId,
    sealedText: context.seal('evaluation_alert_outcomes', 'sealed_text', outcomeId, alertOutcome),
  });
  audit(at, asSystem('evaluations.raise-alert'), 'evaluation.alert-raised', subject, { patientId });
  audit(acknowledgedAt, actor, 'evaluation.alert-acknowledged', subject, { patientId });
  audit(closedAt, actor, 'evaluation.alert-closed', subject, { patientId });
}

/** Conversations of people whose plan has the chat. The last one waits for an answer. */
export function writeChats(
  context: Context,
  collector: RowCollector,
  treatments: readonly Treatment[],
): void {
  const { rows, nextId, hasHappened } = collector;
  const withChat = new Set(
    context.plans.filter(({ features }) => features.some(({ perk }) => perk === 'chat')).map(({ id }) => id),
  );
  const holders = new Set(
    rows.userSubscriptions
      .filter(({ planId, active }) => active && planId !== null && withChat.has(planId))
      .map(({ patientId }) => patientId),
  );
  const messages: { threadId: number; side: 'person' | 'team'; author: number; at: Date; text: string }[] =
    [];
  const threads = treatments.filter(
    ({ patient }) => holders.has(patient.person.id) && therapistActor(patient) !== null,
  );
  for (const [index, { patient, visits }] of threads.entries()) {
    const actor = therapistActor(patient);
    const userId = patient.person.userId;
    if (actor?.kind !== 'person' || userId === null) continue;
    const random = patient.random.fork('chat');
    const threadId = nextId('chat_threads');
    const waits = index === threads.length - 1 || !patient.isGuest ? index % 3 === 1 : false;
    const own = visits.slice(-4).flatMap((visit, turn) =>
      (chatDialogues[(index + turn) % chatDialogues.length] ?? []).map(([side, text], place) => ({
        threadId,
        side,
        author: side === 'person' ? userId : actor.userId,
        at: plus(visit.startsAt, 2 * 24 * 60 + place * 37 + random.int(0, 20)),
        text,
      })),
    );
    if (waits)
      own.push({
        threadId,
        side: 'person',
        author: userId,
        at: lastDaytime(context, 95 + index),
        text: 'Una duda rápida: ¿el registro lo hago también el fin de semana?',
      });
    const written = own
      .filter(({ at }) => hasHappened(at))
      .sort((one, other) => one.at.getTime() - other.at.getTime());
    const first = written[0];
    if (first === undefined) continue;
    messages.push(...written);
    rows.chatThreads.push({
      id: threadId,
      patientId: patient.person.id,
      createdAt: first.at,
      personReadId: 0,
      teamReadId: 0,
      personToldId: 0,
      teamToldId: 0,
      keptUntil: null,
    });
  }
  messages.sort((one, other) => one.at.getTime() - other.at.getTime());
  for (const { threadId, side, author, at, text } of messages) {
    const id = nextId('chat_messages');
    rows.chatMessages.push({
      id,
      threadId,
      clientId: uuidOf(id),
      side,
      authorUserId: author,
      createdAt: at,
      sealedBody: context.seal('chat_messages', 'sealed_body', id, text),
    });
  }
  for (const thread of rows.chatThreads) readThread(rows.chatMessages, thread);
}

/** Marks all messages as read, except a question at the end, and the newest one as notified. */
function readThread(
  messages: RowCollector['rows']['chatMessages'],
  thread: RowCollector['rows']['chatThreads'][number],
): void {
  const own = messages.filter(({ threadId }) => threadId === thread.id);
  const newest = own.at(-1)?.id ?? 0;
  const lastOfTeam = own.findLast(({ side }) => side === 'team')?.id ?? 0;
  thread.personReadId = newest;
  thread.teamReadId = own.at(-1)?.side === 'team' ? newest : lastOfTeam;
  thread.personToldId = newest;
  thread.teamToldId = newest;
}

/** A valid version 4 UUID made of a number. */
const uuidOf = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
