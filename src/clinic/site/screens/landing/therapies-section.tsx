import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { clinic } from '#config';
import { Button } from '#design/button.tsx';
import { toast } from '#design/toast-store.ts';
import { WindowView } from '#design/window-view.tsx';
import { routes } from '#platform/paths.ts';
import { CurrentView, NeurofeedbackView } from '../drawings/therapies.tsx';
import { LandingSection } from './landing-section.tsx';

const { announcement, onSiteFrom } = clinic.advancedTherapies;

/** What is still to come: the windows stand ajar. The date is a text of the clinic's, computed nowhere. */
export function TherapiesSection() {
  return (
    <LandingSection
      id='therapies'
      ground='ochre'
      title='Terapias avanzadas'
      lead={`Hoy las derivamos a otros centros, y te acompañamos mientras tanto. Estarán en nuestro centro a partir del ${onSiteFrom}.`}
    >
      <p className='mt-7 w-fit rounded-full border-2 border-ink bg-glow-soft px-4 py-1 font-[650]'>
        {announcement}
      </p>
      <ul className='mt-7 grid gap-5 lg:grid-cols-2'>
        <Therapy id='neurofeedback' title='Neurofeedback' view={<NeurofeedbackView />}>
          Unos sensores sobre la piel dibujan en una pantalla la actividad de tu cerebro. Con esa imagen
          delante se practica la atención y la calma, sesión a sesión.
        </Therapy>
        <Therapy id='tdcs' title='Terapia Transcraneal (tDCS)' view={<CurrentView />}>
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
    </LandingSection>
  );
}

function Therapy({
  id,
  title,
  view,
  children,
}: {
  id: string;
  title: string;
  view: ReactNode;
  children: ReactNode;
}) {
  return (
    <li className='flex gap-x-6 gap-y-4 rounded-card bg-card p-5 shadow-soft max-sm:flex-col sm:p-7'>
      <WindowView ajar className='w-36 shrink-0 max-sm:mx-auto sm:w-40 sm:self-start'>
        {view}
      </WindowView>
      <div className='flex grow flex-col items-start'>
        <h3 id={id}>{title}</h3>
        <p className='mt-2 mb-5 text-ink-soft'>{children}</p>
        <Button
          variant='secondary'
          aria-describedby={id}
          className='mt-auto max-sm:w-full'
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
      </div>
    </li>
  );
}
