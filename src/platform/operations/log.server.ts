import { type Logger, pino } from 'pino';
import { errorDetail } from '../errors.ts';
import { constraintOf, sqlStateOf } from '../postgres/database.server.ts';

/**
 * The log: JSON lines on standard output, without personal data.
 * @param level minimum level; 'silent' in tests
 * @param destination defaults to standard output
 */
export const createLog = (level: string, destination?: { write(line: string): void }): Logger =>
  pino({ level, base: null, serializers: { err: serializeError } }, ...(destination ? [destination] : []));

const mostErrors = 10;

/**
 * Serializes an error without quoted data: message, stack and `params` of a failed query contain whole rows, as does
 * the `detail` of PostgreSQL's error (e-mail addresses, password hashes).
 */
function serializeError(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error };
  if (error instanceof AggregateError)
    return {
      type: error.name,
      message: error.message,
      errors: error.errors.slice(0, mostErrors).map(serializeError),
    };
  const sqlState = sqlStateOf(error);
  if (sqlState === undefined && !('params' in error))
    return { type: error.name, message: error.message, stack: error.stack };
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return {
    type: error.name,
    sqlState,
    constraint: constraintOf(error),
    query: errorDetail(error, 'query'),
    stack: frames.join('\n'),
  };
}
