import { lazy, Suspense } from 'react';
import { LoadingRows } from '#design/feedback/skeleton.tsx';
import { clinicContact } from '#platform/clinic-contact.ts';
import { pageMeta } from '#platform/documents/page-meta.ts';

export const meta = pageMeta(() => ({
  title: `Bienvenida · ${clinicContact().name}`,
  description: 'Lo que hace falta antes de abrir la web de la clínica.',
}));

// Lazy, to keep its modules out of the preload list of every page: it is only needed before launch.
const Welcome = lazy(async () => ({ default: (await import('./welcome.tsx')).Welcome }));

export default function WelcomePage() {
  return (
    <Suspense fallback={<LoadingRows label='Abriendo…' />}>
      <Welcome />
    </Suspense>
  );
}
