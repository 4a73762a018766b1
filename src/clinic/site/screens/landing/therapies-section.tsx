import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { clinic } from '#config';
import { Button } from '#design/button.tsx';
import { WideCard } from '#design/drawings/wide-card.tsx';
import { toast } from '#design/feedback/toast-store.ts';
import { contactPath, routes } from '#platform/paths.ts';
import { Drawing } from '../background/drawing.tsx';
import type { DrawingName } from '../background/drawings.ts';
import { LandingHeading } from './landing-heading.tsx';

const { announcement, onSiteFrom } = clinic.advancedTherapies;

/** Future services. The date is the clinic's own text, not computed. */
export function TherapiesSection() {
  return (
    <section id='therapies' aria-labelledby='therapies-title'>
      <LandingHeading
        of='therapies'
        lead={`Hoy las derivamos a otros centros y seguimos a tu lado. Estarán en el nuestro a partir del ${onSiteFrom}.`}
      >
        Terapias avanzadas
      </LandingHeading>
      <p className='mt-7 w-fit rounded-full border-2 border-ink bg-glow-soft px-4 py-1 font-[650]'>
        {announcement}
      </p>
      <ul className='mt-7 grid gap-5 lg:grid-cols-2'>
        <Therapy id='neurofeedback' title='Neurofeedback' drawing='ajar-neurofeedback'>
          Unos sensores sobre la piel dibujan en una pantalla la actividad de tu cerebro. Con esa imagen
          delante se practica la atención y la calma, sesión a sesión.
        </Therapy>
        <Therapy id='tdcs' title='Terapia Transcraneal (tDCS)' drawing='ajar-current'>
          Una corriente muy suave, que apenas se nota, aplicada sobre el cuero cabelludo. Se indica caso por
          caso y acompaña a la psicoterapia; no la sustituye.
        </Therapy>
      </ul>
      <p className='mt-8'>
        <Link
          to={routes['multidisciplinary-approach']}
          className='link inline-flex min-h-11 items-center font-[650]'
        >
          Cómo trabajamos con otros especialistas
        </Link>
      </p>
    </section>
  );
}

function Therapy({
  id,
  title,
  drawing,
  children,
}: {
  id: string;
  title: string;
  drawing: DrawingName;
  children: ReactNode;
}) {
  return (
    <WideCard as='li' viewAt='middle' view={<Drawing name={drawing} className='w-full' />}>
      <h3 id={id}>{title}</h3>
      <p className='mt-2 mb-5 text-ink-soft'>{children}</p>
      <p className='mt-auto flex flex-wrap items-center gap-x-5 gap-y-2'>
        <Button
          variant='secondary'
          aria-describedby={id}
          className='w-full sm:w-fit'
          onClick={() =>
            toast({
              tone: 'info',
              title,
              description: `Ahora derivamos este servicio a otros centros. Estará disponible en el nuestro a partir del ${onSiteFrom}.`,
            })
          }
        >
          Solicitar información
        </Button>
        <Link
          to={contactPath('therapies')}
          state={{ about: title }}
          aria-describedby={id}
          className='link inline-flex min-h-11 items-center font-[650]'
        >
          Avisadme cuando empiece
        </Link>
      </p>
    </WideCard>
  );
}
