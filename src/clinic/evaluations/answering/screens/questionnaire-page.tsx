import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { SignedInOnly } from '#clinic/accounts/screens/signed-in-only.tsx';
import { Button } from '#design/button.tsx';
import { EmptyState } from '#design/feedback/empty-state.tsx';
import { LoadFailure } from '#design/feedback/load-failure.tsx';
import { Spinner } from '#design/spinner.tsx';
import { ApiError } from '#platform/api/client.ts';
import { clinicContact } from '#platform/clinic-contact.ts';
import { pageMeta } from '#platform/documents/page-meta.ts';
import { routes } from '#platform/paths.ts';
import { questionnaires } from '../../instruments/terms.ts';
import { type OpenedQuestionnaire, questionnaireQuery } from '../api.ts';
import { CallNow } from './call-now.tsx';
import { type CrisisScreenState, Question } from './question.tsx';
import { QuestionnaireEnd, QuestionnaireStart } from './questionnaire-ends.tsx';
import { texts } from './texts.ts';

export const meta = pageMeta(() => ({
  title: texts().documentTitle(clinicContact().name),
  description: texts().documentDescription,
}));

export default function QuestionnairePage() {
  return (
    <SignedInOnly page='cuestionario' title={texts().title} waiting={texts().opening} isKept={texts().isKept}>
      {() => <QuestionnaireLoader />}
    </SignedInOnly>
  );
}

function QuestionnaireLoader() {
  const [search] = useSearchParams();
  const id = Number(search.get('id'));
  const isNumber = Number.isInteger(id) && id > 0;
  const { data, error, isFetching, refetch } = useQuery({ ...questionnaireQuery(id), enabled: isNumber });
  // Keeps the crisis screen open when the questionnaire becomes unavailable.
  const [isCalling, setCalling] = useState(false);
  const isGone = error instanceof ApiError && error.status === 404;
  if (!isNumber || (isGone && !isCalling)) return <NotFound />;
  if (data !== undefined)
    return (
      <QuestionnaireStep
        paper={data}
        step={search.get('pregunta')}
        isCalling={isCalling}
        setCalling={setCalling}
      />
    );
  if (error === null) return <Spinner label={texts().opening} className='min-h-[50vh]' />;
  return (
    <>
      <h1>{texts().title}</h1>
      <LoadFailure
        title={texts().notOpened}
        isBusy={isFetching}
        retry={() => void refetch()}
        className='mt-8 max-w-2xl'
      >
        {texts().isKept}
      </LoadFailure>
    </>
  );
}

/** The step is in the URL, so that the browser's back button returns to the previous question. */
function QuestionnaireStep({
  paper,
  step,
  ...calling
}: { paper: OpenedQuestionnaire; step: string | null } & CrisisScreenState) {
  const { items } = questionnaires[paper.instrument];
  const item = Number(step);
  const isItem = Number.isInteger(item) && item >= 1 && item <= items.length;
  // A function, not a component: a question stays mounted while its answer changes the paper.
  const currentScreen = () => {
    const question = isItem ? <Question key={item} paper={paper} item={item} {...calling} /> : null;
    if (question && calling.isCalling) return question;
    if (!paper.isReadable) return <Unreadable />;
    if (paper.isFinished || step === 'fin') return <QuestionnaireEnd paper={paper} />;
    return question ?? <QuestionnaireStart paper={paper} />;
  };
  return (
    <div className='mx-auto max-w-2xl'>
      {currentScreen()}
      {paper.isAlarmed && (
        <CallNow
          attention={paper.attention}
          directionAt={paper.directionAt}
          isTaken={paper.isTaken}
          className='mt-10'
        />
      )}
    </div>
  );
}

const Unreadable = () => (
  <>
    <h1>{texts().unreadable.title}</h1>
    <p className='mt-4 max-w-text'>{texts().unreadable.text}</p>
    <Button asChild className='mt-6'>
      <Link to={routes.evaluacion}>{texts().toMine}</Link>
    </Button>
  </>
);

const NotFound = () => (
  <>
    <h1 className='sr-only'>{texts().title}</h1>
    <EmptyState
      headingLevel={2}
      title={texts().notFound.title}
      actions={
        <Button asChild>
          <Link to={routes.evaluacion}>{texts().viewMine}</Link>
        </Button>
      }
    >
      {texts().notFound.text}
    </EmptyState>
  </>
);
