import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { Link } from 'react-router';
import { SignedInOnly } from '#clinic/accounts/screens/signed-in-only.tsx';
import { Button } from '#design/button.tsx';
import { Card } from '#design/card.tsx';
import { EmptyState } from '#design/feedback/empty-state.tsx';
import { LoadFailure } from '#design/feedback/load-failure.tsx';
import { Notice } from '#design/feedback/notice.tsx';
import { Spinner } from '#design/spinner.tsx';
import { clinicContact } from '#platform/clinic-contact.ts';
import { pageMeta } from '#platform/documents/page-meta.ts';
import { routes } from '#platform/paths.ts';
import { formatDate } from '#platform/time/dates.ts';
import { maxScore } from '../../instruments/rules.ts';
import { questionnaires } from '../../instruments/terms.ts';
import { type Instrument, instrumentNames } from '../../terms.ts';
import { type Result, resultsQuery } from '../api.ts';
import { disclaimer, sentenceOf } from '../terms.ts';
import { CourseChart } from './course-chart.tsx';
import { texts } from './texts.ts';

export const meta = pageMeta(() => ({
  title: texts().documentTitle(clinicContact().name),
  description: texts().documentDescription,
}));

export default function ResultsPage() {
  return (
    <SignedInOnly page='resultados' title={texts().title} waiting={texts().opening} isKept={texts().areKept}>
      {() => <Results />}
    </SignedInOnly>
  );
}

function Results() {
  const { data, isError, isFetching, refetch } = useQuery(resultsQuery());
  return (
    <>
      <h1>{texts().title}</h1>
      {data === undefined && !isError && <Spinner label={texts().opening} />}
      {data === undefined && isError && (
        <LoadFailure
          title={texts().notOpened}
          isBusy={isFetching}
          retry={() => void refetch()}
          className='mt-8 max-w-2xl'
        >
          {texts().stillKept}
        </LoadFailure>
      )}
      {data?.length === 0 && <NothingYet />}
      {data !== undefined && data.length > 0 && (
        <>
          <Notice className='mt-6 max-w-text' title={texts().whatItIs}>
            {disclaimer()}
          </Notice>
          {instrumentNames.map((instrument) => (
            <OfInstrument
              key={instrument}
              instrument={instrument}
              results={data.filter((result) => result.instrument === instrument)}
            />
          ))}
        </>
      )}
    </>
  );
}

const NothingYet = () => (
  <EmptyState
    headingLevel={2}
    className='mt-8'
    title={texts().none.title}
    actions={
      <Button asChild>
        <Link to={routes.evaluacion}>{texts().none.viewMine}</Link>
      </Button>
    }
  >
    {texts().none.text}
  </EmptyState>
);

function OfInstrument({ instrument, results }: { instrument: Instrument; results: readonly Result[] }) {
  const { title } = questionnaires[instrument];
  if (results.length === 0) return null;
  const headingId = `curso-${instrument}`;
  return (
    <section aria-labelledby={headingId} className='mt-12'>
      <h2 id={headingId} className='text-h3'>
        {title}
      </h2>
      <p className='mt-1 mb-4 text-ink-soft'>{texts().scale}</p>
      <CourseChart title={title} points={results} most={maxScore(instrument)} />
      <ul className='mt-6 grid gap-5'>
        {results.toReversed().map((result) => (
          <OneResult key={result.id} result={result} />
        ))}
      </ul>
    </section>
  );
}

function OneResult({ result }: { result: Result }) {
  const { id, instrument, finishedAt, band, score, words, by } = result;
  return (
    <Card as='li'>
      <h3 className='text-h4 first-letter:uppercase'>{formatDate(finishedAt)}</h3>
      {score === null || band === null ? (
        <Notice className='mt-3' title={texts().unreadable.title}>
          {texts().unreadable.text}
        </Notice>
      ) : (
        <p className='mt-3 max-w-text'>
          {sentenceOf(instrument, band)} {texts().points(score, maxScore(instrument))}
        </p>
      )}
      <p className='mt-4 font-[650]'>{texts().wordsOf(by)}</p>
      <p className='mt-1 max-w-text whitespace-pre-line border-river-100 border-l-4 pl-4'>{words}</p>
      {score !== null && (
        <Button asChild variant='secondary' size='small' className='mt-5'>
          <a href={`/api/evaluations/${id}/pdf`} download>
            <Download aria-hidden='true' className='size-5' />
            {texts().savePdf}
          </a>
        </Button>
      )}
    </Card>
  );
}
