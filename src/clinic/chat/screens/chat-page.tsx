import { Link } from 'react-router';
import { clinic } from '#config';
import { Button } from '#design/button.tsx';
import { CallList } from '#design/feedback/call-list.tsx';
import { WriteOrCall } from '#design/feedback/write-or-call.tsx';
import { ThumbBar } from '#design/thumb-bar.tsx';
import { pageMeta } from '#platform/documents/page-meta.ts';
import { routes } from '#platform/paths.ts';
import { dial } from '#platform/text/dialling.ts';
import { answeringHours } from '#platform/time/opening-hours.ts';
import { ChatFacts } from './chat-facts.tsx';
import { StringTelephone } from './string-telephone.tsx';

export const meta = pageMeta({
  title: `Chat de apoyo · ${clinic.name}`,
  description: `El chat de apoyo de ${clinic.name}: qué es, quién lo tiene y cuándo respondemos. Y a quién llamar si no puede esperar.`,
});

const isOpen = clinic.perks.chat !== null;

// Danger, and thoughts of suicide: what must never wait for an answer in writing.
const urgent = clinic.emergencyContacts
  .slice(0, 2)
  .map((contact) => ({ ...contact, href: dial(contact.phone) }));

/** What the support chat is; until it opens, how to reach the same people. */
export default function ChatPage() {
  return (
    <>
      <div className='grid grid-cols-1 gap-x-14 gap-y-8 md:grid-cols-[1.15fr_1fr] md:items-center md:gap-y-12'>
        <div>
          <p className='font-[650] text-river-700'>
            Con el plan {clinic.chat.planName}
            {!isOpen && '. Todavía no disponible'}
          </p>
          <h1 className='mt-2'>Chat de apoyo</h1>
          <p className='mt-4 text-lg'>
            <strong>
              {isOpen
                ? `Escríbenos 24/7; respondemos ${answeringHours}.`
                : `Cuando abra podrás escribirnos 24/7; responderemos ${answeringHours}.`}
            </strong>
          </p>
          <p className='mt-2 max-w-[48ch] text-ink-soft'>
            Para lo que aparece entre una sesión y la siguiente y puede esperar a que volvamos.
          </p>
        </div>
        {/* On a phone the numbers come before the picture. */}
        <StringTelephone className='mx-auto w-full max-w-md max-md:order-last max-md:mt-4' />
        <Urgent />
      </div>
      <ChatFacts isOpen={isOpen} />
      {!isOpen && <Today />}
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
    <section aria-labelledby='urgente' className='rounded-sheet bg-coral-100 p-5 sm:p-8 md:col-span-2'>
      <h2 id='urgente' className='text-h3'>
        Si no puede esperar
      </h2>
      <p className='mt-2 max-w-text'>
        Si corres peligro o piensas en hacerte daño, no lo dejes por escrito: llama ahora. Te atienden a
        cualquier hora.
      </p>
      <CallList contacts={urgent} className='mt-5 lg:grid-cols-2' />
    </section>
  );
}

function Today() {
  return (
    <section aria-labelledby='hoy' className='mt-14 max-w-text'>
      <h2 id='hoy' className='text-h3'>
        Hoy, por correo o por teléfono
      </h2>
      <p className='mt-3'>
        El chat todavía no está abierto. Mientras lo preparamos, escríbenos o llámanos: te contestan las
        mismas personas, {answeringHours}.
      </p>
      <WriteOrCall className='mt-5' email={clinic.email} phone={clinic.phone} href={dial(clinic.phone)} />
    </section>
  );
}
