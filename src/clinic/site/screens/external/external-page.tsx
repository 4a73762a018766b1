import { useSearchParams } from 'react-router';
import { BookingBar } from '#clinic/appointments/screens/booking-bar.tsx';
import { clinic } from '#config';
import { Tabs } from '#design/tabs.tsx';
import { clinicContact } from '#platform/clinic-contact.ts';
import { pageMeta } from '#platform/documents/page-meta.ts';
import { ComplementaryService } from './complementary-service.tsx';
import type { ServiceName } from './complementary-texts.ts';

export const meta = pageMeta(() => ({
  title: `Servicios complementarios · ${clinicContact().name}`,
  description:
    'Una plataforma de bienestar y una revista digital que pueden acompañarte fuera de la consulta: para qué sirven, qué no son y qué normas rigen allí.',
}));

const { platform, magazine } = clinic.complementaryServices;
const names: readonly ServiceName[] = ['platform', 'magazine'];

/** External services in tabs, selectable by URL. */
export default function ExternalPage() {
  const [search, setSearch] = useSearchParams();
  const { tab } = search.get('tab') === magazine.tab ? magazine : platform;
  return (
    <>
      <h1 className='docked:text-h2 docked:max-[28rem]:text-h3'>Servicios complementarios</h1>
      <p className='mt-3 max-w-text text-ink-soft text-lg docked:mt-1.5 docked:text-base docked:leading-snug'>
        Dos webs que no son de la clínica y que puedes usar entre una sesión y otra. No hacen falta para
        venir, y no sustituyen a la consulta.
      </p>
      <Tabs
        label='Servicios complementarios'
        keepMounted
        className='mt-7 docked:mt-5'
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
  const service = clinic.complementaryServices[name];
  return (
    <>
      {service.name} <span className='block font-normal text-xs'>{service.kind}</span>
    </>
  );
}
