import { lazy, Suspense } from 'react';
import { LoadingRows } from '#design/feedback/skeleton.tsx';
import { clinicContact } from '#platform/clinic-contact.ts';
import { pageMeta } from '#platform/documents/page-meta.ts';
import { texts } from './texts.ts';

export const meta = pageMeta(() => ({
  title: texts().documentTitle(clinicContact().name),
  description: texts().documentDescription,
}));

// Lazy, like the settings page, to keep its modules out of the preload list of every page.
const Templates = lazy(async () => ({ default: (await import('./templates.tsx')).Templates }));

export default function TemplatesPage() {
  return (
    <Suspense fallback={<LoadingRows label={texts().opening} />}>
      <Templates />
    </Suspense>
  );
}
