import clsx from 'clsx';
import { clinic } from '#config';
import { Arch } from '#design/drawings/arch.tsx';
import { HouseReflection } from '#design/drawings/house-reflection.tsx';

const { platform, magazine } = clinic.perks;
/** Nothing of it is to be had yet. */
const isContentToCome = platform === null && magazine === null;

const promises = [
  {
    title: 'Reserva como te venga bien',
    text: 'En el despacho, a domicilio o por videollamada.',
  },
  {
    title: 'Acceso premium',
    text: `Contenido exclusivo y planes personalizados. El contenido, con los planes que lo incluyen${isContentToCome ? '; todavía no está disponible' : ''}.`,
  },
  {
    title: 'Seguimiento continuo',
    text: 'El historial de tus consultas y comunicación directa con los profesionales.',
  },
];

/** What an account is good for: a house-front with a lit window for each of the three promises. */
export function WelcomePanel({ className }: { className?: string }) {
  return (
    <section aria-labelledby='bienvenida' className={clsx('flex flex-col', className)}>
      <div aria-hidden='true' className='tiles relative z-10 h-4 bg-tile' />
      <div className='-mt-2 mx-1.5 border-stone border-b-6 bg-plaster px-5 pt-9 pb-8 sm:px-8'>
        <h2 id='bienvenida' className='text-h3'>
          Con tu cuenta
        </h2>
        <ul className='mt-6 flex flex-col gap-6'>
          {promises.map((promise) => (
            <li key={promise.title} className='flex items-start gap-5'>
              <Arch lit className='h-15' />
              <div>
                <p className='font-[650]'>{promise.title}</p>
                <p>{promise.text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
      <div className='mx-1.5'>
        <HouseReflection columns={6} litColumns={[0]} />
      </div>
    </section>
  );
}
