import { lazy, Suspense } from 'react';
import { LoadingRows } from '#design/feedback/skeleton.tsx';
import { clinicContact } from '#platform/clinic-contact.ts';
import { pageMeta } from '#platform/documents/page-meta.ts';
import { texts } from './texts.ts';

export const meta = pageMeta(() => ({
  title: texts().welcome.documentTitle(clinicContact().name),
  description: texts().welcome.documentDescription,
}));

// Lazy, to keep its modules out of the preload list of every page: it is only needed before launch.
const Welcome = lazy(async () => ({ default: (await import('./welcome.tsx')).Welcome }));

export default function WelcomePage() {
  return (
    <Suspense fallback={<LoadingRows label={texts().openingPage} />}>
      <Welcome />
    </Suspense>
  );
}
