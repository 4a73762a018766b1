import { lazy, Suspense } from 'react';
import { clinic } from '#config';
import { Spinner } from '#design/spinner.tsx';
import { pageMeta } from '#platform/documents/page-meta.ts';

export const meta = pageMeta(() => ({
  title: `Bienvenida · ${clinic.name}`,
  description: 'Lo que hace falta antes de abrir la web de la clínica.',
}));

// What a page is made of is listed in a script of every view: of one that is needed on a clinic's first day it says little.
const Settings = lazy(async () => ({ default: (await import('./settings.tsx')).Settings }));

export default function SettingsPage() {
  return (
    <Suspense fallback={<Spinner label='Abriendo…' />}>
      <Settings />
    </Suspense>
  );
}
