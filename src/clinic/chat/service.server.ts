import { asClient } from '#clinic/audit/contract.ts';
import { isProtocolSigned, requireProtocol } from '#clinic/crisis/service.server.ts';
import { patientOfUser } from '#clinic/patients/service.server.ts';
import { findAttention } from '#clinic/schedule/service.server.ts';
import { holdsPerk } from '#clinic/subscriptions/service.server.ts';
import { refusing } from '#platform/api/refusals.ts';
import { chatRefusals, type Message, type NewMessage, type OwnThread } from './contract.ts';
import type { ChatDeps } from './deps.server.ts';
import * as queries from './queries.server.ts';
import { pageOf, writeMessage } from './thread.server.ts';

export { sealedColumns } from './presenter.server.ts';
export { movePatient as moveThreads } from './queries.server.ts';
export { threadOfRecord } from './record.server.ts';

const refuse = refusing(chatRefusals);

export function createOwnThread(deps: ChatDeps) {
  const { db, clock } = deps;
  // Enough for a long evening; stops a client in an endless loop.
  const limit = deps.limits({ name: 'chat', points: 60, seconds: 600 });

  const writingOf = async (userId: number): Promise<OwnThread['writing']> => {
    if (!(await isProtocolSigned(db))) return 'not_open';
    return (await holdsPerk(db, userId, 'chat', clock.now())) ? 'open' : 'no_plan';
  };

  return {
    async show(userId: number, before: number | undefined): Promise<OwnThread> {
      const { patientId } = await patientOfUser(db, userId);
      const [thread, writing, readers] = await Promise.all([
        queries.findThread(db, patientId),
        writingOf(userId),
        findReaders(deps, patientId),
      ]);
      return { ...(await pageOf(deps, thread, before)), writing, ...readers };
    },

    /** @throws Refusal `chat_not_in_plan`, `crisis_protocol_missing`, `too_many`, `invalid` */
    async post(userId: number, message: NewMessage): Promise<Message> {
      const { patientId } = await patientOfUser(db, userId);
      return writeMessage(deps, { patientId, side: 'person', actor: asClient(userId) }, message, async () => {
        await requireProtocol(db);
        if (!(await holdsPerk(db, userId, 'chat', clock.now()))) throw refuse('chat_not_in_plan');
        await limit.spend(String(userId));
      });
    },

    async markRead(userId: number, upTo: number): Promise<void> {
      const thread = await threadOf(userId);
      if (thread !== undefined) await queries.setRead(db, { threadId: thread.id, side: 'person', upTo });
    },

    async unread(userId: number): Promise<number> {
      const thread = await threadOf(userId);
      return thread === undefined ? 0 : queries.countUnread(db, thread, 'person');
    },

    /**
     * Topic of the user's stream, also before a thread exists (`db/migrations`), and the page state that no
     * message reports: an ended plan or an absent therapist.
     */
    async listening(userId: number): Promise<{ topic: string; state: string }> {
      const { patientId } = await patientOfUser(db, userId);
      const [writing, { reading }] = await Promise.all([writingOf(userId), findReaders(deps, patientId)]);
      return { topic: `chat:${patientId}`, state: `.${writing}.${reading.isNow}.${reading.turnsAt}` };
    },
  };

  async function threadOf(userId: number) {
    return queries.findThread(db, (await patientOfUser(db, userId)).patientId);
  }
}

/** The care team of a patient, and whether it reads now. */
async function findReaders(
  { db, clock, schedule }: ChatDeps,
  patientId: number,
): Promise<Pick<OwnThread, 'reading' | 'team'>> {
  const [team, known] = await Promise.all([queries.careTeam(db, patientId), schedule()]);
  const ids = team.map(({ id }) => id);
  const { isOpen: isNow, turnsAt } = findAttention(known, clock.now(), ids);
  return {
    reading: { isNow, turnsAt: turnsAt?.toISOString() ?? null },
    team: team.map(({ name }) => name),
  };
}
