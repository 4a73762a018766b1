import { ServiceHouses } from '../landing/service-houses.tsx';
import { BookingSteps } from './booking-steps.tsx';
import { glanceId } from './glance-id.ts';
import { RegionWindows } from './region-windows.tsx';

/** What the information dialog says, one part under the other. */
export function ClinicAtAGlance() {
  return (
    <div className='mt-16 sm:mt-22'>
      <section aria-labelledby={glanceId}>
        <h2 id={glanceId} className='mb-6 scroll-mt-24'>
          Todo lo que hacemos
        </h2>
        <ServiceHouses className='lg:grid-cols-4' />
      </section>
      <div className='mt-12 grid grid-cols-1 gap-x-14 gap-y-12 lg:grid-cols-2'>
        <section aria-labelledby='regiones'>
          <h2 id='regiones' className='mb-5 scroll-mt-24 text-h3'>
            Dónde te atendemos
          </h2>
          <RegionWindows />
        </section>
        <section aria-labelledby='reservar'>
          <h2 id='reservar' className='mb-5 scroll-mt-24 text-h3'>
            Cómo se reserva
          </h2>
          <BookingSteps />
        </section>
      </div>
    </div>
  );
}
