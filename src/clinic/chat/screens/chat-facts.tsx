import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { routes } from '#platform/paths.ts';

/**
 * Facts about the chat: what it is, who has it, when the team answers, and its limits. In the future tense
 * before the chat opens.
 */
export function ChatFacts({ planName }: { planName: string | undefined }) {
  const isOpen = planName !== undefined;
  return (
    <dl className='mt-14 grid grid-cols-1 gap-x-12 gap-y-8 sm:grid-cols-2'>
      <Fact name='Qué es'>
        Un lugar para escribir a tu equipo: una duda, algo que ha pasado, un ejercicio que no sale. Lo leen y
        lo contestan personas de la clínica.
      </Fact>
      <Fact name='Quién lo tiene'>
        {isOpen
          ? `Quien tiene activo el plan ${planName}. Entra`
          : 'Quien tenga un plan que lo incluya. Entrará'}{' '}
        con su cuenta, y lo que escriba queda entre esa persona y su equipo.{' '}
        <Link to={routes.plans} className='link whitespace-nowrap'>
          Ver los planes
        </Link>
      </Fact>
      <Fact name='Cuándo respondemos'>
        {isOpen
          ? 'Fuera de esas horas y en festivo puedes escribir igual: lo leemos en cuanto volvemos, por orden de llegada.'
          : 'Fuera de esas horas y en festivo podrás escribir igual: lo leeremos en cuanto volvamos, por orden de llegada.'}
      </Fact>
      <Fact name='Qué no es'>
        No es un servicio de urgencias ni sustituye a la sesión. Lo importante lo hablamos cara a cara.
      </Fact>
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className='relative border-line border-t pt-5'>
      <span aria-hidden='true' className='absolute -top-px left-0 h-1 w-10 rounded-b-full bg-front-river' />
      <dt className='font-[650] font-display text-h4'>{name}</dt>
      <dd className='mt-1.5 max-w-text text-ink-soft'>{children}</dd>
    </div>
  );
}
