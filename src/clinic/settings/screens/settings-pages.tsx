import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Programs } from '#clinic/integrations/screens/programs.tsx';
import { Webhooks } from '#clinic/integrations/webhooks/screens/webhooks.tsx';
import { Button } from '#design/button.tsx';
import { Card } from '#design/card.tsx';
import { routes } from '#platform/paths.ts';
import { FurtherServices } from '../further/screens/further-services.tsx';
import { Plans } from '../plans/screens/plans.tsx';
import type { StepName } from '../terms.ts';

type SettingsPage = {
  path: string;
  title: string;
  /** What is inside, in one line. */
  brief: string;
  /** Steps of the launch checklist that belong here. */
  steps: readonly StepName[];
  /** Further sections, under the steps. */
  sections?: () => ReactNode;
};

/** The pages of the settings, in the order of their list. */
export const settingsPages: readonly SettingsPage[] = [
  {
    path: routes['staff-settings-clinic'],
    title: 'Datos de la clínica',
    brief: 'Nombre, dirección, teléfono, NIF y registros.',
    steps: ['clinic'],
  },
  {
    path: routes['staff-settings-services'],
    title: 'Consultas y precios',
    brief: 'Qué se ofrece, cuánto dura y cuánto cuesta.',
    steps: ['services'],
    sections: () => <FurtherServices />,
  },
  {
    path: routes['staff-settings-plans'],
    title: 'Planes de sesiones',
    brief: 'Varias sesiones por un precio.',
    steps: [],
    sections: () => <Plans />,
  },
  {
    path: routes['staff-settings-team'],
    title: 'Equipo y cuentas',
    brief: 'Profesionales, fotos, horario y acceso al panel.',
    steps: ['team', 'hours'],
  },
  {
    path: routes['staff-answers'],
    title: 'Respuestas preparadas',
    brief: 'Los textos que el equipo inserta en la bandeja y en el chat.',
    steps: [],
  },
  {
    path: routes['staff-settings-checks'],
    title: 'Correo, pagos y copias',
    brief: 'Comprobar que salen los correos, que se puede cobrar y que hay copias.',
    steps: ['mail', 'wallet', 'order', 'webhook', 'backup'],
  },
  {
    path: routes['staff-settings-privacy'],
    title: 'Protección de datos',
    brief: 'Responsable, evaluación de impacto y contratos.',
    steps: ['officer', 'assessment', 'processors'],
  },
  {
    path: routes['staff-settings-programs'],
    title: 'Otros programas',
    brief: 'Importar datos, claves de acceso y avisos a otros programas.',
    steps: [],
    sections: () => (
      <>
        <ImportCard />
        <Programs />
        <Webhooks />
      </>
    ),
  },
];

function ImportCard() {
  return (
    <Card as='section' className='mt-4 sm:p-5!'>
      <h2 className='text-h4'>Traer datos de otro programa</h2>
      <p className='mt-1.5 mb-4 max-w-text text-ink-soft'>
        Personas, citas y sesiones desde un archivo CSV. Se puede deshacer.
      </p>
      <Button asChild size='small' variant='secondary'>
        <Link to={routes['staff-import']}>Importar</Link>
      </Button>
    </Card>
  );
}
