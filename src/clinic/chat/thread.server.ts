import type { Person } from '#clinic/audit/contract.ts';
import { refusing } from '#platform/api/refusals.ts';
import { inTransaction } from '#platform/postgres/database.server.ts';
import { chatRefusals, type Message, type NewMessage } from './contract.ts';
import type { ChatDeps } from './deps.server.ts';
import { bodyPlace, present } from './presenter.server.ts';
import * as queries from './queries.server.ts';
import { messagesPerPage } from './terms.ts';

const refuse = refusing(chatRefusals);

/** A page of a thread, oldest message first, and how far each side has read. */
export async function pageOf(
  { db, secrets }: Pick<ChatDeps, 'db' | 'secrets'>,
  thread: queries.ThreadRow | undefined,
  before: number | undefined,
) {
  if (thread === undefined) return { messages: [], hasOlder: false, personReadId: 0, teamReadId: 0 };
  const rows = await queries.newestMessages(db, { threadId: thread.id, before });
  return {
    messages: rows
      .slice(0, messagesPerPage)
      .reverse()
      .map((row) => present(row, secrets)),
    hasOlder: rows.length > messagesPerPage,
    personReadId: thread.personReadId,
    teamReadId: thread.teamReadId,
  };
}

type Place = { patientId: number; side: queries.Side; actor: Person };

/**
 * Writes into a thread. A repeated id whose response was lost returns the stored message, even if writing is
 * not allowed any more.
 * @param mayWrite throws if a new message is not allowed
 * @throws Refusal `invalid` if the id belongs to another author
 */
export async function writeMessage(
  { db, clock, secrets }: Pick<ChatDeps, 'db' | 'clock' | 'secrets'>,
  { patientId, side, actor }: Place,
  { id: clientId, text }: NewMessage,
  mayWrite: () => Promise<unknown>,
): Promise<Message> {
  const findWritten = async (tx: ChatDeps['db'], threadId: number) => {
    const row = await queries.findMessage(tx, threadId, clientId);
    if (row !== undefined && row.authorUserId !== actor.userId) throw refuse('invalid');
    return row && present(row, secrets);
  };
  const thread = await queries.findThread(db, patientId);
  const former = thread && (await findWritten(db, thread.id));
  if (former !== undefined) return former;
  await mayWrite();
  return inTransaction(db, async (tx) => {
    const now = clock.now();
    const { id: threadId } = await queries.lockThread(tx, patientId, now);
    const duplicate = await findWritten(tx, threadId);
    if (duplicate !== undefined) return duplicate;
    const values = { threadId, clientId, side, authorUserId: actor.userId, createdAt: now };
    await queries.addMessage(tx, values, (id) => secrets.seal(text, bodyPlace(id)));
    const written = await findWritten(tx, threadId);
    if (written === undefined) throw new Error('a message that was written is not there');
    return written;
  });
}
