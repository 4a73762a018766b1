import { Outlet } from 'react-router';
import { useRootData } from '#platform/documents/root-data.ts';
import { SiteLayout } from './site-layout.tsx';

/** The layout of every public page: a route of its own, so that other rooms of the house can have another. */
export default function PublicLayout() {
  return (
    <SiteLayout demo={useRootData()?.demo === true}>
      <Outlet />
    </SiteLayout>
  );
}
