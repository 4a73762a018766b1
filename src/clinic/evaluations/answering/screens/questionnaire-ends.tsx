import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { Button } from '#design/button.tsx';
import { FailureNotice } from '#design/feedback/failure-notice.tsx';
import { failureMessages } from '#platform/idempotency/failure-messages.ts';
import { routes } from '#platform/paths.ts';
import { questionnaires } from '../../instruments/terms.ts';
import { type OpenedQuestionnaire, useFinish } from '../api.ts';
import { firstUnanswered, stepUrl } from './steps.ts';
import { texts } from './texts.ts';

/** Moves the focus of screen readers to the heading of the step. */
function StepHeading({ children }: { children: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <h1 ref={heading} tabIndex={-1} className='outline-none'>
      {children}
    </h1>
  );
}

export function QuestionnaireStart({ paper }: { paper: OpenedQuestionnaire }) {
  const { title, items } = questionnaires[paper.instrument];
  const next = firstUnanswered(paper.answers);
  const isBegun = paper.answers.some((value) => value !== null);
  return (
    <>
      <StepHeading>{title}</StepHeading>
      <p className='mt-4 max-w-text text-lg short:mt-3 short:text-base'>{texts().start.lead(items.length)}</p>
      <ul className='mt-4 max-w-text list-disc space-y-2 pl-5 text-ink-soft max-sm:text-sm short:mt-3 short:space-y-1'>
        {texts().start.notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
      <div className='mt-8 flex short:mt-5 flex-wrap gap-3'>
        <Button asChild size='large' className='max-sm:w-full'>
          <Link to={stepUrl(paper.id, next)} preventScrollReset>
            {isBegun ? texts().start.goOn : texts().start.start}
          </Link>
        </Button>
        <LeaveButton className='max-sm:w-full' />
      </div>
    </>
  );
}

/** Answers are saved, so leaving loses nothing. */
export const LeaveButton = ({ className }: { className?: string }) => (
  <Button asChild variant='quiet' className={className}>
    <Link to={routes.evaluacion}>{texts().leave}</Link>
  </Button>
);

/** After the last question: submits, or says what happens next. */
export function QuestionnaireEnd({ paper }: { paper: OpenedQuestionnaire }) {
  const finish = useFinish(paper.id);
  const next = firstUnanswered(paper.answers);
  if (paper.isFinished) return <SubmittedNotice />;
  if (next !== 'fin')
    return (
      <>
        <StepHeading>{texts().missing.title}</StepHeading>
        <p className='mt-4 max-w-text'>{texts().missing.text}</p>
        <Button asChild className='mt-6'>
          <Link to={stepUrl(paper.id, next)}>{texts().missing.go(next)}</Link>
        </Button>
      </>
    );
  return (
    <>
      <StepHeading>{texts().end.title}</StepHeading>
      <p className='mt-4 max-w-text'>{texts().end.text}</p>
      {finish.isError && (
        <FailureNotice
          {...failureMessages(finish.error, {
            refused: texts().end.failed,
            advice: texts().end.retry,
          })}
          className='mt-5'
        />
      )}
      <div className='mt-8 flex flex-wrap gap-3'>
        <Button
          size='large'
          className='max-sm:w-full'
          busy={finish.isPending}
          busyLabel={texts().end.submitting}
          onClick={() => finish.mutate()}
        >
          {texts().end.submit}
        </Button>
        <Button asChild variant='secondary' size='large' className='max-sm:w-full'>
          <Link to={stepUrl(paper.id, 1)}>{texts().end.review}</Link>
        </Button>
      </div>
    </>
  );
}

const SubmittedNotice = () => (
  <>
    <StepHeading>{texts().submitted.title}</StepHeading>
    <p className='mt-4 max-w-text'>{texts().submitted.text}</p>
    <Button asChild className='mt-6'>
      <Link to={routes.evaluacion}>{texts().toMine}</Link>
    </Button>
  </>
);
