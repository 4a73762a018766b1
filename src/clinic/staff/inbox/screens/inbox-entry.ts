/** One thing that waits for somebody of the clinic, whatever it is. */
export type InboxEntry = {
  /** Apart from every other, of whatever kind. */
  key: string;
  /** In one or two words: 'Cita', 'Chat', 'Cuestionario'. */
  kind: string;
  /** Who wrote; never what. */
  who: string;
  /** The page that shows it; null for those who may know that it is there, and not read it. */
  to: string | null;
  createdAt: string;
  dueAt: string | null;
  state: 'new' | 'taken' | 'answered' | 'closed';
  owner: { name: string; isMe: boolean } | null;
};

/** What one feature brings: its entries, undefined until they are there. */
export type InboxSource = {
  entries: readonly InboxEntry[] | undefined;
  isError: boolean;
  refetch: () => unknown;
};

/** Whose list it is, and whether of what waits or of what is done. */
export type InboxAsker = { userId: number; role: 'professional' | 'reception' | 'admin' };
export type Show = 'open' | 'settled';
