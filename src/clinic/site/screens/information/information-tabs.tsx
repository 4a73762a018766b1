import { Tabs } from '#design/tabs.tsx';
import { ServiceHouses } from '../landing/service-houses.tsx';
import { BookingSteps } from './booking-steps.tsx';
import { RegionWindows } from './region-windows.tsx';

/** What the information dialog holds. Loaded when it is first wanted. `onLeave`: a link was followed. */
export function InformationTabs({ onLeave }: { onLeave: () => void }) {
  return (
    <Tabs
      label='Información de la clínica'
      // As high as the tallest of the short ones, so that the window does not jump from tab to tab.
      className='sm:min-h-[32rem]'
      tabs={[
        { value: 'services', label: 'Servicios', content: <ServiceHouses onLeave={onLeave} /> },
        { value: 'regions', label: 'Regiones', content: <RegionWindows /> },
        { value: 'booking', label: 'Cómo Reservar', content: <BookingSteps onLeave={onLeave} /> },
      ]}
    />
  );
}
