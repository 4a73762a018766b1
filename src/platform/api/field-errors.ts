import { ApiError } from './client.ts';

/** The server's errors per field; empty if there are none. */
export const fieldsOf = (error: unknown): Record<string, string> =>
  (error instanceof ApiError && error.problem.fields) || {};
