import { lazy, Suspense } from 'react';
import { clinic } from '#config';
import { Spinner } from '#design/spinner.tsx';
import { pageMeta } from '#platform/documents/page-meta.ts';

export const meta = pageMeta(() => ({
  title: `Importar · ${clinic.name}`,
  description: 'Traer personas, citas y sesiones de otro programa.',
}));

// As the page of settings: what it is made of is not to be listed in every view.
const Imports = lazy(async () => ({ default: (await import('./imports.tsx')).Imports }));

export default function ImportsPage() {
  return (
    <Suspense fallback={<Spinner label='Abriendo…' />}>
      <Imports />
    </Suspense>
  );
}
