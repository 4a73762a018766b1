import { Tabs } from '#design/tabs.tsx';
import { BookingSteps } from './booking-steps.tsx';
import { Regions } from './regions.tsx';
import { ServiceGroups } from './service-groups.tsx';

/** What the information dialog holds. Loaded when it is first wanted. `onLeave`: a link was followed. */
export function InformationTabs({ onLeave }: { onLeave: () => void }) {
  return (
    <Tabs
      label='Información de la clínica'
      // As high as the tallest of the short ones, so that the window does not jump from tab to tab.
      className='sm:min-h-[32rem]'
      tabs={[
        { value: 'services', label: 'Servicios', content: <ServiceGroups onLeave={onLeave} /> },
        { value: 'regions', label: 'Regiones', content: <Regions /> },
        { value: 'booking', label: 'Cómo Reservar', content: <BookingSteps onLeave={onLeave} /> },
      ]}
    />
  );
}
