import { useSuspenseQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { useSession } from '#clinic/accounts/api.ts';
import { servicesOrFallback, servicesQuery } from '#clinic/services/api.ts';
import { clinic } from '#config';
import { Button } from '#design/button.tsx';
import { useLazyPart } from '#design/hooks/use-lazy-part.ts';
import { clinicSettings } from '#platform/clinic-settings.ts';
import { FirstPaintBarrier } from '#platform/documents/first-paint-barrier.tsx';
import { formatEuros } from '#platform/money.ts';
import { routes, signInPath } from '#platform/paths.ts';
import { joinList } from '#platform/text/lists.ts';
import { SceneCaption } from '../background/scene-caption.tsx';
import { texts } from './texts.ts';

const formatPlaces = () => joinList(clinicSettings().homeVisits.bases.map(({ name }) => name));

/** Place, price and next free hours, all within the first screen of a small phone. */
export function Hero() {
  return (
    <section className='mx-auto flex w-full max-w-page grow flex-col gap-3 px-3 pt-[max(3.5rem,calc(100svh-36.75rem))] pb-5 sm:min-h-[min(calc(100svh-10rem),52rem)] sm:justify-center sm:gap-6 sm:px-8 sm:pt-10 sm:pb-10 low:pt-4 tiny:pt-1'>
      <div className='w-full sm:max-w-140 lg:max-w-152'>
        <div aria-hidden='true' className='tiles relative z-10 h-4 bg-tile' />
        <div className='-mt-2 mx-1.5 rounded-b-sheet bg-paper px-5 pt-5 pb-4 shadow-soft sm:px-10 sm:pt-9 sm:pb-6 low:pt-5 tiny:flex tiny:flex-col tiny:px-[12px] tiny:pt-3'>
          <p className='font-[650] text-river-700 text-sm tiny:order-last'>
            {texts().hero.city(clinic.city)}
            <span className='max-sm:hidden'>
              {texts().hero.experience(clinicSettings().yearsOfExperience)}
            </span>
            <OfficePrice />
          </p>
          <h1 className='mt-1 max-[21rem]:text-h3 sm:mt-3 sm:text-h1 low:text-h2'>{texts().hero.title}</h1>
          <p className='mt-1.5 text-ink-soft sm:mt-4 sm:text-lg tiny:order-last'>
            {texts().hero.offer(formatPlaces())}
          </p>
          <Invitation />
        </div>
      </div>
      <SceneCaption className='self-center sm:self-start' />
      <FirstPaintBarrier id='portada' />
    </section>
  );
}

/** Beside the place on phones to save a line. */
function OfficePrice() {
  const { data } = useSuspenseQuery(servicesQuery());
  const office = servicesOrFallback(data).find(({ type }) => type === 'office');
  if (office === undefined) return null;
  return (
    <span className='min-[15rem]:whitespace-nowrap max-[21rem]:block sm:mt-1 sm:block'>
      <span className='max-[21rem]:hidden sm:hidden'> · </span>
      <strong className='text-ink'>
        {formatEuros(office.price)}, {office.minutes} {texts().hero.shortMinutes}
        <span className='max-sm:hidden'>{texts().hero.restOfMinutes}</span>
      </strong>
      <span className='max-sm:hidden text-ink-soft'>{texts().hero.inTheOffice}</span>
    </span>
  );
}

function Invitation() {
  const { state } = useSession();
  // If the session is unknown, treat the visitor as signed in: the booking page keeps the choice either way.
  const isSignedIn = state === 'signed-in' || state === 'failed';
  return (
    <div className='mt-3.5 sm:mt-6'>
      <Button asChild size='large' className='max-sm:w-full tiny:px-1! tiny:text-sm'>
        <Link to={isSignedIn ? routes.appointments : signInPath('appointments')}>{texts().hero.book}</Link>
      </Button>
      <NextFreeHours />
      {!isSignedIn && (
        <Link to={routes.appointments} className='link -mb-2 flex min-h-11 w-fit items-center'>
          {texts().hero.showFreeHours}
        </Link>
      )}
    </div>
  );
}

const loadHours = () =>
  import('#clinic/appointments/slots/screens/next-hours.tsx').then((part) => part.NextHours);

/** Depends on the time, so it is not in the HTML; reserves its space until loaded. */
function NextFreeHours() {
  const { part: NextHours, ask } = useLazyPart(loadHours);
  useEffect(ask, [ask]);
  return <div className='mt-3.5 min-h-21 max-sm:min-h-27 noscript:hidden'>{NextHours && <NextHours />}</div>;
}
