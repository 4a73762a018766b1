import { Link } from 'react-router';
import { NoScriptNotice } from '#clinic/accounts/screens/no-script-notice.tsx';
import { BookingBar } from '#clinic/appointments/screens/booking-bar.tsx';
import { clinic } from '#config';
import { UrgentCalls } from '#design/feedback/urgent-calls.tsx';
import { PageOpening } from '#design/page-opening.tsx';
import { clinicContact } from '#platform/clinic-contact.ts';
import { pageMeta } from '#platform/documents/page-meta.ts';
import { contactPath, routes } from '#platform/paths.ts';
import { withPhoneUrl } from '#platform/text/dialling.ts';
import { answeringHours } from '#platform/time/opening-hours.ts';
import { ContactDetails } from './contact-details.tsx';
import { ContactForm } from './contact-form.tsx';
import { OpeningHouse } from './opening-house.tsx';

export const meta = pageMeta(() => ({
  title: `Contacto · ${clinicContact().name}`,
  description: `Teléfono, correo, dirección y horario de ${clinicContact().name}, en ${clinic.city}. Qué hacer en una urgencia y cómo pedir una derivación.`,
}));

export default function ContactPage() {
  return (
    <>
      <PageOpening
        title='Contacto'
        picture={<OpeningHouse className='lg:col-start-2 lg:row-span-2 lg:row-start-1' />}
        className='gap-y-12 lg:grid-cols-[1.15fr_1fr]'
      >
        <p className='mt-3 max-w-text text-ink-soft text-lg'>
          Llámanos o escríbenos. No hace falta que sepas explicarlo bien: te ayudamos a empezar.
        </p>
        <ContactDetails />
      </PageOpening>
      <WriteToUs />
      <UrgentCalls
        id='urgencias'
        contacts={clinic.emergencyContacts.map(withPhoneUrl)}
        className='mt-14 items-center sm:mt-20 lg:grid-cols-[1fr_1.7fr]'
      >
        Aquí no atendemos urgencias. Si alguien corre peligro, llama ahora: te contestan personas preparadas
        para ayudarte.
      </UrgentCalls>
      <BookingBar />
    </>
  );
}

/** The contact form as the anchor target of links with a subject. */
function WriteToUs() {
  return (
    <section
      id='escribenos'
      aria-labelledby='escribenos-title'
      className='mt-14 grid gap-x-14 gap-y-10 sm:mt-20 lg:grid-cols-[1.15fr_1fr]'
    >
      <div>
        <h2 id='escribenos-title'>Escríbenos</h2>
        <p className='mt-3 mb-7 max-w-text text-ink-soft text-lg'>
          Cuéntanos lo justo para saber quién puede contestarte. Lo lee una persona de la clínica; contestamos{' '}
          {answeringHours}.
        </p>
        <NoScriptNotice className='mb-6'>Para enviar este formulario</NoScriptNotice>
        <ContactForm />
      </div>
      <Referral />
    </section>
  );
}

function Referral() {
  return (
    <section
      id='derivacion'
      aria-labelledby='derivacion-title'
      className='self-start rounded-card bg-river-50 px-5 py-6 sm:px-8 sm:py-8'
    >
      <h3 id='derivacion-title'>Pedir una derivación</h3>
      <p className='mt-3 max-w-text'>
        Si necesitas que hablemos con tu médico de cabecera, con psiquiatría o con neurología, pídenoslo aquí,
        por teléfono o por correo. Basta con tres cosas:
      </p>
      <ul className='mt-3 list-disc space-y-1 pl-6 marker:text-river-600'>
        <li>tu nombre y un teléfono,</li>
        <li>a qué especialista va dirigida,</li>
        <li>cuándo podemos llamarte.</li>
      </ul>
      <p className='mt-3'>Lo demás no lo escribas: lo hablamos contigo, con calma.</p>
      <p className='mt-3 flex flex-wrap gap-x-6'>
        <Link to={contactPath('referral')} className='link inline-flex min-h-11 items-center font-[650]'>
          Pedirla con el formulario
        </Link>
        <Link
          to={routes['multidisciplinary-approach']}
          className='link inline-flex min-h-11 items-center font-[650]'
        >
          Cómo trabajamos con otros profesionales
        </Link>
      </p>
    </section>
  );
}
