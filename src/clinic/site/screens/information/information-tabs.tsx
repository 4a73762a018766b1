import { Tabs } from '#design/tabs.tsx';
import { BookingSteps } from './booking-steps.tsx';
import { glanceTexts } from './glance-texts.ts';
import { Regions } from './regions.tsx';
import { ServiceGroups } from './service-groups.tsx';

const labels = glanceTexts().tabs;

/** Content of the information dialog, loaded on demand. `onLeave`: a link was followed. */
export function InformationTabs({ onLeave }: { onLeave: () => void }) {
  return (
    <Tabs
      label={labels.label}
      // As high as the tallest of the short tabs, so that the dialog does not jump.
      className='sm:min-h-[32rem]'
      tabs={[
        { value: 'services', label: labels.services, content: <ServiceGroups onLeave={onLeave} /> },
        { value: 'regions', label: labels.regions, content: <Regions /> },
        { value: 'booking', label: labels.booking, content: <BookingSteps onLeave={onLeave} /> },
      ]}
    />
  );
}
