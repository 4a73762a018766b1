import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useSession } from '#clinic/accounts/api.ts';
import { Button } from '#design/button.tsx';
import { ContactButtons } from '#design/feedback/contact-buttons.tsx';
import { LoadFailure } from '#design/feedback/load-failure.tsx';
import { Notice } from '#design/feedback/notice.tsx';
import { Loading, Skeleton } from '#design/feedback/skeleton.tsx';
import { clinicContact } from '#platform/clinic-contact.ts';
import { routes, signInPath } from '#platform/paths.ts';
import { phoneUrl } from '#platform/text/dialling.ts';
import { instrumentNames } from '../../terms.ts';
import { evaluationsQuery, type Overview } from '../api.ts';
import { QuestionnaireCard } from './questionnaire-card.tsx';

export function MyEvaluations({ planName }: { planName: string | undefined }) {
  const session = useSession();
  if (session.state === 'signed-in') return <Own planName={planName} />;
  if (session.state === 'failed')
    return (
      <LoadFailure title='No hemos podido comprobar tu sesión' retry={session.retry} className='mt-5'>
        Lo que habías respondido sigue guardado.
      </LoadFailure>
    );
  return (
    <>
      <p className='mt-3 max-w-text'>
        {planName === undefined
          ? 'Ahora mismo no se pueden responder.'
          : `Con el plan ${planName} activo los pides y los respondes aquí mismo, con tu cuenta. También puede enviártelos tu profesional.`}{' '}
        Lo que trae cada plan está en{' '}
        <Link to={routes.plans} className='link'>
          planes y precios
        </Link>
        .
      </p>
      <Button asChild className='mt-5'>
        <Link to={signInPath('evaluacion')}>Iniciar Sesión</Link>
      </Button>
    </>
  );
}

function Own({ planName }: { planName: string | undefined }) {
  const { data, isError, isFetching, refetch } = useQuery(evaluationsQuery());
  if (data !== undefined) return <Desk overview={data} planName={planName} />;
  if (isError)
    return (
      <LoadFailure
        title='No hemos podido abrir tus cuestionarios'
        isBusy={isFetching}
        retry={() => void refetch()}
        className='mt-5'
      >
        Lo que habías respondido sigue guardado. Vuelve a intentarlo en un momento.
      </LoadFailure>
    );
  return (
    <Loading label='Abriendo tus cuestionarios…'>
      <Skeleton className='mt-5 h-44 w-full rounded-card' />
    </Loading>
  );
}

function Desk({ overview, planName }: { overview: Overview; planName: string | undefined }) {
  const { isOpen, isHolder, evaluations } = overview;
  const hasOpen = evaluations.some(({ state }) => state === 'sent' || state === 'begun');
  return (
    <>
      {!isOpen && (
        <Notice className='mt-5 max-w-text' title='Ahora mismo no se puede pedir ni responder'>
          La clínica todavía no tiene firmado quién atiende una urgencia, y sin eso no preguntamos. Lo que ya
          respondiste sigue guardado.
        </Notice>
      )}
      {isOpen && !isHolder && !hasOpen && <PlanRequired planName={planName} />}
      {overview.age === 'minor' && (
        <Notice className='mt-5 max-w-text' title='Son cuestionarios para personas adultas'>
          Si tienes menos de 18 años, pregúntanos: hay otros, y los vemos contigo.
        </Notice>
      )}
      <ul className='mt-6 grid gap-5 lg:grid-cols-2'>
        {instrumentNames.map((instrument) => (
          <QuestionnaireCard key={instrument} instrument={instrument} overview={overview} />
        ))}
      </ul>
      {evaluations.some(({ state }) => state === 'released') && (
        <p className='mt-6'>
          <Link to={routes.resultados} className='link font-[650]'>
            Ver mis resultados
          </Link>
        </p>
      )}
    </>
  );
}

function PlanRequired({ planName }: { planName: string | undefined }) {
  return (
    <>
      <p className='mt-3 max-w-text'>
        La evaluación va con {planName === undefined ? 'algunos planes' : `el plan ${planName}`}, y ahora no
        tienes uno activo. También puede enviártela tu profesional. Mira los{' '}
        <Link to={routes.plans} className='link'>
          planes y precios
        </Link>{' '}
        o pregúntanos.
      </p>
      <ContactButtons
        className='mt-5'
        email={clinicContact().email}
        phone={clinicContact().phone}
        href={phoneUrl(clinicContact().phone)}
      />
    </>
  );
}
