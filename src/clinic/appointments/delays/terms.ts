/** Minutes that somebody may say they are late. */
export const delays = [10, 20, 30] as const;
export type Delay = (typeof delays)[number];
