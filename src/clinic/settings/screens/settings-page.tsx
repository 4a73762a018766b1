import { lazy, Suspense } from 'react';
import { LoadingRows } from '#design/feedback/skeleton.tsx';
import { clinicContact } from '#platform/clinic-contact.ts';
import { pageMeta } from '#platform/documents/page-meta.ts';

export const meta = pageMeta(() => ({
  title: `Ajustes · ${clinicContact().name}`,
  description: 'Una página de los ajustes de la clínica.',
}));

// Lazy, to keep its modules out of the preload list of every page.
const SettingsPart = lazy(async () => ({ default: (await import('./settings.tsx')).SettingsPart }));

export default function SettingsPage() {
  return (
    <Suspense fallback={<LoadingRows label='Abriendo…' />}>
      <SettingsPart />
    </Suspense>
  );
}
