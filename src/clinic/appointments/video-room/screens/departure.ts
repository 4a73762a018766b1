/** Why this device is not in the room any more. */
export type Departure =
  | { reason: 'left' | 'ended-for-all' }
  | { reason: 'over' | 'elsewhere' | 'refused'; message: string };
