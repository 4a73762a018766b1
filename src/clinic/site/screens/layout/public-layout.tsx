import { Outlet, useLocation, useRouteError } from 'react-router';
import { clinic } from '#config';
import { PageFailure } from '#design/feedback/page-failure.tsx';
import { useReportedError } from '#platform/browser-errors/use-reported-error.ts';
import { useRootData } from '#platform/documents/root-data.ts';
import { isShownBeforeLaunch, routes } from '#platform/paths.ts';
import { dial } from '#platform/text/dialling.ts';
import { SiteLayout } from './site-layout.tsx';

/** The layout of every public page: a route of its own, so that other rooms of the house can have another. */
export default function PublicLayout() {
  const data = useRootData();
  const { pathname } = useLocation();
  // Not open when this document was made: the server says what is there by now. In the browser alone, since the server makes
  // no such page; while drawing, because an effect weighs more than the first view has left.
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
        kept='Tus citas, tus pagos y tus mensajes siguen guardados.'
        home={{ label: 'Ir al inicio', href: routes.home }}
        phone={clinic.phone}
        phoneHref={dial(clinic.phone)}
      />
    </SiteLayout>
  );
}
