import { useEffect, useRef } from 'react';
import { clinic } from '#config';
import { Button } from '#design/button.tsx';
import { opensDialog } from '#design/dialogs/native-dialog.tsx';
import { ExternalLink } from '#design/external-link.tsx';
import { decides, everything, onlyNecessary } from './consent.ts';
import { decide, useConsent } from './consent-store.ts';
import { cookieSettingsId } from './cookie-settings.tsx';

/**
 * The first layer, until somebody has chosen: two lines and two equal answers, in the bar at the foot of a small screen and
 * above the foot of a large one. It comes with the document, hidden from whoever has chosen (`asked` in tokens.css); without
 * scripts nothing is stored that would have to be asked for.
 */
export function CookieNotice() {
  const consent = useConsent();
  useFocusAfterwards(consent === null);
  if (consent) return null;
  return (
    <section
      aria-label='Aviso de cookies'
      className='hidden noscript:hidden! asked:flex justify-center gap-x-8 border-line border-t bg-card px-8 py-2.5 shadow-soft barred:asked:contents'
    >
      <p className='grow text-sm leading-snug tiny:leading-tight! barred:col-span-full docked:text-xs low:sm:col-span-1! md:col-span-1! md:max-w-164 md:self-center'>
        Usamos cookies necesarias y, solo si quieres, de análisis y de marketing.{' '}
        <span className='whitespace-nowrap'>
          <button
            type='button'
            className='link -my-3.5 inline py-3.5 transition-none'
            {...opensDialog(cookieSettingsId)}
          >
            Configurar
          </button>
          {' · '}
          <ExternalLink href={clinic.privacyPages.cookies.url} className='link transition-none'>
            Política
          </ExternalLink>
        </span>
      </p>
      <div className='grid shrink-0 grid-cols-2 gap-2 tiny:gap-1 max-[12rem]:grid-cols-1'>
        <Button
          size='small'
          onClick={() => decide(onlyNecessary)}
          {...decides(onlyNecessary)}
          className='docked:px-2! max-[21rem]:px-0! max-[21rem]:text-xs tiny:leading-tight max-[12rem]:min-h-[44px]! max-[12rem]:py-1!'
        >
          Rechazar todas
        </Button>
        <Button
          size='small'
          onClick={() => decide(everything)}
          {...decides(everything)}
          className='docked:px-2! max-[21rem]:px-0! max-[21rem]:text-xs tiny:leading-tight max-[12rem]:min-h-[44px]! max-[12rem]:py-1!'
        >
          Aceptar todas
        </Button>
      </div>
    </section>
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
