import { lazy, Suspense } from 'react';
import { LoadingRows } from '#design/feedback/skeleton.tsx';
import { clinicContact } from '#platform/clinic-contact.ts';
import { pageMeta } from '#platform/documents/page-meta.ts';

export const meta = pageMeta(() => ({
  title: `Importar · ${clinicContact().name}`,
  description: 'Traer personas, citas y sesiones de otro programa.',
}));

// Lazy, like the settings page, to keep its modules out of the preload list of every page.
const Imports = lazy(async () => ({ default: (await import('./imports.tsx')).Imports }));

export default function ImportsPage() {
  return (
    <Suspense fallback={<LoadingRows label='Abriendo…' />}>
      <Imports />
    </Suspense>
  );
}
