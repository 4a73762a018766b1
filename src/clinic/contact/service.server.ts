import type { z } from 'zod';
import { clinicMailbox, mailboxOf, queueMessage } from '#clinic/notifications/service.server.ts';
import { findDueTime } from '#clinic/schedule/service.server.ts';
import { clinicContact } from '#platform/clinic-contact.ts';
import { spendIfAllowed } from '#platform/http/limits.server.ts';
import { currentLanguage, type Language } from '#platform/language/language.ts';
import { routes } from '#platform/paths.ts';
import { type Database, inTransaction } from '#platform/postgres/database.server.ts';
import { hashToken } from '#platform/secrets/secrets.server.ts';
import type { contactForm } from './contract.ts';
import type { ContactDeps } from './deps.server.ts';
import { arrivedNote, receivedLetter } from './letters.server.ts';
import { messagePlace } from './presenter.server.ts';
import * as queries from './queries.server.ts';

export { sealedColumns } from './presenter.server.ts';

type Sender = { network: string; userId: number | null; key: string | undefined };

const received = { received: true } as const;
const confirmationsPerDay = 2;

export function createContact(deps: ContactDeps) {
  const { db, clock, limits } = deps;
  const anHour = limits({ name: 'contact', points: 6, seconds: 3_600 });
  const aDay = limits({ name: 'contact-day', points: 15, seconds: 86_400 });
  // Caps the clinic's e-mails when robots write from many networks.
  const notes = limits({ name: 'contact-notes', points: 30, seconds: 3_600, fixed: true });

  return {
    /** @throws Refusal 429 when a network sends too many messages */
    async send(
      { website = '', privacy: _, ...typed }: z.output<typeof contactForm>,
      { network, userId, key }: Sender,
    ): Promise<typeof received> {
      const requestHash = key === undefined ? null : hashToken(JSON.stringify([key, userId, typed]));
      if (requestHash !== null && (await queries.isDuplicate(db, requestHash))) return received;
      await anHour.spend(network);
      await aDay.spend(network);
      if (website !== '') return received;
      const isNoted = await spendIfAllowed(notes, 'all');
      const now = clock.now();
      const dueAt = findDueTime(await deps.schedule(), now);
      await inTransaction(db, async (tx) => {
        const { message, ...facts } = typed;
        const language = currentLanguage();
        const id = await queries.insertMessage(tx, {
          ...facts,
          requestHash,
          userId,
          language,
          createdAt: now,
          dueAt,
        });
        if (id === undefined) return;
        await queries.setMessage(tx, id, deps.secrets.seal(message, messagePlace(id)));
        if (typed.email !== null) await confirm(tx, { email: typed.email, userId, language }, now);
        if (isNoted) await notifyClinic(tx, deps.publicUrl, { id, dueAt }, now);
      });
      return received;
    },
  };
}

/**
 * Adds a message to the inbox on behalf of a user, inside another feature's transaction. Sends no confirmation, and
 * accepts accounts without e-mail and phone.
 * @param message key: a second message with the same key is dropped
 */
export async function addMessageForUser(
  tx: Database,
  deps: Pick<ContactDeps, 'secrets' | 'schedule' | 'publicUrl'>,
  { userId, key, text }: { userId: number; key: string; text: string },
  now: Date,
): Promise<void> {
  const dueAt = findDueTime(await deps.schedule(), now);
  const sender = await queries.senderOf(tx, userId);
  const requestHash = hashToken(JSON.stringify([key, userId]));
  const facts = { ...sender, subject: 'other' as const, requestHash, userId, createdAt: now, dueAt };
  const id = await queries.insertMessage(tx, facts);
  if (id === undefined) return;
  await queries.setMessage(tx, id, deps.secrets.seal(text, messagePlace(id)));
  await notifyClinic(tx, deps.publicUrl, { id, dueAt }, now);
}

/**
 * The address is unverified, so confirmations per mailbox are limited, which leaves room for the answer. Counted in
 * the message's transaction, so that duplicates of one request count once.
 */
async function confirm(
  tx: Database,
  { email, userId, language }: { email: string; userId: number | null; language: Language },
  now: Date,
) {
  const mailbox = mailboxOf(email);
  if (mailbox === mailboxOf(clinicContact().email)) return;
  await queries.lockMailbox(tx, mailbox);
  const confirmed = await queries.confirmedSince(tx, new Date(now.getTime() - 86_400_000));
  if (confirmed.filter((each) => mailboxOf(each) === mailbox).length >= confirmationsPerDay) return;
  const compose = () => ({ kind: queries.confirmationKind, cause: 'anyone' as const, ...receivedLetter() });
  await queueMessage(tx, { channel: 'email', recipient: email, userId, language }, compose, now);
}

function notifyClinic(
  tx: Database,
  publicUrl: string,
  { id, dueAt }: { id: number; dueAt: Date },
  now: Date,
) {
  const url = `${new URL(routes['staff-inbox'], publicUrl).href}?mensaje=${id}`;
  const compose = () => ({ kind: 'contact.note', cause: 'anyone' as const, ...arrivedNote(url, dueAt) });
  return queueMessage(tx, clinicMailbox(), compose, now);
}
