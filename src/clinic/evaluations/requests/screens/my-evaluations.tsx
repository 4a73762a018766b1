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
import { texts } from './texts.ts';

export function MyEvaluations({ planName }: { planName: string | undefined }) {
  const session = useSession();
  if (session.state === 'signed-in') return <Own planName={planName} />;
  if (session.state === 'failed')
    return (
      <LoadFailure title={texts().sessionUnknown} retry={session.retry} className='mt-5'>
        {texts().isKept}
      </LoadFailure>
    );
  return (
    <>
      <p className='mt-3 max-w-text'>
        {planName === undefined ? texts().visitor.notOpen : texts().visitor.withPlan(planName)}{' '}
        {texts().visitor.plans((label) => (
          <Link to={routes.plans} className='link'>
            {label}
          </Link>
        ))}
      </p>
      <Button asChild className='mt-5'>
        <Link to={signInPath('evaluacion')}>{texts().visitor.signIn}</Link>
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
        title={texts().notLoaded}
        isBusy={isFetching}
        retry={() => void refetch()}
        className='mt-5'
      >
        {texts().isKeptRetry}
      </LoadFailure>
    );
  return (
    <Loading label={texts().loading}>
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
        <Notice className='mt-5 max-w-text' title={texts().notOpen.title}>
          {texts().notOpen.text}
        </Notice>
      )}
      {isOpen && !isHolder && !hasOpen && <PlanRequired planName={planName} />}
      {overview.age === 'minor' && (
        <Notice className='mt-5 max-w-text' title={texts().minor.title}>
          {texts().minor.text}
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
            {texts().viewResults}
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
        {texts().planRequired(planName, (label) => (
          <Link to={routes.plans} className='link'>
            {label}
          </Link>
        ))}
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
