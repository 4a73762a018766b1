import { useEffect } from 'react';
import { useConsent } from './consent-store.ts';
import { texts } from './texts.ts';

let isStarted = false;

/**
 * Starts analytics once the visitor has consented, never before. Renders nothing, because consent is known only after
 * hydration.
 */
export function Analytics() {
  const isAllowed = useConsent()?.analytics === true;
  useEffect(() => {
    if (isAllowed === isStarted) return;
    isStarted = isAllowed;
    // biome-ignore lint/suspicious/noConsole: the log is what was asked for; a real counter takes its place here
    console.info(isAllowed ? texts().analyticsStarted : texts().analyticsEnded);
  }, [isAllowed]);
  return null;
}
