import { isObject } from './json.ts';

// Safe access to fields of caught values, which may be anything.

/** The message of an error, or of an object in its place. */
export const errorMessage = (thrown: unknown): string => String(errorDetail(thrown, 'message') ?? thrown);

/** A library-specific field of an error; undefined if absent. */
export const errorDetail = (thrown: unknown, name: string): unknown =>
  isObject(thrown) ? thrown[name] : undefined;

/** String code of Node's and PostgreSQL's errors: 'ENOENT', '57P03'; numbers are ignored. */
export function errorCode(thrown: unknown): string | undefined {
  const code = errorDetail(thrown, 'code');
  return typeof code === 'string' ? code : undefined;
}
