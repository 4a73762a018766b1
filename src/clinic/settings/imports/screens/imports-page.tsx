import { lazy, Suspense } from 'react';
import { LoadingRows } from '#design/feedback/skeleton.tsx';
import { clinicContact } from '#platform/clinic-contact.ts';
import { pageMeta } from '#platform/documents/page-meta.ts';
import { texts } from './page-texts.ts';

export const meta = pageMeta(() => ({
  title: texts().documentTitle(clinicContact().name),
  description: texts().documentDescription,
}));

// Lazy, like the settings page, to keep its modules out of the preload list of every page.
const Imports = lazy(async () => ({ default: (await import('./imports.tsx')).Imports }));

export default function ImportsPage() {
  return (
    <Suspense fallback={<LoadingRows label={texts().opening} />}>
      <Imports />
    </Suspense>
  );
}
