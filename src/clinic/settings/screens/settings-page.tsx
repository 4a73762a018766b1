import { lazy, Suspense } from 'react';
import { LoadingRows } from '#design/feedback/skeleton.tsx';
import { clinicContact } from '#platform/clinic-contact.ts';
import { pageMeta } from '#platform/documents/page-meta.ts';
import { texts } from './texts.ts';

export const meta = pageMeta(() => ({
  title: texts().documents.page(clinicContact().name),
  description: texts().documents.pageDescription,
}));

// Lazy, to keep its modules out of the preload list of every page.
const SettingsPart = lazy(async () => ({ default: (await import('./settings.tsx')).SettingsPart }));

export default function SettingsPage() {
  return (
    <Suspense fallback={<LoadingRows label={texts().openingPage} />}>
      <SettingsPart />
    </Suspense>
  );
}
