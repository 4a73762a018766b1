/** What is written down of the till: opened with a float, handed over, money taken to the safe or the bank, closed. */
export const tillStepNames = ['opening', 'handover', 'withdrawal', 'closing'] as const;
export type TillStep = (typeof tillStepNames)[number];

/** How long a note may be. */
export const longestNote = 200;
