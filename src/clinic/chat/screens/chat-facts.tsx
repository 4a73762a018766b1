import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { clinic } from '#config';
import { Arch } from '#design/arch.tsx';
import { weekdayWords } from '#platform/opening-hours.ts';
import { routes } from '#platform/paths.ts';

/** What the chat is, whose it is, when somebody answers, and what it is not. */
export function ChatFacts({ hours }: { hours: string }) {
  return (
    <dl className='mt-14 grid gap-x-12 gap-y-8 sm:grid-cols-2'>
      <Fact name='Qué es'>
        Un lugar para escribir a tu equipo: una duda, algo que ha pasado, un ejercicio que no sale. Lo leen y
        lo contestan personas de la clínica.
      </Fact>
      <Fact name='Quién lo tiene'>
        Quien tiene activo el plan {clinic.chat.planName}. Entra con su cuenta; nadie más ve lo que escribe.{' '}
        <Link to={routes.plans} className='link whitespace-nowrap'>
          Ver los planes
        </Link>
      </Fact>
      <Fact name='Cuándo respondemos'>
        Puedes escribir a cualquier hora, también de noche. Respondemos {hours},{' '}
        {weekdayWords(clinic.workingWeekdays)}.
      </Fact>
      <Fact name='Qué no es'>
        No es un servicio de urgencias ni sustituye a la sesión. Lo importante lo hablamos cara a cara.
      </Fact>
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className='flex gap-4 border-line border-t pt-5'>
      <Arch lit className='h-10' />
      <div>
        <dt className='font-[650] font-display text-h4'>{name}</dt>
        <dd className='mt-1.5 text-ink-soft'>{children}</dd>
      </div>
    </div>
  );
}
