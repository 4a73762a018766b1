/** Characters of one draft: the longest form, several times over. */
export const draftAtMost = 20_000;
/** So many forms can stand open at once. */
export const draftsAtMost = 12;
/** How long a pause in typing is before it is kept. */
export const keepAfterMs = 600;
