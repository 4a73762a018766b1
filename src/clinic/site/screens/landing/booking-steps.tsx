import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { reminderPromise } from '#clinic/notifications/screens/reminder-words.ts';
import { clinic } from '#config';
import { HouseReflection } from '#design/drawings/house-reflection.tsx';
import { WindowDrawing } from '#design/drawings/window-drawing.tsx';
import { routes } from '#platform/paths.ts';

const steps: { title: string; words: ReactNode }[] = [
  {
    title: 'Elige el servicio',
    words: (
      <>
        Para ti o para tu hijo. Si dudas,{' '}
        <Link to={routes.contact} className='link'>
          escríbenos
        </Link>
        .
      </>
    ),
  },
  { title: 'Elige con quién', words: 'Con la directora o con un profesional colaborador.' },
  { title: 'Elige la modalidad', words: 'Despacho, domicilio o videollamada. Y el día y la hora.' },
  { title: 'Paga y confirma', words: 'Pagas en línea y la cita queda confirmada.' },
];

/** How booking goes: a house with a window for each step, the last one lit. */
export function BookingSteps() {
  return (
    <div className='mt-16 sm:mt-22'>
      <h3>Reservar, en cuatro pasos</h3>
      <div className='@container mt-5'>
        <div aria-hidden='true' className='tiles relative z-10 h-5 bg-tile' />
        <div className='mx-2 border-stone border-b-10 bg-plaster sm:mx-3'>
          <div aria-hidden='true' className='-mt-2 h-5 bg-plaster-shade' />
          <ol className='grid gap-x-2 gap-y-6 px-3 pt-7 pb-8 sm:px-6 md:grid-cols-4 md:px-3 md:pt-9'>
            {steps.map(({ title, words }, index) => (
              <li
                key={title}
                className='flex items-start gap-4 md:flex-col md:items-center md:gap-5 md:px-2 md:text-center'
              >
                <WindowDrawing
                  state={index === steps.length - 1 ? 'chosen' : 'free'}
                  className='w-20 shrink-0 sm:w-24 md:w-28 lg:w-32'
                />
                <div>
                  <h4 className='md:max-lg:min-h-[2lh]'>
                    {index + 1}. {title}
                  </h4>
                  <p className='mt-0.5 md:text-balance'>{words}</p>
                </div>
              </li>
            ))}
          </ol>
        </div>
        {/* Under the lit window: at the left where the windows stand above each other, at the right where they stand in a row. */}
        <div className='md:hidden'>
          <HouseReflection columns={4} litColumns={[0]} />
        </div>
        <div className='max-md:hidden'>
          <HouseReflection columns={4} litColumns={[3]} />
        </div>
      </div>
      <Assurances />
    </div>
  );
}

/** What people want to know before they pay. */
function Assurances() {
  return (
    <ul className='mt-7 grid gap-x-10 gap-y-5 md:grid-cols-3'>
      <Assurance title='Sin comisiones'>
        El precio que ves es el que pagas, en línea y con un proveedor de pagos.
      </Assurance>
      <Assurance title='Te avisamos de cada cita'>{reminderPromise()}</Assurance>
      <Assurance title='Puedes cambiar'>
        Hasta {clinic.cancellationHours} horas antes la cambias de día sin coste, o la cancelas y te
        devolvemos todo.
      </Assurance>
    </ul>
  );
}

const Assurance = ({ title, children }: { title: string; children: ReactNode }) => (
  <li>
    <h4>{title}</h4>
    <p className='mt-1 text-ink-soft'>{children}</p>
  </li>
);
