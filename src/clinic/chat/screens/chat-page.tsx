import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useSession } from '#clinic/accounts/api.ts';
import { NoScriptNotice } from '#clinic/accounts/screens/no-script-notice.tsx';
import { BookingBar } from '#clinic/appointments/screens/booking-bar.tsx';
import { usePlanWith } from '#clinic/subscriptions/api.ts';
import { clinic } from '#config';
import { Button } from '#design/button.tsx';
import { ContactButtons } from '#design/feedback/contact-buttons.tsx';
import { LoadFailure } from '#design/feedback/load-failure.tsx';
import { Notice } from '#design/feedback/notice.tsx';
import { UrgentCalls } from '#design/feedback/urgent-calls.tsx';
import { PageOpening } from '#design/page-opening.tsx';
import { clinicContact } from '#platform/clinic-contact.ts';
import { pageMeta } from '#platform/documents/page-meta.ts';
import { routes, signInPath } from '#platform/paths.ts';
import { phoneUrl, withPhoneUrl } from '#platform/text/dialling.ts';
import { joinList } from '#platform/text/lists.ts';
import { nameInSentence } from '#platform/text/names.ts';
import { answeringHours } from '#platform/time/opening-hours.ts';
import { ownThreadQuery } from '../api.ts';
import { ChatFacts } from './chat-facts.tsx';
import { OwnThread } from './own-thread.tsx';
import { UrgentLine } from './reading-line.tsx';
import { StringTelephone } from './string-telephone.tsx';

export const meta = pageMeta(() => ({
  title: `Chat de apoyo · ${clinicContact().name}`,
  description: `El chat de apoyo de ${clinicContact().name}: qué es, quién lo tiene y cuándo respondemos. Y a quién llamar si no puede esperar.`,
}));

// Danger and suicidal thoughts: cases that must never wait for a written answer.
const urgent = clinic.emergencyContacts.slice(0, 2).map(withPhoneUrl);

/** The user's own thread if there is one; otherwise what the chat is and how to get it. */
export default function ChatPage() {
  const session = useSession();
  const plan = usePlanWith('chat');
  const isOpen = plan !== undefined;
  const isSignedIn = session.state === 'signed-in';
  const { data, isError, refetch } = useInfiniteQuery({ ...ownThreadQuery(), enabled: isSignedIn });
  const newest = data?.pages[0];
  if (isSignedIn && newest !== undefined && (newest.writing === 'open' || newest.messages.length > 0))
    return <WithTeam userId={session.user.id} team={newest.team} planName={plan?.name} />;
  return (
    <>
      <WhatItIs planName={plan?.name}>
        {/* Prerendered: until the session is known, the reader is most often a visitor. */}
        {isOpen && !isSignedIn && <ActionLink to={signInPath('chat')}>Iniciar Sesión</ActionLink>}
        {plan && newest?.writing === 'no_plan' && <NoPlan name={plan.name} />}
        {isSignedIn && isError && (
          <LoadFailure title='No hemos podido abrir tu chat' retry={() => void refetch()} className='mt-5'>
            Lo que está escrito sigue ahí; solo ha fallado la conexión.
          </LoadFailure>
        )}
      </WhatItIs>
      <NoScriptNotice>Para escribir en el chat</NoScriptNotice>
      <ChatFacts planName={plan?.name} />
      {!isOpen && <Today />}
      <BookingBar />
    </>
  );
}

type TeamProps = { userId: number; team: readonly string[]; planName: string | undefined };

/** The thread comes first: users come here to write or to read. */
function WithTeam({ userId, team, planName }: TeamProps) {
  return (
    <>
      <h1 className='text-h2'>Chat de apoyo</h1>
      <p className='mt-1 mb-4 text-ink-soft'>
        {team.length === 0 ? 'Con el equipo de la clínica' : `Con ${joinList(team.map(nameInSentence))}`}.
      </p>
      <OwnThread key={userId} userId={userId} />
      <ChatFacts planName={planName} />
      <BookingBar />
    </>
  );
}

function WhatItIs({ planName, children }: { planName: string | undefined; children: ReactNode }) {
  const isOpen = planName !== undefined;
  return (
    <PageOpening
      eyebrow={isOpen ? `Con el plan ${planName}` : 'No está abierto'}
      title='Chat de apoyo'
      // On a phone the numbers come before the picture.
      picture={<StringTelephone className='mx-auto w-full max-w-md max-md:order-last max-md:mt-4' />}
      below={
        <UrgentCalls id='urgente' contacts={urgent} className='md:col-span-2' listClassName='lg:grid-cols-2'>
          Si corres peligro o piensas en hacerte daño, no lo dejes por escrito: llama ahora. Te atienden a
          cualquier hora.
        </UrgentCalls>
      }
      className='gap-y-8 docked:gap-y-5 md:grid-cols-[1.15fr_1fr] md:items-center md:gap-y-12'
    >
      <p className='mt-4 text-lg docked:mt-2 docked:text-base docked:leading-snug'>
        <strong>
          {isOpen
            ? `Escríbenos 24/7; respondemos ${answeringHours}.`
            : `Cuando abra podrás escribirnos 24/7; responderemos ${answeringHours}.`}
        </strong>
      </p>
      <p className='mt-2 max-w-text text-ink-soft'>
        Para lo que aparece entre una sesión y la siguiente y puede esperar a que volvamos.
      </p>
      {/* On a phone the numbers below are outside the first screen. */}
      <div className='mt-2 md:hidden'>
        <UrgentLine />
      </div>
      {children}
    </PageOpening>
  );
}

/** Without the plan, the contact form is still open to everybody, also at night. */
function NoPlan({ name }: { name: string }) {
  return (
    <>
      <Notice className='mt-5 max-w-text' title={`Ahora no tienes activo el plan ${name}`}>
        Sin él no puedes escribir en el chat. Puedes escribirnos igual con el formulario de contacto, y lo
        leemos en las mismas horas.
      </Notice>
      <div className='mt-5 flex flex-wrap gap-3'>
        <Button asChild>
          <Link to={`${routes.contact}#escribenos`}>Escribirnos</Link>
        </Button>
        <Button asChild variant='secondary'>
          <Link to={routes.plans}>Ver los planes</Link>
        </Button>
      </div>
    </>
  );
}

function ActionLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Button asChild className='mt-5'>
      <Link to={to}>{children}</Link>
    </Button>
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
      <ContactButtons
        className='mt-5'
        email={clinicContact().email}
        phone={clinicContact().phone}
        href={phoneUrl(clinicContact().phone)}
      />
    </section>
  );
}
