import { type Logger, pino } from 'pino';

/**
 * The process's log: JSON lines on standard output, without personal data.
 * @param level the least that is written; 'silent' in tests
 */
export const createLog = (level: string): Logger =>
  pino({ level, base: null, redact: ['req.headers.cookie', 'req.headers.authorization'] });
