/** In minutes. */
export const delays = [10, 20, 30] as const;
export type Delay = (typeof delays)[number];
