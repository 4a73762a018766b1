/** Characters of one draft: several times the longest form. */
export const maxDraftLength = 20_000;
/** Maximum number of drafts per session. */
export const maxDrafts = 12;
/** Pause in typing before a draft is stored, in ms. */
export const saveDelayMs = 600;
