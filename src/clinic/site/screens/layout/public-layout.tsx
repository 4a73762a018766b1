import { Outlet, useLocation, useRouteError } from 'react-router';
import { PageFailure } from '#design/feedback/page-failure.tsx';
import { useReportedError } from '#platform/browser-errors/use-reported-error.ts';
import { clinicContact } from '#platform/clinic-contact.ts';
import { useRootData } from '#platform/documents/root-data.ts';
import { isShownBeforeLaunch, routes } from '#platform/paths.ts';
import { phoneUrl } from '#platform/text/dialling.ts';
import { SiteLayout } from './site-layout.tsx';
import { texts } from './texts.ts';

/** Layout route of public pages, so that other apps can have their own. */
export default function PublicLayout() {
  const data = useRootData();
  const { pathname } = useLocation();
  // The document predates launch, so reload it. Browser only, because the server never renders this; during render,
  // because an effect would enlarge the first view.
  if (data?.isOpen === false && !isShownBeforeLaunch(pathname)) return void location.reload();
  return (
    <SiteLayout demo={data?.demo === true}>
      <Outlet />
    </SiteLayout>
  );
}

/** A public page that throws, in the frame of all of them. */
export function ErrorBoundary() {
  const data = useRootData();
  useReportedError(useRouteError());
  return (
    <SiteLayout demo={data?.demo === true}>
      <PageFailure
        kept={texts().failureKept}
        home={{ label: texts().toHome, href: routes.home }}
        phone={clinicContact().phone}
        phoneHref={phoneUrl(clinicContact().phone)}
      />
    </SiteLayout>
  );
}
