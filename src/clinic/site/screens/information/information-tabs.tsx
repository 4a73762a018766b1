import { Tabs } from '#design/tabs.tsx';
import { BookingSteps } from './booking-steps.tsx';
import { Regions } from './regions.tsx';
import { ServiceGroups } from './service-groups.tsx';

/** Content of the information dialog, loaded on demand. `onLeave`: a link was followed. */
export function InformationTabs({ onLeave }: { onLeave: () => void }) {
  return (
    <Tabs
      label='Información de la clínica'
      // As high as the tallest of the short tabs, so that the dialog does not jump.
      className='sm:min-h-[32rem]'
      tabs={[
        { value: 'services', label: 'Servicios', content: <ServiceGroups onLeave={onLeave} /> },
        { value: 'regions', label: 'Regiones', content: <Regions /> },
        { value: 'booking', label: 'Cómo Reservar', content: <BookingSteps onLeave={onLeave} /> },
      ]}
    />
  );
}
