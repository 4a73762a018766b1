/** Reports for managers. */
export const reportNames = ['occupancy', 'missed', 'income', 'sessions', 'debts'] as const;
export type ReportName = (typeof reportNames)[number];
