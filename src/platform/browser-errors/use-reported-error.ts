import { useEffect } from 'react';
import { reportError } from './report-error.ts';

/** Reports an error caught by an error boundary; React does not pass it to the window's error listeners. */
export function useReportedError(error: unknown): void {
  useEffect(() => reportError(error), [error]);
}
