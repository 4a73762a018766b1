import { z } from 'zod';

/** PostgreSQL's integers end here. */
const largestId = 2 ** 31 - 1;

/**
 * An id in an address: '12', and no other way to write it. `Number` would also read '0x1', '1e0', ' 1' and '+1', and one
 * thing would have many addresses.
 */
export const idInAddress = z
  .string()
  .regex(/^[1-9]\d{0,9}$/)
  .transform(Number)
  .pipe(z.int().max(largestId));
