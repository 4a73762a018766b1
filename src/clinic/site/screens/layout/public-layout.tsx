import { Outlet, useRouteLoaderData } from 'react-router';
import { SiteLayout } from './site-layout.tsx';

/** The layout of every public page: a route of its own, so that other rooms of the house can have another. */
export default function PublicLayout() {
  // By the route's name: features know nothing of the files that put them together.
  const { demo } = useRouteLoaderData('root') as { demo: boolean };
  return (
    <SiteLayout demo={demo}>
      <Outlet />
    </SiteLayout>
  );
}
