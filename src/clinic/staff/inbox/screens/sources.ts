import { useThreads } from '#clinic/chat/desk/screens/use-threads.ts';
import { useContactList } from '#clinic/contact/desk/screens/use-contact-list.ts';
import { subjectShortLabels } from '#clinic/contact/terms.ts';
import { useAnswered } from '#clinic/evaluations/results/screens/use-answered.ts';
import { routes } from '#platform/paths.ts';
import type { EntryStatus, InboxSource, InboxUser } from './inbox-entry.ts';
import { sourceTexts } from './source-texts.ts';

export const messageUrl = (id: number): string => `${routes['staff-inbox']}?mensaje=${id}`;

/** Contact messages, for reception and managers. */
export function useContactSource({ role, userId }: InboxUser, show: EntryStatus): InboxSource | undefined {
  const isDesk = role !== 'professional';
  const { messages, ...asked } = useContactList(show, isDesk);
  if (!isDesk) return undefined;
  return {
    ...asked,
    entries: messages?.map(({ id, name, subject, owner, ...rest }) => ({
      ...rest,
      key: `contact:${id}`,
      kind: subjectShortLabels()[subject],
      who: name,
      to: messageUrl(id),
      owner: owner && { name: owner.name, isMe: owner.userId === userId },
    })),
  };
}

/** For two treating professionals the owner is either one. */
const ownerOf = (name: string | null, isMe: boolean) => (name === null ? null : { name, isMe });

function stateOf(shown: EntryStatus, owner: string | null) {
  if (shown === 'settled') return 'closed';
  return owner === null ? 'new' : 'taken';
}

/** Chat threads: those waiting for an answer, or all others. */
export function useThreadsSource(show: EntryStatus): InboxSource {
  const { threads, ...asked } = useThreads();
  const wished = threads?.filter(({ unread }) => unread > 0 === (show === 'open'));
  return {
    ...asked,
    entries: wished?.map(({ patientId, name, waitingSince, lastAt, dueAt, owner, mayRead }) => ({
      key: `chat:${patientId}`,
      kind: sourceTexts().chat,
      who: name ?? sourceTexts().nameless,
      dueAt,
      to: `${routes['staff-chat']}?persona=${patientId}`,
      createdAt: waitingSince ?? lastAt,
      state: stateOf(show, owner),
      owner: ownerOf(owner, mayRead),
    })),
  };
}

/** Finished questionnaires: those not yet released, or all others. */
export function useEvaluationsSource(show: EntryStatus): InboxSource {
  const { answered, ...asked } = useAnswered();
  const wished = answered?.filter(({ releasedAt }) => (releasedAt === null) === (show === 'open'));
  return {
    ...asked,
    entries: wished?.map(({ id, name, finishedAt, dueAt, owner, isMine }) => ({
      key: `evaluation:${id}`,
      kind: sourceTexts().evaluation,
      who: name ?? sourceTexts().nameless,
      dueAt,
      to: `${routes['staff-evaluations']}?id=${id}`,
      createdAt: finishedAt,
      state: stateOf(show, owner),
      owner: ownerOf(owner, isMine),
    })),
  };
}
