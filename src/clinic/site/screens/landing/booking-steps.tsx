import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { publicRule } from '#clinic/appointments/rules/cancellation.ts';
import { formatReminderPromise } from '#clinic/notifications/screens/reminder-sentences.ts';
import { StepList } from '#design/step-list.tsx';
import { routes } from '#platform/paths.ts';

const steps: { title: string; text: ReactNode }[] = [
  {
    title: 'Elige el servicio',
    text: (
      <>
        Para ti o para tu hijo. Si dudas,{' '}
        <Link to={routes.contact} className='link'>
          escríbenos
        </Link>
        .
      </>
    ),
  },
  { title: 'Elige con quién', text: 'Con la directora o con un profesional colaborador.' },
  { title: 'Elige la modalidad', text: 'Despacho, domicilio o videollamada. Y el día y la hora.' },
  { title: 'Paga y confirma', text: 'Pagas en línea y la cita queda confirmada.' },
];

export function LandingBookingSteps() {
  return (
    <div className='mt-16 sm:mt-22'>
      <h3>Reservar, en cuatro pasos</h3>
      <div className='mt-6 rounded-sheet bg-card px-5 py-7 shadow-soft sm:px-8 sm:py-9'>
        <StepList steps={steps} headingLevel={4} />
      </div>
      <Assurances />
    </div>
  );
}

/** Assurances before payment. */
function Assurances() {
  return (
    <ul className='mt-7 grid gap-x-10 gap-y-5 md:grid-cols-3'>
      <Assurance title='Sin comisiones'>
        El precio que ves es el que pagas, en línea y con un proveedor de pagos.
      </Assurance>
      <Assurance title='Te avisamos de cada cita'>{formatReminderPromise()}</Assurance>
      <Assurance title='Puedes cambiar'>{publicRule.change}</Assurance>
    </ul>
  );
}

const Assurance = ({ title, children }: { title: string; children: ReactNode }) => (
  <li>
    <h4>{title}</h4>
    <p className='mt-1 text-ink-soft'>{children}</p>
  </li>
);
