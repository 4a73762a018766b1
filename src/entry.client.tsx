import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
// Heard from the first moment: the browser offers to install the site once, on whatever page somebody is.
import '#clinic/site/screens/embedded-web/install-prompt.ts';

// What does not pass through React: timers, events, promises that nobody waits for.
for (const name of ['error', 'unhandledrejection'] as const)
  window.addEventListener(name, (event) => {
    const error = event instanceof ErrorEvent ? event.error : (event as PromiseRejectionEvent).reason;
    void import('#platform/browser-errors/report-error.ts').then(({ reportError }) => reportError(error));
  });

// In a task of its own: on an old phone it would otherwise lengthen the one that reads all the modules.
setTimeout(() =>
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    );
  }),
);
