import { Outlet, useLocation } from 'react-router';
import { useRootData } from '#platform/documents/root-data.ts';
import { isShownBeforeLaunch } from '#platform/paths.ts';
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
