import { useSearchParams } from 'react-router';
import { BookingBar } from '#clinic/appointments/screens/booking-bar.tsx';
import { clinic } from '#config';
import { PageTitle } from '#design/page-title.tsx';
import { Tabs } from '#design/tabs.tsx';
import { clinicContact } from '#platform/clinic-contact.ts';
import { clinicSettings } from '#platform/clinic-settings.ts';
import { pageMeta } from '#platform/documents/page-meta.ts';
import type { ServiceName } from './bridge-drawing.tsx';
import { ComplementaryService } from './complementary-service.tsx';
import { texts } from './texts.ts';

export const meta = pageMeta(() => ({
  title: `${texts().title} · ${clinicContact().name}`,
  description: texts().description,
}));

const { platform, magazine } = clinic.complementaryServices;
const names: readonly ServiceName[] = ['platform', 'magazine'];

/** External services in tabs, selectable by URL. */
export default function ExternalPage() {
  const [search, setSearch] = useSearchParams();
  const { tab } = search.get('tab') === magazine.tab ? magazine : platform;
  return (
    <>
      <Tabs
        label={texts().title}
        keepMounted
        opening={
          <PageTitle title={texts().title} isStacked>
            {texts().lead}
          </PageTitle>
        }
        value={tab}
        onValueChange={(next) => setSearch({ tab: next }, { replace: true, preventScrollReset: true })}
        tabs={names.map((name) => ({
          value: clinic.complementaryServices[name].tab,
          label: <TabLabel name={name} />,
          content: <ComplementaryService name={name} />,
        }))}
      />
      <BookingBar />
    </>
  );
}

function TabLabel({ name }: { name: ServiceName }) {
  const service = clinicSettings().complementaryServices[name];
  return (
    <>
      {service.name} <span className='block font-normal text-xs'>{service.kind}</span>
    </>
  );
}
