/** Reports for managers. */
export const figureNames = ['occupancy', 'missed', 'income', 'sessions', 'debts'] as const;
export type FigureName = (typeof figureNames)[number];
