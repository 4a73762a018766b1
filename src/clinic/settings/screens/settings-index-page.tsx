import { lazy, Suspense } from 'react';
import { LoadingRows } from '#design/feedback/skeleton.tsx';
import { clinicContact } from '#platform/clinic-contact.ts';
import { pageMeta } from '#platform/documents/page-meta.ts';

export const meta = pageMeta(() => ({
  title: `Servicios y ajustes · ${clinicContact().name}`,
  description: 'Los ajustes de la clínica, página por página.',
}));

// Lazy, to keep its modules out of the preload list of every page.
const SettingsIndex = lazy(async () => ({ default: (await import('./settings.tsx')).SettingsIndex }));

export default function SettingsIndexPage() {
  return (
    <Suspense fallback={<LoadingRows label='Abriendo…' />}>
      <SettingsIndex />
    </Suspense>
  );
}
