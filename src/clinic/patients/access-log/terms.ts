/** What somebody at the clinic can open of a person. */
export const openedParts = ['card', 'notes', 'chat', 'evaluation'] as const;
