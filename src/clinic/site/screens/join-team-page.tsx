import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { BookingBar } from '#clinic/appointments/screens/booking-bar.tsx';
import { directory } from '#config';
import { StepList } from '#design/step-list.tsx';
import { clinicContact } from '#platform/clinic-contact.ts';
import { pageMeta } from '#platform/documents/page-meta.ts';
import { formatEuros } from '#platform/money.ts';
import { contactPath } from '#platform/paths.ts';
import { BenefitList } from './join/benefit-list.tsx';
import { CoverageMap } from './join/coverage-map.tsx';
import { DirectoryExample } from './join/directory-example.tsx';
import { JoinHero } from './join/join-hero.tsx';
import { RegistrationLink } from './join/registration-link.tsx';

const { visibleWithin } = directory;

const steps = [
  {
    title: 'Registro',
    text: 'Rellenas tu ficha en la web de la guía: quién eres, a quién atiendes y dónde.',
  },
  {
    title: 'Verificación',
    text: 'Comprobamos tu título y tu colegiación. Si falta algún papel, te escribimos.',
  },
  {
    title: `Listo en ${visibleWithin}`,
    text: 'Tu ficha ya se ve y la agenda queda abierta. A partir de ahí, la llevas tú.',
  },
];

const JoinSteps = () => <StepList steps={steps} isCounted className='mt-7' />;

const fee = formatEuros(directory.monthlyFeeCents);

export const meta = pageMeta(() => ({
  title: `Guía de profesionales · ${clinicContact().name}`,
  description: `Guía de profesionales de la salud: ${fee} al mes, sin comisión por consulta. Comprobamos tu acreditación y tu ficha se ve en ${directory.visibleWithin}.`,
}));

/** For professionals: the directory, its cost and how to join. */
export default function JoinTeamPage() {
  return (
    <>
      <JoinHero />
      <Part id='ejemplo' title='Así te verán los pacientes'>
        <p className='mt-3 max-w-text text-ink-soft text-lg'>
          Buscan por especialidad y por ciudad, leen tu ficha y ven tus horas libres.
        </p>
        <DirectoryExample />
      </Part>
      <Part id='ventajas' title='Once ventajas'>
        <p className='mt-3 max-w-text text-ink-soft text-lg'>Lo que la guía hace por ti, una a una.</p>
        <BenefitList />
      </Part>
      <Part id='alcance' title='Hasta dónde llega'>
        <p className='mt-3 max-w-text text-ink-soft text-lg'>
          Empezamos en España. Estos son los países y los años previstos.
        </p>
        <CoverageMap />
      </Part>
      <Part id='pasos' title='Cómo entrar, en tres pasos'>
        <JoinSteps />
        <div className='mt-9 flex flex-col items-start gap-x-6 gap-y-3 sm:flex-row sm:items-center'>
          <RegistrationLink size='large' className='shrink-0'>
            Crear mi ficha
          </RegistrationLink>
          <p className='max-w-text text-ink-soft'>
            El registro está en la web de la guía. {fee} al mes, sin comisión por consulta.
          </p>
        </div>
      </Part>
      <Part id='equipo' title='¿Te gustaría trabajar en la clínica?'>
        <p className='mt-3 max-w-text text-ink-soft text-lg'>
          La guía es una cosa y nuestro equipo, otra. Si te ves con nosotros, cuéntanos quién eres y a qué te
          dedicas.
        </p>
        <Link
          to={contactPath('application')}
          className='link mt-2 inline-flex min-h-11 items-center font-[650]'
        >
          Enviar mi candidatura
        </Link>
      </Part>
      <Part id='dudas' title='¿Buscas ayuda para ti?'>
        <p className='mt-3 max-w-text text-ink-soft text-lg'>
          Esta página es para profesionales. Si lo que quieres es una cita, te esperamos.
        </p>
      </Part>
      <BookingBar variant='secondary' className='mt-6' />
    </>
  );
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className='mt-18 sm:mt-24'>
      <h2 id={`${id}-title`}>{title}</h2>
      {children}
    </section>
  );
}
