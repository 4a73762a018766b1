import { z } from 'zod';

/** Maximum of PostgreSQL's integer. */
const largestId = 2 ** 31 - 1;

/**
 * An id in a path: '12' in canonical form only. `Number` also accepts '0x1', '1e0', ' 1' and '+1', which would give
 * one resource many URLs.
 */
export const pathId = z
  .string()
  .regex(/^[1-9]\d{0,9}$/)
  .transform(Number)
  .pipe(z.int().max(largestId));
