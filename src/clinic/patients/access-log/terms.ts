/** What somebody at the clinic can open of a person. */
export const openedParts = ['card', 'notes', 'evaluation'] as const;
