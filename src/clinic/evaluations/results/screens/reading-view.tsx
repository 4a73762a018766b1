import { useState } from 'react';
import { Link } from 'react-router';
import type { Role } from '#clinic/audit/contract.ts';
import { OpeningReasonField } from '#clinic/patients/access-log/screens/opening-reason.tsx';
import type { OpeningReason } from '#clinic/patients/terms.ts';
import { Button } from '#design/button.tsx';
import { Notice } from '#design/feedback/notice.tsx';
import { failureReason } from '#platform/idempotency/failure-messages.ts';
import { routes } from '#platform/paths.ts';
import { formatDate } from '#platform/time/screen-dates.ts';
import { maxScore } from '../../instruments/rules.ts';
import { questionnaires } from '../../instruments/terms.ts';
import { type EvaluationReading, useRead } from '../api.ts';
import { bandLabels } from '../terms.ts';
import { CourseChart } from './course-chart.tsx';
import { texts } from './desk-texts.ts';
import { ReleaseForm } from './release-form.tsx';

/**
 * Opens answers after a press, because the read is recorded and visible to the patient. Managers who do not treat the
 * patient give a reason.
 */
export function ReadingView({ id, role }: { id: number; role: Role }) {
  const [reason, setReason] = useState<OpeningReason>();
  const read = useRead(id);
  if (read.data) return <OpenedEvaluation reading={read.data} refresh={() => read.mutate(reason)} />;
  return (
    <section aria-labelledby='abrir' className='mt-2 max-w-xl rounded-card border border-line bg-card p-4'>
      <h1 id='abrir' className='text-h3'>
        {texts().oneTitle}
      </h1>
      <p className='mt-1 text-ink-soft'>{texts().openingLogged}</p>
      <div className='mt-4 flex flex-wrap items-end gap-3'>
        {role === 'admin' && (
          <OpeningReasonField hint={texts().reasonHint} reason={reason} choose={setReason} />
        )}
        <Button
          size='small'
          busy={read.isPending}
          busyLabel={texts().openingNow}
          onClick={() => read.mutate(reason)}
        >
          {texts().readAnswers}
        </Button>
      </div>
      <p role='status' className='mt-3 text-coral-700'>
        {read.isError && failureReason(read.error)}
      </p>
    </section>
  );
}

function OpenedEvaluation({ reading, refresh }: { reading: EvaluationReading; refresh: () => void }) {
  const { instrument, patientId, name, score, band, finishedAt, course, isReadable, isClosed } = reading;
  const { code, title } = questionnaires[instrument];
  return (
    <>
      <h1 className='mt-1 text-h3'>
        {name ?? texts().nameless} · {title} ({code})
      </h1>
      <p className='text-ink-soft'>
        {finishedAt === null ? texts().notHandedIn : texts().handedIn(formatDate(finishedAt))} ·{' '}
        {isClosed ? (
          texts().accountClosed
        ) : (
          <Link to={`${routes['staff-people']}?persona=${patientId}`} className='link'>
            {texts().record}
          </Link>
        )}
      </p>
      <Notices reading={reading} />
      <div className='mt-5 grid items-start gap-5 xl:grid-cols-[minmax(0,1.3fr)_minmax(0,1fr)]'>
        <Answers reading={reading} />
        <div className='grid gap-5'>
          <section aria-labelledby='puntos' className='rounded-card border border-line bg-card p-4'>
            <h2 id='puntos' className='text-base'>
              {texts().points}
            </h2>
            {score === null || band === null ? (
              <p className='mt-1 text-ink-soft'>{isReadable ? texts().incomplete : texts().unreadableSum}</p>
            ) : (
              <p className='mt-1'>
                <strong className='text-h3 tabular-nums'>
                  {texts().scoreOf(score, maxScore(instrument))}
                </strong>{' '}
                · {texts().severity(bandLabels()[band])}
              </p>
            )}
            {course.length > 0 && (
              <div className='mt-4'>
                <CourseChart title={title} points={course} most={maxScore(instrument)} />
              </div>
            )}
          </section>
          <AlertOutcomes outcomes={reading.alertOutcomes} />
          <ReleaseForm reading={reading} released={refresh} />
        </div>
      </div>
    </>
  );
}

/** What was done about the urgent alerts of the questionnaire. */
function AlertOutcomes({ outcomes }: { outcomes: EvaluationReading['alertOutcomes'] }) {
  if (outcomes.length === 0) return null;
  return (
    <section aria-labelledby='que-se-hizo' className='rounded-card border border-line bg-card p-4'>
      <h2 id='que-se-hizo' className='text-base'>
        {texts().alertOutcomes}
      </h2>
      <ul className='mt-2 grid gap-3'>
        {outcomes.map(({ at, by, text }) => (
          <li key={at}>
            <p className='text-ink-soft text-xs'>
              {by}, {formatDate(at)}
            </p>
            <p className='whitespace-pre-line break-words'>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Warnings to read before the answers. */
function Notices({
  reading: { instrument, isReadable, isClosed, saidLater, finishedAt },
}: {
  reading: EvaluationReading;
}) {
  const { options, riskItem } = questionnaires[instrument];
  return (
    <>
      {saidLater !== null && (
        <Notice tone='danger' className='mt-4' title={texts().saidLater(riskItem, options[saidLater])}>
          {finishedAt === null ? texts().saidWhenUnreadable : texts().saidElsewhere}
        </Notice>
      )}
      {isClosed && (
        <Notice className='mt-4' title={texts().personClosedAccount}>
          {texts().openOnlyWhileAlert}
        </Notice>
      )}
      {!isReadable && (
        <Notice tone='danger' className='mt-4' title={texts().unreadableNow}>
          {texts().keyMissing}
        </Notice>
      )}
    </>
  );
}

function Answers({ reading: { instrument, answers, isReadable } }: { reading: EvaluationReading }) {
  const { items, options, lead, riskItem } = questionnaires[instrument];
  const missing = isReadable ? texts().unanswered : texts().unreadable;
  return (
    <section aria-labelledby='respuestas' className='rounded-card border border-line bg-card p-4'>
      <h2 id='respuestas' className='text-base'>
        {texts().answers}
      </h2>
      <p className='mt-1 max-w-text text-ink-soft text-xs'>{lead}</p>
      <ol className='mt-3 divide-y divide-line'>
        {items.map((item, index) => {
          const value = answers[index] ?? null;
          const isUrgent = riskItem === index + 1 && (value ?? 0) > 0;
          return (
            <li
              key={item}
              className={`grid gap-x-4 px-2 py-2 sm:grid-cols-[minmax(0,1fr)_13rem] ${isUrgent ? 'rounded-sm bg-coral-100' : ''}`}
            >
              <span>
                {index + 1}. {item}
              </span>
              <strong>{value === null ? missing : `${options[value]} (${value})`}</strong>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
