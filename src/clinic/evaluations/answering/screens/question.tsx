import clsx from 'clsx';
import { Check, ChevronLeft } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { Link, useNavigate } from 'react-router';
import { Button } from '#design/button.tsx';
import { Notice } from '#design/feedback/notice.tsx';
import { ApiError } from '#platform/api/client.ts';
import { failureReason } from '#platform/idempotency/failure-messages.ts';
import { isAlarming } from '../../instruments/rules.ts';
import { questionnaires } from '../../instruments/terms.ts';
import type { Instrument } from '../../terms.ts';
import { type OpenedQuestionnaire, useAnswerItem } from '../api.ts';
import { CrisisScreen } from './crisis-screen.tsx';
import { LeaveButton } from './questionnaire-ends.tsx';
import { stepAfter, stepUrl } from './steps.ts';
import { texts } from './texts.ts';

/** Leaves room for the answers to the longest question on a short screen. */
const titleClasses = 'mt-2 text-h3 outline-none max-sm:short:text-h4';

/** Whether the crisis screen is shown. */
export type CrisisScreenState = { isCalling: boolean; setCalling: (isCalling: boolean) => void };

/**
 * One question. Pressing an option saves it before the next question. Uses buttons, not radios: moving through radios
 * with the arrow keys would select answers.
 */
export function Question({
  paper,
  item,
  isCalling,
  setCalling,
}: { paper: OpenedQuestionnaire; item: number } & CrisisScreenState) {
  const { items, options, lead } = questionnaires[paper.instrument];
  const answer = useAnswerItem(paper.id);
  const navigate = useNavigate();
  const top = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  // Scrolls the question into view on a phone. A layout effect, so that a key pressed at once acts from here.
  useLayoutEffect(() => {
    heading.current?.focus({ preventScroll: true });
    top.current?.scrollIntoView({ block: 'start' });
  }, []);
  const kept = paper.answers[item - 1] ?? null;
  const shown = answer.isPending || answer.isError ? answer.variables.value : kept;
  // Closes the crisis screen with its question, so that another question never reports this answer as delivered.
  useEffect(() => () => setCalling(false), [setCalling]);
  const goOn = () =>
    void navigate(stepUrl(paper.id, stepAfter(item, items.length)), {
      preventScrollReset: item < items.length,
    });
  useResendWhenOnline(answer, paper.instrument);
  const press = (value: number) => {
    const calls = isAlarming(paper.instrument, item, value);
    // Shown at once, before the answer is saved.
    if (calls) setCalling(true);
    answer.mutate({ item, value }, { onSuccess: () => calls || goOn() });
  };
  return (
    <>
      <div ref={top}>
        <Progress item={item} total={items.length} />
      </div>
      <p id='enunciado' lang='es' className='mt-4 max-w-text text-ink-soft max-sm:text-sm'>
        {lead}
      </p>
      <h1 ref={heading} id='pregunta' lang='es' tabIndex={-1} className={titleClasses}>
        {items[item - 1]}
      </h1>
      <fieldset
        aria-labelledby='pregunta'
        aria-describedby='enunciado'
        className='mt-4 grid min-w-0 gap-2.5 short:gap-2 sm:gap-3'
      >
        {options.map((label, value) => (
          <AnswerButton
            key={label}
            label={label}
            isChosen={shown === value}
            isBusy={answer.isPending}
            press={() => press(value)}
          />
        ))}
      </fieldset>
      <p role='status' className='mt-3 min-h-6 text-ink-soft text-sm'>
        {answer.isPending && texts().question.saving}
        {!answer.isPending && kept !== null && !answer.isError && texts().question.saved}
      </p>
      {answer.isError && (
        <Notice tone='danger' announce='assertive' title={failureTitle(answer.error)}>
          {failureReason(answer.error, texts().question.retry)}
        </Notice>
      )}
      <div className='mt-6 flex flex-wrap items-center gap-x-3 gap-y-2'>
        {item > 1 && (
          <Button asChild variant='quiet'>
            <Link to={stepUrl(paper.id, item - 1)} preventScrollReset>
              <ChevronLeft aria-hidden='true' className='size-5' />
              {texts().question.previous}
            </Link>
          </Button>
        )}
        {kept !== null && !answer.isError && (
          <Button variant='secondary' onClick={goOn}>
            {texts().question.next}
          </Button>
        )}
        <LeaveButton />
      </div>
      {isCalling && (
        <CrisisScreen
          paper={paper}
          isTelling={answer.isPending}
          hasFailed={answer.isError}
          again={() => answer.variables && answer.mutate(answer.variables)}
          leave={() => {
            setCalling(false);
            if (answer.isSuccess) goOn();
          }}
        />
      )}
    </>
  );
}

/** Resends a failed alarming answer as soon as the network is back. */
function useResendWhenOnline(answer: ReturnType<typeof useAnswerItem>, instrument: Instrument) {
  const { isError, variables: said, mutate } = answer;
  useEffect(() => {
    if (!isError || !isAlarming(instrument, said.item, said.value)) return;
    const again = () => mutate(said);
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [isError, said, instrument, mutate]);
}

/** A refusal is definite. After any other error the answer may have been stored. */
const failureTitle = (error: unknown) =>
  error instanceof ApiError && error.status < 500 ? texts().question.refused : texts().question.notCertain;

function Progress({ item, total }: { item: number; total: number }) {
  return (
    <div>
      <p className='font-[650] text-sm tabular-nums'>{texts().question.place(item, total)}</p>
      <div aria-hidden='true' className='mt-2 flex gap-1'>
        {Array.from({ length: total }, (_, index) => index + 1).map((place) => (
          <span
            key={place}
            className={clsx('h-1.5 grow rounded-full', place <= item ? 'bg-river-600' : 'bg-line')}
          />
        ))}
      </div>
    </div>
  );
}

type AnswerProps = { label: string; isChosen: boolean; isBusy: boolean; press: () => void };

function AnswerButton({ label, isChosen, isBusy, press }: AnswerProps) {
  return (
    <button
      type='button'
      aria-pressed={isChosen}
      // aria-disabled keeps the focus; disabled would lose it.
      aria-disabled={isBusy || undefined}
      onClick={() => isBusy || press()}
      className={clsx(
        'flex min-h-14 items-center gap-3.5 rounded-card border-2 px-4 py-3 short:min-h-12 short:py-2 text-left font-[650] transition-colors',
        isChosen ? 'border-ink bg-river-50' : 'border-line bg-card hover:border-edge',
      )}
    >
      <span
        aria-hidden='true'
        className={clsx(
          'grid size-6 shrink-0 place-items-center rounded-full border-2',
          isChosen ? 'border-ink bg-ink text-card' : 'border-edge bg-card text-transparent',
        )}
      >
        <Check strokeWidth={3.6} className='size-3.5' />
      </span>
      <span lang='es'>{label}</span>
    </button>
  );
}
