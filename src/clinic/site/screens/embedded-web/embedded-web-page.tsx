import { useEffect } from 'react';
import { BookingBar } from '#clinic/appointments/screens/booking-bar.tsx';
import { PageTitle } from '#design/page-title.tsx';
import { Tabs } from '#design/tabs.tsx';
import { useTabInHash } from '#platform/browser/tab-in-hash.ts';
import { clinicContact } from '#platform/clinic-contact.ts';
import { pageMeta } from '#platform/documents/page-meta.ts';
import { registerOfflineWorker } from '../offline/register-worker.ts';
import { InstallOffer } from './install-offer.tsx';
import { InstallOverview } from './install-overview.tsx';
import { InstallSteps } from './install-steps.tsx';
import { InstallTable } from './install-table.tsx';
import { texts } from './texts.ts';

export const meta = pageMeta(() => ({
  title: `${texts().title} · ${clinicContact().name}`,
  description: texts().description(clinicContact().name),
}));

const tabs = ['overview', 'implementation', 'compatibility'] as const;

export default function EmbeddedWebPage() {
  const [tab, setTab] = useTabInHash(tabs, 'overview');
  useEffect(registerOfflineWorker, []);
  return (
    <>
      <Tabs
        label={texts().title}
        keepMounted
        opening={
          <>
            <PageTitle title={texts().title} isStacked>
              {texts().lead}
            </PageTitle>
            <div className='mt-4'>
              <InstallOffer />
            </div>
          </>
        }
        value={tab}
        onValueChange={setTab}
        tabs={[
          { value: 'overview', label: texts().tabs.overview, content: <InstallOverview /> },
          { value: 'implementation', label: texts().tabs.steps, content: <InstallSteps /> },
          { value: 'compatibility', label: texts().tabs.compatibility, content: <InstallTable /> },
        ]}
      />
      <BookingBar />
    </>
  );
}
