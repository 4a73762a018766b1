import { useEffect } from 'react';
import { reportError } from './report-error.ts';

/** Reports what an error boundary has caught; React hands it to no listener of the window. */
export function useReportedError(error: unknown): void {
  useEffect(() => reportError(error), [error]);
}
