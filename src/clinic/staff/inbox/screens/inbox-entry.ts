/** An open matter for staff, of any kind. */
export type InboxEntry = {
  /** Unique across all kinds. */
  key: string;
  kind: string;
  /** Author only, never the content. */
  who: string;
  /** URL of the page that shows it. For users who may not read it the page names who may. */
  to: string;
  createdAt: string;
  dueAt: string | null;
  state: 'new' | 'taken' | 'answered' | 'closed';
  owner: { name: string; isMe: boolean } | null;
};

/** Entries of one feature; undefined while loading. */
export type InboxSource = {
  entries: readonly InboxEntry[] | undefined;
  isError: boolean;
  refetch: () => unknown;
};

/** The user, and whether open or settled entries are shown. */
export type InboxUser = { userId: number; role: 'professional' | 'reception' | 'admin' };
export type EntryStatus = 'open' | 'settled';
