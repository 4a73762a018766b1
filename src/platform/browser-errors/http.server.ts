import type { Logger } from 'pino';
import type { Bind } from '../http/bind.server.ts';
import type { Limits } from '../http/limits.server.ts';
import { networkOf } from '../http/network.ts';
import { type BrowserError, reportBrowserError } from './contract.ts';

/** Number of distinct errors logged per process, so that a broken page does not fill the log. */
const maxLoggedErrors = 500;

/** Logs errors of pages. Responds with 204 also beyond the limits: a page could not react anyway. */
export function bindBrowserErrors(bind: Bind, { log, limits }: { log: Logger; limits: Limits }): void {
  const logged = new Set<string>();
  const reports = limits({ name: 'browser-errors', points: 20, seconds: 3600 });
  bind(reportBrowserError, async ({ body, request }) => {
    await reports.spend(networkOf(request.ip));
    logOnce(log, logged, body);
  });
}

function logOnce(log: Logger, logged: Set<string>, error: BrowserError): void {
  const key = JSON.stringify(error);
  if (logged.has(key) || logged.size >= maxLoggedErrors) return;
  logged.add(key);
  log.warn({ browserError: error }, 'a page failed in a browser');
}
