import { type Logger, pino } from 'pino';
import { errorDetail } from '../errors.ts';
import { constraintOf, sqlStateOf } from '../postgres/database.server.ts';

/**
 * The process's log: JSON lines on standard output, without personal data.
 * @param level the least that is written; 'silent' in tests
 * @param destination where to; standard output unless told otherwise
 */
export const createLog = (level: string, destination?: { write(line: string): void }): Logger =>
  pino({ level, base: null, serializers: { err: withoutRows } }, ...(destination ? [destination] : []));

/** Of many that failed together, so many say what is wrong. */
const mostErrors = 10;

/**
 * An error without what it quotes. A failed query's message, its stack and its `params` hold whole rows, and so does the
 * `detail` of PostgreSQL's own error: e-mail addresses, password hashes.
 */
function withoutRows(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error };
  if (error instanceof AggregateError)
    return {
      type: error.name,
      message: error.message,
      errors: error.errors.slice(0, mostErrors).map(withoutRows),
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
