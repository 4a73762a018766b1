import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Button } from '#design/button.tsx';
import { routes } from '#platform/paths.ts';
import { ServicesForm } from '../catalogue/screens/services-form.tsx';
import { Team } from '../catalogue/screens/team.tsx';
import { Colleagues } from '../colleagues/screens/colleagues.tsx';
import type { StepName } from '../terms.ts';
import { ClinicData } from './clinic-data.tsx';
import { ConfirmForm } from './confirm-form.tsx';
import { TestMail } from './test-mail.tsx';
import { TryWallet } from './try-wallet.tsx';

const help = (text: ReactNode) => <p className='max-w-text'>{text}</p>;

export const stepContents: Record<StepName, () => ReactNode> = {
  clinic: () => <ClinicData />,
  addresses: () => (
    <div className='flex flex-col gap-4'>
      {help(
        <>
          La política de privacidad, la de cookies, la web del grupo y las demás páginas que están fuera de
          esta web. Esas direcciones se escriben en{' '}
          <Link to={routes['staff-settings-pages']} className='link'>
            Páginas en otras webs
          </Link>
          ,{' '}
          <Link to={routes['staff-settings-complementary']} className='link'>
            Servicios complementarios
          </Link>
          ,{' '}
          <Link to={routes['staff-settings-perks']} className='link'>
            Ventajas de los planes
          </Link>{' '}
          y{' '}
          <Link to={routes['staff-settings-directory']} className='link'>
            Guía de profesionales
          </Link>
          ; la del código deontológico, en el archivo de la clínica (<code>CLINIC_CONFIG</code>). Este paso se
          da por hecho solo. Si alguna todavía no existe y abrís igualmente, quien lo decide lo confirma aquí.
          Mientras tanto su enlace no lleva a ninguna parte.
        </>,
      )}
      <ConfirmForm step='addresses' who='Quién decide abrir así' when='Qué día' />
    </div>
  ),
  services: () => <ServicesForm />,
  team: () => (
    <>
      <Team />
      <Colleagues />
    </>
  ),
  hours: () => (
    <div className='flex flex-col items-start gap-4'>
      {help('Las horas de cada profesional se ponen en «Horario».')}
      <Button asChild size='small'>
        <Link to={routes['staff-schedule']}>Ir al horario</Link>
      </Button>
    </div>
  ),
  mail: () => <TestMail />,
  wallet: () =>
    help(
      <>
        Se comprueba cada hora, sin cobrar nada. Recarga la página para comprobarlo ahora. Las claves están en
        el servidor: <code>PAYPAL_CLIENT_ID</code> y <code>PAYPAL_SECRET</code>.
      </>,
    ),
  order: () => <TryWallet />,
  officer: () => (
    <ConfirmForm step='officer' who='Delegado o responsable de protección de datos' when='Desde qué día' />
  ),
  assessment: () => <ConfirmForm step='assessment' who='Quién la ha hecho' when='Qué día' />,
  processors: () => (
    <div className='flex flex-col gap-4'>
      {help('Con el servidor, el correo, los SMS y PayPal.')}
      <ConfirmForm step='processors' who='Quién lo ha revisado' when='Qué día' />
    </div>
  ),
  backup: () =>
    help(
      <>
        Se hacen en el servidor con <code>npm run backup</code>.
      </>,
    ),
  webhook: () => help('El primero llega con el primer pago.'),
};
