import { call } from '../api/client.ts';
import type { BrowserError, reportBrowserError } from './contract.ts';

const reported = new Set<string>();
/** Reports per visit: repeated failures of a page add no information. */
const maxReports = 5;

/**
 * Sends an error to the server's log, each one once per visit. Errors of extensions and third-party scripts
 * are not reported.
 */
export function reportError(error: unknown): void {
  const report = describeError(error, window.location);
  if (report === undefined) return;
  const key = JSON.stringify(report);
  if (reported.has(key) || reported.size >= maxReports) return;
  reported.add(key);
  call<typeof reportBrowserError>('POST', '/api/browser-errors', { body: report }).catch(() => {
    // There is nowhere else to report it.
  });
}

/**
 * The reportable part of an error: class, page and frames of our scripts.
 * @returns undefined if it did not happen in our scripts
 */
export function describeError(
  error: unknown,
  { origin, pathname }: Pick<Location, 'origin' | 'pathname'>,
): BrowserError | undefined {
  if (!(error instanceof Error)) return undefined;
  const frames = [...(error.stack ?? '').matchAll(/(https?:\/\/[^\s/)]+)\/(?:[\w.-]+\/)*([\w.-]+:\d+:\d+)/g)]
    .filter(([, from]) => from === origin)
    .map(([, , place = '']) => place)
    .slice(0, 5);
  if (frames.length === 0) return undefined;
  const page = pathname
    .replace(/\d+/g, ':id')
    .replace(/[^\w/:-]/g, '')
    .slice(0, 80);
  return { name: error.name.replace(/\W/g, '').slice(0, 40) || 'Error', page: page || '/', frames };
}
