/** Reports for managers. */
export const reportNames = ['occupancy', 'missed', 'income', 'sessions', 'retention', 'debts'] as const;
export type ReportName = (typeof reportNames)[number];
