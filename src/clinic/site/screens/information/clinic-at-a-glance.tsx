import { BookingSteps } from './booking-steps.tsx';
import { glanceId } from './glance-id.ts';
import { glanceTexts } from './glance-texts.ts';
import { Regions } from './regions.tsx';
import { ServiceGroups } from './service-groups.tsx';

/** Content of the information dialog as page sections. */
export function ClinicAtAGlance() {
  return (
    <div className='mt-16 sm:mt-22'>
      <section aria-labelledby={glanceId}>
        <h2 id={glanceId} className='mb-6 scroll-mt-24'>
          {glanceTexts().allServices}
        </h2>
        <ServiceGroups className='lg:grid-cols-4' />
      </section>
      <div className='mt-12 grid grid-cols-1 gap-x-14 gap-y-12 lg:grid-cols-2'>
        <section aria-labelledby='regiones'>
          <h2 id='regiones' className='mb-5 scroll-mt-24 text-h3'>
            {glanceTexts().whereWeWork}
          </h2>
          <Regions />
        </section>
        <section aria-labelledby='reservar'>
          <h2 id='reservar' className='mb-5 scroll-mt-24 text-h3'>
            {glanceTexts().howToBook}
          </h2>
          <BookingSteps />
        </section>
      </div>
    </div>
  );
}
