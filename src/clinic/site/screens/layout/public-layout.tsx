import { useEffect } from 'react';
import { Outlet, useLocation } from 'react-router';
import { useRootData } from '#platform/documents/root-data.ts';
import { isShownBeforeLaunch } from '#platform/paths.ts';
import { SiteLayout } from './site-layout.tsx';

/** The layout of every public page: a route of its own, so that other rooms of the house can have another. */
export default function PublicLayout() {
  const data = useRootData();
  const { pathname } = useLocation();
  // Not open when this document was made: the server says what is there by now.
  const isClosed = data?.isOpen === false && !isShownBeforeLaunch(pathname);
  useEffect(() => {
    if (isClosed) location.reload();
  }, [isClosed]);
  return isClosed ? null : (
    <SiteLayout demo={data?.demo === true}>
      <Outlet />
    </SiteLayout>
  );
}
