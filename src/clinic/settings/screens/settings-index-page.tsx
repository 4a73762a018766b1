import { lazy, Suspense } from 'react';
import { LoadingRows } from '#design/feedback/skeleton.tsx';
import { clinicContact } from '#platform/clinic-contact.ts';
import { pageMeta } from '#platform/documents/page-meta.ts';
import { texts } from './texts.ts';

export const meta = pageMeta(() => ({
  title: texts().documents.index(clinicContact().name),
  description: texts().documents.indexDescription,
}));

// Lazy, to keep its modules out of the preload list of every page.
const SettingsIndex = lazy(async () => ({ default: (await import('./settings.tsx')).SettingsIndex }));

export default function SettingsIndexPage() {
  return (
    <Suspense fallback={<LoadingRows label={texts().openingPage} />}>
      <SettingsIndex />
    </Suspense>
  );
}
