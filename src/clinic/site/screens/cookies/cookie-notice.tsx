import { useEffect, useRef } from 'react';
import { Button } from '#design/button.tsx';
import { dialogOpenerProps } from '#design/dialogs/native-dialog.tsx';
import { ExternalLink } from '#design/external-link.tsx';
import { clinicSettings } from '#platform/clinic-settings.ts';
import { consentButtonProps, fullConsent, necessaryConsent } from './consent.ts';
import { decideConsent, useConsent } from './consent-store.ts';
import { cookieSettingsId } from './cookie-settings.tsx';
import { texts } from './texts.ts';

/**
 * Consent banner with two equal choices, in the bottom bar on small screens and above it on large ones. It is part of
 * the HTML and hidden from visitors who have decided (`asked` in tokens.css); without scripts nothing requires
 * consent.
 */
export function CookieNotice() {
  const consent = useConsent();
  useFocusAfterDecision(consent === null);
  if (consent) return null;
  return (
    <section
      aria-label={texts().notice.label}
      className='hidden noscript:hidden! asked:flex justify-center gap-x-8 border-line border-t bg-card px-8 py-2.5 shadow-soft barred:asked:contents'
    >
      <p className='grow text-sm leading-snug tiny:leading-tight! barred:col-span-full docked:text-xs low:sm:col-span-1! md:col-span-1! md:max-w-164 md:self-center'>
        {texts().notice.text}{' '}
        <span className='whitespace-nowrap'>
          <button
            type='button'
            className='link -my-3.5 inline py-3.5 transition-none'
            {...dialogOpenerProps(cookieSettingsId)}
          >
            {texts().notice.configure}
          </button>
          {' · '}
          <ExternalLink href={clinicSettings().privacyPages.cookies.url} className='link transition-none'>
            {texts().notice.policy}
          </ExternalLink>
        </span>
      </p>
      <div className='grid shrink-0 grid-cols-2 gap-2 tiny:gap-1 max-[12rem]:grid-cols-1'>
        <Button
          size='small'
          onClick={() => decideConsent(necessaryConsent)}
          {...consentButtonProps(necessaryConsent)}
          className='docked:px-2! max-[21rem]:px-0! max-[21rem]:text-xs tiny:leading-tight max-[12rem]:min-h-[44px]! max-[12rem]:py-1!'
        >
          {texts().rejectAll}
        </Button>
        <Button
          size='small'
          onClick={() => decideConsent(fullConsent)}
          {...consentButtonProps(fullConsent)}
          className='docked:px-2! max-[21rem]:px-0! max-[21rem]:text-xs tiny:leading-tight max-[12rem]:min-h-[44px]! max-[12rem]:py-1!'
        >
          {texts().acceptAll}
        </Button>
      </div>
    </section>
  );
}

/** The pressed button disappears with the banner, so the focus moves to the page. */
function useFocusAfterDecision(isAsking: boolean) {
  const wasAsking = useRef(false);
  useEffect(() => {
    if (wasAsking.current && !isAsking && document.activeElement === document.body)
      document.getElementById('contenido')?.focus({ preventScroll: true });
    wasAsking.current = isAsking;
  }, [isAsking]);
}
