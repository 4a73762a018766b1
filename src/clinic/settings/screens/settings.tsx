import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useSession } from '#clinic/accounts/api.ts';
import { Programs } from '#clinic/integrations/screens/programs.tsx';
import { Webhooks } from '#clinic/integrations/webhooks/screens/webhooks.tsx';
import { Button } from '#design/button.tsx';
import { Card } from '#design/card.tsx';
import { LoadFailure } from '#design/feedback/load-failure.tsx';
import { Notice } from '#design/feedback/notice.tsx';
import { Spinner } from '#design/spinner.tsx';
import { clinicContact } from '#platform/clinic-contact.ts';
import { routes } from '#platform/paths.ts';
import { formatDate } from '#platform/time/spanish-dates.ts';
import { launchQuery } from '../api.ts';
import type { Checklist } from '../contract.ts';
import { FurtherServices } from '../further/screens/further-services.tsx';
import { Plans } from '../plans/screens/plans.tsx';
import { OpenSite } from './open-site.tsx';
import { StepCard } from './step-card.tsx';
import { stepContents } from './steps.tsx';
import { stepTitles } from './titles.ts';

/** Poll interval in ms while a test letter is being sent. */
const pollIntervalMs = 4_000;

export function Settings() {
  const session = useSession();
  const isDirection = session.state === 'signed-in' && session.user.role === 'admin';
  const launch = useQuery({
    ...launchQuery,
    enabled: isDirection,
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => (isMailSending(state.data) ? pollIntervalMs : false),
  });
  return (
    <>
      <h1 className='text-h3'>{launch.data?.isOpen ? 'Servicios y ajustes' : 'Bienvenida'}</h1>
      {!isDirection && <p className='mt-2'>Esta página es de dirección.</p>}
      {launch.isError && !launch.data && (
        <LoadFailure title='No hemos podido ver cómo va' retry={() => void launch.refetch()}>
          Comprueba la conexión y vuelve a probar.
        </LoadFailure>
      )}
      {isDirection && launch.isPending && <Spinner label='Mirando qué falta…' />}
      {launch.data && <LaunchChecklist checklist={launch.data} />}
    </>
  );
}

const isMailSending = (checklist: Checklist | undefined) =>
  checklist?.steps.some(({ name, why }) => name === 'mail' && why.includes('espera su turno')) === true;

function LaunchChecklist({ checklist }: { checklist: Checklist }) {
  const { steps, isOpen, openedAt } = checklist;
  const done = steps.filter(({ state }) => state === 'done').length;
  return (
    <>
      {isOpen ? (
        <Notice tone='success' className='mt-4' title='La web está abierta'>
          Desde el {formatDate(openedAt)}. Lo que cambies aquí se ve en la web en unos segundos.
        </Notice>
      ) : (
        <p className='mt-1 max-w-text text-ink-soft'>
          {clinicContact().name} todavía no está a la vista. Prepara lo que falta, en el orden que quieras, y
          abre cuando esté todo: {done} de {steps.length} hechos.
        </p>
      )}
      <ol className='mt-5 flex flex-col gap-4'>
        {steps.map((step) => (
          <StepCard key={step.name} step={step} title={stepTitles[step.name]}>
            {stepContents[step.name]()}
          </StepCard>
        ))}
      </ol>
      <FurtherServices />
      <Plans />
      <ImportCard />
      <Programs />
      <Webhooks />
      {!isOpen && <OpenSite checklist={checklist} />}
    </>
  );
}

function ImportCard() {
  return (
    <Card as='section' className='mt-6 sm:p-5!'>
      <h2 className='text-h4'>Traer datos de otro programa</h2>
      <p className='mt-1.5 mb-4 max-w-text text-ink-soft'>
        Personas, citas por venir y sesiones que quedan, desde un archivo CSV. Antes tienen que estar el
        equipo y el horario. Nadie recibe ningún mensaje, y se puede deshacer.
      </p>
      <Button asChild size='small' variant='secondary'>
        <Link to={routes['staff-import']}>Importar</Link>
      </Button>
    </Card>
  );
}
