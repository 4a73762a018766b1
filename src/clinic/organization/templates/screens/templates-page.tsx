import { lazy, Suspense } from 'react';
import { LoadingRows } from '#design/feedback/skeleton.tsx';
import { clinicContact } from '#platform/clinic-contact.ts';
import { pageMeta } from '#platform/documents/page-meta.ts';

export const meta = pageMeta(() => ({
  title: `Respuestas preparadas · ${clinicContact().name}`,
  description: 'Textos del equipo para contestar en la bandeja y en el chat.',
}));

// Lazy, like the settings page, to keep its modules out of the preload list of every page.
const Templates = lazy(async () => ({ default: (await import('./templates.tsx')).Templates }));

export default function TemplatesPage() {
  return (
    <Suspense fallback={<LoadingRows label='Abriendo…' />}>
      <Templates />
    </Suspense>
  );
}
