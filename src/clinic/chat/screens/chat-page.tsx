import { BookingBar } from '#clinic/appointments/screens/booking-bar.tsx';
import { usePlanWith } from '#clinic/subscriptions/api.ts';
import { clinic } from '#config';
import { UrgentCalls } from '#design/feedback/urgent-calls.tsx';
import { WriteOrCall } from '#design/feedback/write-or-call.tsx';
import { PageOpening } from '#design/page-opening.tsx';
import { pageMeta } from '#platform/documents/page-meta.ts';
import { dial, withDialling } from '#platform/text/dialling.ts';
import { answeringHours } from '#platform/time/opening-hours.ts';
import { ChatFacts } from './chat-facts.tsx';
import { StringTelephone } from './string-telephone.tsx';

export const meta = pageMeta({
  title: `Chat de apoyo · ${clinic.name}`,
  description: `El chat de apoyo de ${clinic.name}: qué es, quién lo tiene y cuándo respondemos. Y a quién llamar si no puede esperar.`,
});

// Danger, and thoughts of suicide: what must never wait for an answer in writing.
const urgent = clinic.emergencyContacts.slice(0, 2).map(withDialling);

/** What the support chat is; until it opens, how to reach the same people. */
export default function ChatPage() {
  const plan = usePlanWith('chat');
  const isOpen = plan !== undefined;
  return (
    <>
      <PageOpening
        eyebrow={isOpen ? `Con el plan ${plan.name}` : 'No está abierto'}
        title='Chat de apoyo'
        // On a phone the numbers come before the picture.
        picture={<StringTelephone className='mx-auto w-full max-w-md max-md:order-last max-md:mt-4' />}
        below={
          <UrgentCalls
            id='urgente'
            contacts={urgent}
            className='md:col-span-2'
            listClassName='lg:grid-cols-2'
          >
            Si corres peligro o piensas en hacerte daño, no lo dejes por escrito: llama ahora. Te atienden a
            cualquier hora.
          </UrgentCalls>
        }
        className='gap-y-8 md:grid-cols-[1.15fr_1fr] md:items-center md:gap-y-12'
      >
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
      </PageOpening>
      <ChatFacts planName={plan?.name} />
      {!isOpen && <Today />}
      <BookingBar />
    </>
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
