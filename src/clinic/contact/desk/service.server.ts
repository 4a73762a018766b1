import type { z } from 'zod';
import type { Person } from '#clinic/audit/contract.ts';
import { record } from '#clinic/audit/service.server.ts';
import { queueMessage } from '#clinic/notifications/service.server.ts';
import { resendMessage } from '#clinic/patients/service.server.ts';
import { refusing } from '#platform/api/refusals.ts';
import type { Remember } from '#platform/idempotency/idempotency.server.ts';
import { type Database, inTransaction } from '#platform/postgres/database.server.ts';
import type { ContactDeps } from '../deps.server.ts';
import { answerLetter } from '../letters.server.ts';
import { answerPlace, openAnswer, openMessage } from '../presenter.server.ts';
import { isSettled, reopenedState } from '../rules.ts';
import type { answerContact, ContactMessage, ListedMessage } from './contract.ts';
import { deskRefusals, maxShown } from './contract.ts';
import * as queries from './queries.server.ts';

const refuse = refusing(deskRefusals);

type Locked = NonNullable<Awaited<ReturnType<typeof queries.lock>>>;
type Answer = z.output<typeof answerContact.body>;

type Change = { id: number; actor: Person; action: string };

/** Locks a message, changes it and writes the audit record. @throws Refusal `not_found`, and whatever `work` throws */
const changeLocked = (
  { db, clock }: Pick<ContactDeps, 'db' | 'clock'>,
  { id, actor, action }: Change,
  work: (tx: Database, row: Locked, now: Date) => Promise<unknown>,
): Promise<void> =>
  inTransaction(db, async (tx) => {
    const row = await queries.lock(tx, id);
    if (row === undefined) throw refuse('not_found');
    const now = clock.now();
    await work(tx, row, now);
    await record(tx, { at: now, actor, action, subject: `contact:${id}` });
  });

/** Actions of reception and management on contact messages. */
export function createDesk(deps: ContactDeps) {
  const { db, clock, secrets } = deps;
  /** @throws Refusal `not_found` */
  const show = (id: number) => showMessage(deps, id);

  return {
    show,

    list: async (which: 'open' | 'settled'): Promise<ListedMessage[]> =>
      (await queries.list(db, which, maxShown)).map(toListed),

    /** @throws Refusal `not_found` */
    async read(actor: Person, id: number): Promise<ContactMessage> {
      const message = await show(id);
      await record(db, { at: clock.now(), actor, action: 'contact.read', subject: `contact:${id}` });
      return message;
    },

    /** @throws Refusal `not_found`, `is_settled`, `somebody_elses` when the owner is no longer `from` */
    take: (actor: Person, id: number, from: number | null) =>
      changeLocked(deps, { id, actor, action: 'contact.taken' }, async (tx, { state, ownerUserId }) => {
        if (isSettled(state)) throw refuse('is_settled');
        if (ownerUserId !== from && ownerUserId !== actor.userId) throw refuse('somebody_elses');
        await queries.change(tx, id, { state: 'taken', ownerUserId: actor.userId });
      }),

    /** @throws Refusal `not_found`, `is_settled`, `somebody_elses`, `no_email`, `no_phone` */
    answer: (actor: Person, id: number, { way, text }: Answer, remember: Remember) =>
      changeLocked(deps, { id, actor, action: 'contact.answered' }, async (tx, row, now) => {
        requireMayAnswer(actor, row, way);
        const written = { messageId: id, authorUserId: actor.userId, way, createdAt: now };
        const answerId = await queries.insertAnswer(tx, written);
        await queries.setAnswer(tx, answerId, secrets.seal(text, answerPlace(answerId)));
        if (way === 'email') await sendAnswer(tx, row, { answerId, text }, now);
        await queries.change(tx, id, { state: 'answered', ownerUserId: actor.userId, settledAt: now });
        await remember(tx, id);
      }),

    /** @throws Refusal `not_found`, `too_late` */
    sendAgain: (actor: Person, id: number, answerId: number) => sendAgain(deps, actor, { id, answerId }),

    /** @throws Refusal `not_found` */
    close: (actor: Person, id: number) =>
      changeLocked(deps, { id, actor, action: 'contact.closed' }, async (tx, { state, ownerUserId }, now) => {
        // Already settled, for example from a stale screen. Keep `settledAt`: retention is counted from it.
        if (isSettled(state)) return;
        const changes = { ownerUserId: ownerUserId ?? actor.userId, settledAt: now };
        await queries.change(tx, id, { state: 'closed', ...changes });
      }),

    /** @throws Refusal `not_found` */
    reopen: (actor: Person, id: number) =>
      changeLocked(deps, { id, actor, action: 'contact.reopened' }, async (tx, { state, ownerUserId }) => {
        if (isSettled(state))
          await queries.change(tx, id, { state: reopenedState(ownerUserId), settledAt: null });
      }),
  };
}

/** @throws Refusal `not_found` unless the answer's e-mail has failed, `too_late` when its text is no longer stored */
async function sendAgain(
  deps: ContactDeps,
  actor: Person,
  { id, answerId }: { id: number; answerId: number },
): Promise<void> {
  const mailId = await queries.mailOf(deps.db, id, answerId);
  if (mailId === undefined) throw refuse('not_found');
  await resendMessage(deps, actor, mailId);
}

/** Returns a message with its text and answers. @throws Refusal `not_found` */
async function showMessage({ db, secrets }: ContactDeps, id: number): Promise<ContactMessage> {
  const row = await queries.find(db, id);
  if (row === undefined) throw refuse('not_found');
  const answers = (await queries.answersTo(db, id)).map((answer) => ({
    id: answer.id,
    way: answer.way,
    by: answer.by ?? '',
    delivery: answer.delivery,
    text: openAnswer(answer, secrets),
    createdAt: answer.createdAt.toISOString(),
  }));
  return {
    ...toListed(row),
    email: row.email,
    phone: row.phone,
    message: openMessage(row, secrets),
    answers,
  };
}

/** Requires an unsettled message that is unowned or owned by the actor, and contact details for the channel. */
function requireMayAnswer(actor: Person, { state, ownerUserId, email, phone }: Locked, way: Answer['way']) {
  if (isSettled(state)) throw refuse('is_settled');
  if (ownerUserId !== null && ownerUserId !== actor.userId) throw refuse('somebody_elses');
  if (way === 'email' && email === null) throw refuse('no_email');
  if (way === 'phone' && phone === null) throw refuse('no_phone');
}

/** Queues the e-mail with an answer. */
async function sendAnswer(
  tx: Database,
  { email, userId, language }: Locked,
  { answerId, text }: { answerId: number; text: string },
  now: Date,
): Promise<void> {
  if (email === null) return;
  const compose = () => ({
    kind: queries.answerKind,
    cause: 'desk' as const,
    about: queries.answerReference(answerId),
    ...answerLetter(text),
  });
  await queueMessage(tx, { channel: 'email', recipient: email, userId, language }, compose, now);
}

function toListed(row: Awaited<ReturnType<typeof queries.list>>[number]): ListedMessage {
  const { id, subject, name, state, ownerUserId, ownerName } = row;
  return {
    id,
    subject,
    name,
    state,
    owner: ownerUserId === null ? null : { userId: ownerUserId, name: ownerName ?? '' },
    createdAt: row.createdAt.toISOString(),
    dueAt: row.dueAt.toISOString(),
  };
}
