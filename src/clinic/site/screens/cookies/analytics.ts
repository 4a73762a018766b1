import { useEffect } from 'react';
import { useConsent } from './consent-store.ts';

let isStarted = false;

/**
 * Counting visits starts when somebody has allowed it, and never before. It draws nothing: what is allowed is known only once
 * the page is alive, and nothing else need be drawn again for it.
 */
export function Analytics() {
  const isAllowed = useConsent()?.analytics === true;
  useEffect(() => {
    if (isAllowed === isStarted) return;
    isStarted = isAllowed;
    // biome-ignore lint/suspicious/noConsole: the log is what was asked for; a real counter takes its place here
    console.info(isAllowed ? 'Análisis de visitas: empieza' : 'Análisis de visitas: termina');
  }, [isAllowed]);
  return null;
}
