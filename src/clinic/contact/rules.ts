import type { ContactState } from './terms.ts';

/** Whether nobody has anything left to do with it. */
export const isSettled = (state: ContactState): boolean => state === 'answered' || state === 'closed';

/** What a message is again once it is opened anew: whoever had it still has it. */
export const reopenedState = (ownerUserId: number | null): ContactState =>
  ownerUserId === null ? 'new' : 'taken';
