export const openedParts = ['card', 'notes', 'chat', 'evaluation', 'sessions', 'copy'] as const;
