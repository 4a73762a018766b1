import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useSession } from '#clinic/accounts/api.ts';
import { BookingBar } from '#clinic/appointments/screens/booking-bar.tsx';
import { servicesOrFallback, servicesQuery } from '#clinic/services/api.ts';
import { clinicFacts } from '#clinic/site/structured-data.ts';
import { LandingPlans } from '#clinic/subscriptions/catalogue/screens/landing-plans.tsx';
import { clinic } from '#config';
import { Button } from '#design/button.tsx';
import { pageMeta } from '#platform/documents/page-meta.ts';
import { formatEuros } from '#platform/money.ts';
import { routes, signInThen } from '#platform/paths.ts';
import { SceneCaption } from '../background/scene-caption.tsx';
import { BetweenSessions } from './between-sessions.tsx';
import { LandingGround } from './landing-ground.tsx';
import { ServicesSection } from './services-section.tsx';
import { TeamSection } from './team-section.tsx';
import { TherapiesSection } from './therapies-section.tsx';

const places = new Intl.ListFormat('es').format(clinic.homeVisits.bases.map(({ name }) => name));

export const meta = pageMeta({
  title: `${clinic.name} · Psicología en ${clinic.city} y por videollamada`,
  description: `Psicología para adultos, niños y parejas en ${places}, a domicilio o por videollamada en toda España. ${clinic.yearsOfExperience} años de experiencia.`,
  // Only the server tells machines; what it told stands in the document (`page-meta.ts`).
  facts: import.meta.env.SSR ? clinicFacts : undefined,
});

export default function LandingPage() {
  return (
    <>
      <Hero />
      <LandingGround tone='paper'>
        <ServicesSection />
      </LandingGround>
      {/* The thumb's bar lasts as long as these do: above them the hero and the cards have buttons of their own. */}
      <div>
        <LandingGround tone='river'>
          <LandingPlans />
          <BetweenSessions />
        </LandingGround>
        <LandingGround tone='paper'>
          <TeamSection />
        </LandingGround>
        <LandingGround tone='ochre'>
          <TherapiesSection />
        </LandingGround>
        <BookingBar size='normal' className='mx-4 -mt-20! mb-8 sm:hidden' />
      </div>
    </>
  );
}

/** The panel stands at the foot on a phone, so that the houses are free above it and the button is near the thumb. */
function Hero() {
  return (
    <section className='mx-auto flex w-full max-w-page grow flex-col justify-end gap-3 px-3 pt-[20svh] pb-9 min-h-[min(calc(100svh-10rem),52rem)] sm:justify-center sm:gap-8 sm:px-8 sm:pt-14 sm:pb-14'>
      <div className='w-full sm:max-w-140'>
        <div aria-hidden='true' className='tiles relative z-10 h-4 bg-tile' />
        <div className='-mt-2 mx-1.5 rounded-b-sheet bg-paper px-5 pt-6 pb-5 shadow-soft sm:px-10 sm:pt-12 sm:pb-10'>
          <p className='font-[650] text-river-700 text-sm'>
            Psicología en {clinic.city}
            <span className='max-sm:hidden'> · {clinic.yearsOfExperience} años de experiencia</span>
          </p>
          <h1 className='mt-1.5 max-sm:text-h2 sm:mt-3'>Un lugar tranquilo para volver a ti</h1>
          <p className='mt-2 text-ink-soft sm:mt-5 sm:text-lg'>
            Para adultos, niños y parejas. En {places}, en tu casa o por videollamada desde toda España.
          </p>
          <Invitation />
        </div>
      </div>
      <SceneCaption className='self-center sm:self-end' />
    </section>
  );
}

function Invitation() {
  const { state } = useSession();
  // Where it could not be asked, somebody was signed in: the booking page keeps what is chosen either way.
  const isSomebody = state === 'signed-in' || state === 'failed';
  const { data } = useSuspenseQuery(servicesQuery());
  const office = servicesOrFallback(data).find(({ type }) => type === 'office');
  return (
    <div className='mt-4 flex flex-col gap-x-6 gap-y-2.5 sm:mt-8 sm:flex-row sm:items-center'>
      <Button asChild size='large'>
        <Link to={isSomebody ? routes.appointments : signInThen('appointments')}>Reservar Consulta</Link>
      </Button>
      {office && (
        <p className='text-center leading-snug sm:text-left'>
          <strong className='min-[15rem]:whitespace-nowrap'>
            {formatEuros(office.price)} · {clinic.sessionMinutes} minutos
          </strong>
          <span className='text-ink-soft text-sm sm:block'> en el despacho</span>
        </p>
      )}
    </div>
  );
}
