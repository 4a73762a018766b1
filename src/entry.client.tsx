import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
// Listens from the start: the browser fires the install event once, on any page.
import '#clinic/site/screens/embedded-web/install-prompt.ts';
import { surviveTranslation } from '#platform/browser/translated-text.ts';

surviveTranslation();

// Errors outside React: timers, events, unhandled promise rejections.
for (const name of ['error', 'unhandledrejection'] as const)
  window.addEventListener(name, (event) => {
    const error = event instanceof ErrorEvent ? event.error : (event as PromiseRejectionEvent).reason;
    void import('#platform/browser-errors/report-error.ts').then(({ reportError }) => reportError(error));
  });

// A separate task: on an old phone it would extend the one that parses all modules.
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
