import { ApiError } from './client.ts';

/** What the server says of single fields, by their names; nothing where it said nothing of any. */
export const fieldsOf = (error: unknown): Record<string, string> =>
  (error instanceof ApiError && error.problem.fields) || {};
