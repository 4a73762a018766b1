import type { Role } from '#clinic/audit/contract.ts';
import { useContactList } from '#clinic/contact/desk/screens/use-contact-list.ts';
import { subjectsInBrief } from '#clinic/contact/terms.ts';
import { routes } from '#platform/paths.ts';

/** One thing that waits for somebody of the clinic, whatever it is. */
export type InboxEntry = {
  /** Apart from every other, of whatever kind. */
  key: string;
  /** In one or two words: 'Cita', 'Derivación'. */
  kind: string;
  /** Who wrote; never what. */
  who: string;
  /** The page that shows it. */
  to: string;
  createdAt: string;
  dueAt: string;
  state: 'new' | 'taken' | 'answered' | 'closed';
  owner: { userId: number; name: string } | null;
};

/** What one feature brings: its entries, undefined until they are there. */
type InboxSource = { entries: readonly InboxEntry[] | undefined; isError: boolean; refetch: () => unknown };

/** Where a message of the contact form is shown. */
export const messageAddress = (id: number): string => `${routes['staff-inbox']}?mensaje=${id}`;

function useContactSource(role: Role, show: 'open' | 'settled'): InboxSource[] {
  const mayAsk = role === 'reception' || role === 'admin';
  const { messages, ...asked } = useContactList(show, mayAsk);
  const entries = messages?.map(({ id, name, subject, ...rest }) => ({
    ...rest,
    ...{ key: `contact:${id}`, kind: subjectsInBrief[subject], who: name, to: messageAddress(id) },
  }));
  return mayAsk ? [{ entries, ...asked }] : [];
}

/** Everything that waits, of each feature that has something for this role; another feature is another line. */
export function useInbox(role: Role, show: 'open' | 'settled') {
  const sources = [...useContactSource(role, show)];
  const missing = sources.filter(({ entries }) => entries === undefined);
  const entries = sources.flatMap((source) => source.entries ?? []);
  return {
    entries: show === 'open' ? entries.sort(byDue) : entries.sort(byNewest),
    isPending: missing.some(({ isError }) => !isError),
    isError: missing.some(({ isError }) => isError),
    retry: () => void Promise.all(missing.map(({ refetch }) => refetch())),
  };
}

const byDue = (one: InboxEntry, other: InboxEntry) => one.dueAt.localeCompare(other.dueAt);
const byNewest = (one: InboxEntry, other: InboxEntry) => other.createdAt.localeCompare(one.createdAt);
