import { Link } from 'react-router';
import { clinic } from '#config';
import { Button } from '#design/button.tsx';
import { CallList } from '#design/feedback/call-list.tsx';
import { ThumbBar } from '#design/thumb-bar.tsx';
import { pageMeta } from '#platform/documents/page-meta.ts';
import { routes } from '#platform/paths.ts';
import { dial } from '#platform/text/dialling.ts';
import { OpeningHouse } from './opening-house.tsx';
import { WaysToReachUs } from './ways-to-reach-us.tsx';

export const meta = pageMeta({
  title: `Contacto · ${clinic.name}`,
  description: `Teléfono, correo, dirección y horario de ${clinic.name}, en ${clinic.city}. Qué hacer en una urgencia y cómo pedir una derivación.`,
});

const emergencies = clinic.emergencyContacts.map((contact) => ({ ...contact, href: dial(contact.phone) }));

export default function ContactPage() {
  return (
    <>
      <div className='grid grid-cols-1 gap-x-14 gap-y-12 lg:grid-cols-[1.15fr_1fr]'>
        <div>
          <h1>Contacto</h1>
          <p className='mt-3 max-w-[48ch] text-ink-soft text-lg'>
            Llámanos o escríbenos. No hace falta que sepas explicarlo bien: te ayudamos a empezar.
          </p>
          <WaysToReachUs />
        </div>
        <OpeningHouse className='lg:col-start-2 lg:row-span-2 lg:row-start-1' />
        <Referral />
      </div>
      <Urgent />
      <ThumbBar>
        <Button asChild size='large'>
          <Link to={routes.appointments}>Reservar cita</Link>
        </Button>
      </ThumbBar>
    </>
  );
}

function Urgent() {
  return (
    <section
      aria-labelledby='urgencias'
      className='mt-14 grid grid-cols-1 items-center gap-x-8 gap-y-5 rounded-sheet bg-coral-100 p-5 sm:mt-20 sm:p-8 lg:grid-cols-[1fr_1.7fr]'
    >
      <div>
        <h2 id='urgencias' className='text-h3'>
          Si no puede esperar
        </h2>
        <p className='mt-2'>
          Aquí no atendemos urgencias. Si alguien corre peligro, llama ahora: te contestan personas preparadas
          para ayudarte.
        </p>
      </div>
      <CallList contacts={emergencies} />
    </section>
  );
}

/** Where the 'request referral' links of the site arrive. */
function Referral() {
  return (
    <section id='derivacion' aria-labelledby='derivacion-title'>
      <h2 id='derivacion-title' className='text-h3'>
        Pedir una derivación
      </h2>
      <p className='mt-3'>
        Si necesitas que hablemos con tu médico de cabecera, con psiquiatría o con neurología, pídenoslo por
        teléfono o por correo. Basta con tres cosas:
      </p>
      <ul className='mt-3 list-disc space-y-1 pl-6 marker:text-river-600'>
        <li>tu nombre y un teléfono,</li>
        <li>a qué especialista va dirigida,</li>
        <li>cuándo podemos llamarte.</li>
      </ul>
      <p className='mt-3'>Lo demás no lo escribas: lo hablamos contigo, con calma.</p>
      <Link
        to={routes['multidisciplinary-approach']}
        className='link mt-3 inline-flex min-h-11 items-center font-[650]'
      >
        Cómo trabajamos con otros profesionales
      </Link>
    </section>
  );
}
