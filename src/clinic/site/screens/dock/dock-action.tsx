import { Phone } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { Button } from '#design/button.tsx';
import { clinicContact } from '#platform/clinic-contact.ts';
import { routes } from '#platform/paths.ts';
import { phoneUrl } from '#platform/text/dialling.ts';
import { answeringHours, briefAnsweringHours } from '#platform/time/opening-hours.ts';
import { texts } from './texts.ts';

/**
 * Pages without this action: booking is offered already, another task is in progress, or emergency numbers are shown.
 */
const busyPages: readonly string[] = [
  routes.appointments,
  routes.auth,
  routes['verify-email'],
  routes.cita,
  routes['nueva-contrasena'],
  routes.chat,
  routes.evaluacion,
  routes.cuestionario,
  routes.selfcare,
  routes.contact,
  routes['aviso-legal'],
];

/** The main action of a page in the bottom bar, absent beside emergency numbers. */
export function DockAction() {
  const { pathname } = useLocation();
  return busyPages.includes(pathname) ? (
    <Button asChild size='small' variant='secondary' className={`${actionClasses} tiny:hidden!`}>
      <a href={phoneUrl(clinicContact().phone)}>
        <Phone aria-hidden='true' className='size-4.5 shrink-0 max-[21rem]:hidden' />
        <span className='min-w-0 leading-tight'>
          <span className='sr-only'>{texts().callClinic}</span>
          {clinicContact().phone}
          <span className='sr-only'>{texts().weAnswer(answeringHours())}</span>
          <span
            aria-hidden='true'
            className='block max-[19rem]:hidden font-normal text-xs leading-tight tracking-tight'
          >
            {briefAnsweringHours()}
          </span>
        </span>
      </a>
    </Button>
  ) : (
    <Button asChild className={`${actionClasses} tiny:min-h-[44px]! tiny:px-1! tiny:text-[0.75rem]`}>
      <Link to={routes.appointments}>{texts().book}</Link>
    </Button>
  );
}

const actionClasses =
  'hidden! barred:inline-flex! min-h-11! min-w-0 grow md:ml-auto md:grow-0 whitespace-nowrap px-3!';
