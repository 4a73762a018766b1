import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { reenterDialogs } from '#design/dialogs/dialog-history.ts';
import { dialogOpenerProps } from '#design/dialogs/native-dialog.tsx';
import { ContentPanel } from '#design/drawings/scene.tsx';
import { LazyToasts } from '#design/feedback/lazy-toasts.tsx';
import { DeferredHydration } from '#platform/documents/deferred-hydration.tsx';
import { routes } from '#platform/paths.ts';
import { BackgroundProvider } from '../background/background.tsx';
import { SceneCaption } from '../background/scene-caption.tsx';
import { Analytics } from '../cookies/analytics.ts';
import { CookieSettings } from '../cookies/cookie-settings.tsx';
import { Dock } from '../dock/dock.tsx';
import { EmergencyDialog, emergencyId } from '../emergency/emergency-dialog.tsx';
import { InformationBanner } from '../information/information-banner.tsx';
import { OfflineNote } from '../offline/offline-note.tsx';
import { DemoStrip } from './demo-strip.tsx';
import { Footer } from './footer.tsx';
import { texts } from './texts.ts';
import { TopBar } from './top-bar.tsx';
import { TransparencyNotice } from './transparency-notice.tsx';

const skipClasses =
  'absolute top-2 left-2 z-60 -translate-y-60 rounded-full bg-ink px-5 py-3 font-[650] text-card focus:translate-y-0';

/** Shared frame of all pages: background, bars, content, footer and floating buttons. */
export function SiteLayout({ demo, children }: { demo: boolean; children: ReactNode }) {
  const { pathname } = useLocation();
  const main = useFocusOnArrival(pathname);
  return (
    // Inner pages start high, so a lower strip is shown in full.
    <BackgroundProvider isStrip={pathname !== routes.home}>
      <div className='flex min-h-dvh flex-col'>
        <a href='#contenido' className={skipClasses}>
          {texts().skipToContent}
        </a>
        <button type='button' className={skipClasses} {...dialogOpenerProps(emergencyId)}>
          {texts().emergencyPhones}
        </button>
        <TopBar />
        {/* Below the bar, so that the bar ends above the toasts. */}
        <div className='docked:flex tiny:bg-paper! docked:bg-deep'>
          <InformationBanner givesWay={demo} />
          {demo && <DemoStrip />}
        </div>
        <OfflineNote />
        <Dock />
        <main id='contenido' ref={main} tabIndex={-1} className='flex grow flex-col outline-none'>
          {pathname === routes.home ? children : <InnerPage>{children}</InnerPage>}
        </main>
        <DeferredHydration>
          <TransparencyNotice />
        </DeferredHydration>
        <DeferredHydration>
          <Footer />
        </DeferredHydration>
      </div>
      <EmergencyDialog />
      <CookieSettings />
      <LazyToasts />
      <Analytics />
    </BackgroundProvider>
  );
}

/**
 * Inner pages start near the top; the home page shows the scene and has its own sheet. On low screens and with very large
 * text there is no scene.
 */
function InnerPage({ children }: { children: ReactNode }) {
  return (
    <>
      <div
        data-print='no'
        className='mx-auto flex h-11 w-full max-w-page translate-y-1.5 items-end justify-end px-3 sm:px-8 low:hidden tiny:hidden'
      >
        <SceneCaption />
      </div>
      <ContentPanel className='flex grow flex-col [&>div]:grow low:[&>svg]:hidden tiny:[&>svg]:hidden'>
        <div className='mx-auto max-w-page px-4 pt-4 pb-16 short:pt-2 sm:px-8 sm:pt-6 sm:pb-24 low:pt-1 tiny:px-3 tiny:pt-1 print:p-0'>
          {children}
        </div>
      </ContentPanel>
    </>
  );
}

/** After navigation, moves the focus to the content for keyboard and screen reader users. */
function useFocusOnArrival(pathname: string) {
  const main = useRef<HTMLElement>(null);
  const seen = useRef(pathname);
  useEffect(() => {
    if (seen.current === pathname) return;
    seen.current = pathname;
    reenterDialogs();
    // The browser ignores this while a modal dialog is open.
    if (!main.current?.contains(document.activeElement)) main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return main;
}
