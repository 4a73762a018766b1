import { isObject } from './json.ts';

// What is caught can be anything. These ask it for what errors carry, and take no answer for granted.

export const errorMessage = (thrown: unknown): string =>
  thrown instanceof Error ? thrown.message : String(thrown);

/** What a library adds to its errors under a name; undefined where it is no error of that kind. */
export const errorDetail = (thrown: unknown, name: string): unknown =>
  isObject(thrown) ? thrown[name] : undefined;

/** The code in words of Node's and PostgreSQL's errors: 'ENOENT', '57P03'. Numbers are none. */
export function errorCode(thrown: unknown): string | undefined {
  const code = errorDetail(thrown, 'code');
  return typeof code === 'string' ? code : undefined;
}
