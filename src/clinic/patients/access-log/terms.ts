/** What somebody at the clinic can open of a person. */
export const openedParts = ['card', 'notes', 'chat', 'evaluation', 'sessions', 'copy'] as const;
