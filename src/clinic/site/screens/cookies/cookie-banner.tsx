import { useEffect, useRef } from 'react';
import { clinic } from '#config';
import { Button } from '#design/button.tsx';
import { opensDialog } from '#design/dialogs/native-dialog.tsx';
import { ExternalLink } from '#design/external-link.tsx';
import { everything, onlyNecessary } from './consent.ts';
import { decide, useConsent } from './consent-store.ts';
import { cookieSettingsId } from './cookie-settings.tsx';

/**
 * The first layer, until somebody has chosen. It lies over the page directly under the bars, so that nothing moves and the
 * lower part, where the thumb and the booking buttons are, stays free. It comes with the document, hidden by
 * `decidedBefore` from whoever has chosen; without scripts nothing is stored that would have to be asked for.
 */
export function CookieBanner() {
  const consent = useConsent();
  useFocusAfterwards(consent === null);
  if (consent) return null;
  return (
    <div
      data-print='no'
      data-covers-top
      data-cookie-banner={consent === null ? 'asks' : 'comes'}
      className='sticky top-16 z-20 noscript:hidden h-0'
    >
      <section aria-label='Aviso de cookies' className='border-line border-b bg-card shadow-soft'>
        <div className='mx-auto flex max-w-page flex-col gap-x-8 gap-y-3 px-4 pt-3 pb-3.5 sm:px-8 md:flex-row md:items-center md:py-2.5'>
          <p className='text-sm leading-snug md:grow'>
            Usamos cookies necesarias para que la web funcione y, solo si quieres, de análisis y de marketing.{' '}
            <ExternalLink href={clinic.privacyPages.cookies.url} className='link whitespace-nowrap'>
              {clinic.privacyPages.cookies.name}
            </ExternalLink>
            {' · '}
            <button type='button' className='link -my-3 inline py-3' {...opensDialog(cookieSettingsId)}>
              Configurar
            </button>
          </p>
          <div className='grid shrink-0 grid-cols-2 gap-2.5'>
            <Button size='small' onClick={() => decide(onlyNecessary)}>
              Rechazar todas
            </Button>
            <Button size='small' onClick={() => decide(everything)}>
              Aceptar todas
            </Button>
          </div>
        </div>
      </section>
    </div>
  );
}

/** The button that was pressed is gone with the banner: the keyboard goes on with the page. */
function useFocusAfterwards(isAsking: boolean) {
  const wasAsking = useRef(false);
  useEffect(() => {
    if (wasAsking.current && !isAsking && document.activeElement === document.body)
      document.getElementById('contenido')?.focus({ preventScroll: true });
    wasAsking.current = isAsking;
  }, [isAsking]);
}
