import type { EntryStatus, InboxUser } from './inbox-entry.ts';
import { useContactSource, useEvaluationsSource, useThreadsSource } from './sources.ts';

export function useInbox(asker: InboxUser, show: EntryStatus) {
  const sources = [useContactSource(asker, show), useThreadsSource(show), useEvaluationsSource(show)].flatMap(
    (source) => source ?? [],
  );
  const missing = sources.filter(({ entries }) => entries === undefined);
  const entries = sources.flatMap((source) => source.entries ?? []);
  return {
    entries: show === 'open' ? entries.sort(byDue) : entries.sort(byNewest),
    isPending: missing.some(({ isError }) => !isError),
    isError: missing.some(({ isError }) => isError),
    retry: () => void Promise.all(missing.map(({ refetch }) => refetch())),
  };
}

type Dated = { dueAt: string | null; createdAt: string };
const byDue = (one: Dated, other: Dated) =>
  (one.dueAt ?? one.createdAt).localeCompare(other.dueAt ?? other.createdAt);
const byNewest = (one: Dated, other: Dated) => other.createdAt.localeCompare(one.createdAt);
