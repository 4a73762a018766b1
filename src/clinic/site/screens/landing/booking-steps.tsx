import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { clinic } from '#config';
import { HouseReflection } from '#design/house-reflection.tsx';
import { WindowDrawing, type WindowState } from '#design/window-drawing.tsx';
import { routes } from '#platform/paths.ts';

type Step = { title: string; words: ReactNode; window: WindowState };

const steps: Step[] = [
  {
    title: 'Elige el servicio',
    words: (
      <>
        Para ti, para tu hijo o en pareja. Si dudas,{' '}
        <Link to={routes.contact} className='link'>
          escríbenos
        </Link>
        .
      </>
    ),
    window: 'free',
  },
  {
    title: 'Elige con quién',
    words: 'Con la dirección de la clínica o con un profesional colaborador.',
    window: 'free',
  },
  {
    title: 'Elige la modalidad',
    words: 'En el despacho, en tu casa o por videollamada. Después, el día y la hora.',
    window: 'free',
  },
  {
    title: 'Paga y recibe la confirmación',
    words: 'El pago se hace en línea, con un proveedor de pagos. La confirmación te llega por correo.',
    window: 'chosen',
  },
];

/** How booking goes: a house with a window for each step, the last one lit. */
export function BookingSteps() {
  return (
    <div className='mt-18 sm:mt-24'>
      <h3>Reservar, en cuatro pasos</h3>
      <div className='@container mt-6'>
        <div aria-hidden='true' className='tiles relative z-10 h-5 bg-tile' />
        <div className='mx-2 border-stone border-b-10 bg-plaster sm:mx-3'>
          <div aria-hidden='true' className='-mt-2 h-5 bg-plaster-shade' />
          <ol className='grid gap-x-2 gap-y-7 px-4 pt-7 pb-9 sm:grid-cols-2 sm:gap-y-10 sm:px-6 lg:grid-cols-4 lg:px-4'>
            {steps.map((step, index) => (
              <li
                key={step.title}
                className='flex items-start gap-4 lg:flex-col lg:items-center lg:gap-5 lg:px-3 lg:text-center'
              >
                <WindowDrawing state={step.window} className='w-22 shrink-0 lg:w-30' />
                <div>
                  <h4>
                    <span className='tabular-nums'>{index + 1}.</span> {step.title}
                  </h4>
                  <p className='mt-1 lg:text-balance'>{step.words}</p>
                </div>
              </li>
            ))}
          </ol>
        </div>
        <HouseReflection columns={4} litColumns={[3]} />
      </div>
      <p className='mt-6 max-w-text sm:text-lg'>
        El precio que ves es el que pagas: no añadimos ninguna comisión. Te lo recordamos la víspera, y hasta{' '}
        {clinic.cancellationHours} horas antes puedes cambiar la cita o cancelarla con la devolución completa.
      </p>
    </div>
  );
}
