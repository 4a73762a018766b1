import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { Link, useLocation } from 'react-router';
import { useSession } from '#clinic/accounts/api.ts';
import type { User } from '#clinic/accounts/contract.ts';
import { EnterAs } from '#clinic/accounts/demonstration/screens/enter-as.tsx';
import { UnattendedDesk } from '#clinic/accounts/shared-desk/screens/unattended-desk.tsx';
import { Button } from '#design/button.tsx';
import { Logo } from '#design/drawings/logo.tsx';
import { LoadFailure } from '#design/feedback/load-failure.tsx';
import { clinicContact } from '#platform/clinic-contact.ts';
import { useIsHydrated } from '#platform/documents/hydration.ts';
import { currentLanguage, type Language, localizePath } from '#platform/language/language.ts';
import { pages, routes, type StaffPageName, signInPath } from '#platform/paths.ts';
import { LoadingFrame } from './loading-frame.tsx';
import { texts } from './texts.ts';

// Lazy, because it is used once in the lifetime of a clinic.
const FirstAdminPage = lazy(async () => ({
  default: (await import('#clinic/accounts/first-admin/screens/first-admin-gate.tsx')).FirstAdminGate,
}));

/** Admits staff. Others see a sign-in hint, or that there is nothing here. */
export function StaffGate({ children }: { children: (user: User) => ReactNode }) {
  const session = useSession();
  // The server renders the same document for everyone, so nothing personal renders before hydration.
  const isHydrated = useIsHydrated();
  if (!isHydrated) return <LoadingFrame />;
  switch (session.state) {
    case 'unknown':
      return <LoadingFrame />;
    case 'failed':
      return (
        <GatePage title={texts().panel}>
          <LoadFailure title={texts().sessionUnknown} retry={session.retry}>
            {texts().sessionKept}
          </LoadFailure>
        </GatePage>
      );
    case 'anonymous':
      return <SignedOut />;
    case 'signed-in':
      if (session.user.role === 'client') return <NothingHere />;
      if (isInOtherLanguage(session.user)) return <OpenInLanguage language={session.user.language} />;
      return children(session.user);
  }
}

/** The development server has pages in one language only. */
const isInOtherLanguage = ({ language }: User) => import.meta.env.PROD && language !== currentLanguage();

/** Opens the same page in the language that the user chose; keeps its query and fragment. */
function OpenInLanguage({ language }: { language: Language }) {
  const { pathname } = useLocation();
  useEffect(() => {
    const { search, hash } = window.location;
    window.location.replace(localizePath(pathname, language) + search + hash);
  }, [pathname, language]);
  return <LoadingFrame />;
}

/** The URL for creating the first account is a page of the panel; only that form reads its secret. */
function SignedOut() {
  const { pathname } = useLocation();
  if (pathname !== routes['staff-welcome']) return <SignInHint />;
  return (
    <Suspense fallback={<LoadingFrame />}>
      <FirstAdminPage otherwise={<SignInHint />} />
    </Suspense>
  );
}

function SignInHint() {
  const { pathname } = useLocation();
  const names = Object.keys(pages).filter((name): name is StaffPageName => name.startsWith('staff'));
  const here = names.find((name) => pages[name].path === pathname) ?? 'staff';
  return (
    <GatePage title={texts().panel}>
      <p>{texts().signInHint}</p>
      <Button asChild className='mt-5'>
        <Link to={signInPath(here)}>{texts().signIn}</Link>
      </Button>
      <UnattendedDesk />
      <EnterAs />
    </GatePage>
  );
}

/** Same text as for unknown URLs, so as not to reveal the panel. */
function NothingHere() {
  return (
    <GatePage title={texts().nothingHere}>
      <Button asChild className='mt-2'>
        <Link to={routes.home}>{texts().toHome}</Link>
      </Button>
    </GatePage>
  );
}

function GatePage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main className='grid min-h-dvh place-items-center bg-paper p-6'>
      <div className='w-full max-w-md'>
        <Logo name={clinicContact().name} />
        <h1 className='mt-8 mb-3 text-h2'>{title}</h1>
        {children}
      </div>
    </main>
  );
}
