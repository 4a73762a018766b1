import type { ContactState } from './terms.ts';

export const isSettled = (state: ContactState): boolean => state === 'answered' || state === 'closed';

/** State of a reopened message: its former owner keeps it. */
export const reopenedState = (ownerUserId: number | null): ContactState =>
  ownerUserId === null ? 'new' : 'taken';
