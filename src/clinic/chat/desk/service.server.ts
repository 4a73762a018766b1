import type { Person } from '#clinic/audit/contract.ts';
import { record } from '#clinic/audit/service.server.ts';
import { isProtocolSigned } from '#clinic/crisis/service.server.ts';
import { scopeOf } from '#clinic/patients/policy.ts';
import { findDueTime } from '#clinic/schedule/service.server.ts';
import { holdsPerk } from '#clinic/subscriptions/service.server.ts';
import { refusing } from '#platform/api/refusals.ts';
import type { Message, NewMessage, ThreadSummary } from '../contract.ts';
import type { ChatDeps } from '../deps.server.ts';
import { mayAnswer } from '../policy.ts';
import * as queries from '../queries.server.ts';
import { pageOf, writeMessage } from '../thread.server.ts';
import { deskRefusals, type OpenThread } from './contract.ts';

const refuse = refusing(deskRefusals);
/**
 * In ms. An open screen refetches at every change; requests within this time count as one access in the log.
 */
const readLogIntervalMs = 15 * 60_000;
/** Ids of the team members who can answer. */
const memberIds = (team: readonly queries.TeamMember[]) => team.flatMap(({ id, isIn }) => (isIn ? [id] : []));

export function createChatDesk(deps: ChatDeps) {
  const { db, clock } = deps;

  /**
   * Returns a thread the user may open. Other threads respond like unknown ones. @throws Refusal `not_found`
   */
  const requireThread = async (actor: Person, patientId: number) => {
    const [thread, person, team] = await Promise.all([
      queries.findThread(db, patientId),
      queries.findPerson(db, patientId),
      queries.careTeam(db, patientId),
    ]);
    if (thread === undefined || person === undefined || !mayAnswer(actor, memberIds(team)))
      throw refuse('not_found');
    return { thread, person };
  };

  return {
    async list(actor: Person): Promise<ThreadSummary[]> {
      const [rows, schedule] = await Promise.all([queries.listThreads(db, scopeOf(actor)), deps.schedule()]);
      return rows.map(({ team, waitingSince, lastAt, ...row }) => ({
        ...row,
        waitingSince: waitingSince?.toISOString() ?? null,
        dueAt: waitingSince && findDueTime(schedule, waitingSince).toISOString(),
        lastAt: lastAt.toISOString(),
        owner: team[0]?.name ?? null,
        mayRead: mayAnswer(actor, memberIds(team)),
      }));
    },

    /** Opens a thread and logs the access. @throws Refusal `not_found` */
    async read(actor: Person, patientId: number, before: number | undefined): Promise<OpenThread> {
      const { thread, person } = await requireThread(actor, patientId);
      const now = clock.now();
      const page = await pageOf(deps, thread, before);
      const recentRead = {
        userId: actor.userId,
        patientId,
        since: new Date(now.getTime() - readLogIntervalMs),
      };
      if (!(await queries.hasOpenedSince(db, recentRead)))
        await record(db, { at: now, actor, action: 'chat.read', subject: `chat:${thread.id}`, patientId });
      const [canAnswer, isOpen] = await Promise.all([
        holdsPerk(db, person.userId, 'chat', now),
        isProtocolSigned(db),
      ]);
      return { ...page, name: person.name, canAnswer, isOpen };
    },

    /** @throws Refusal `not_found`, `crisis_protocol_missing`, `invalid` */
    async answer(actor: Person, patientId: number, message: NewMessage): Promise<Message> {
      await requireThread(actor, patientId);
      return writeMessage(deps, { patientId, side: 'team', actor }, message, async () => {
        if (!(await isProtocolSigned(db))) throw refuse('crisis_protocol_missing');
      });
    },

    /** @throws Refusal `not_found` */
    async markRead(actor: Person, patientId: number, upTo: number): Promise<void> {
      const { thread } = await requireThread(actor, patientId);
      await queries.setRead(db, { threadId: thread.id, side: 'team', upTo });
    },
  };
}
