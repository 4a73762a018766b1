import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { Badge } from '#design/badge.tsx';
import { Button } from '#design/button.tsx';
import { Card } from '#design/card.tsx';
import { FailureNotice } from '#design/feedback/failure-notice.tsx';
import { CheckboxField } from '#design/fields/checkbox-field.tsx';
import { failureMessages } from '#platform/idempotency/failure-messages.ts';
import { routes } from '#platform/paths.ts';
import { formatDate, formatDay } from '#platform/time/dates.ts';
import { questionnaires } from '../../instruments/terms.ts';
import type { Instrument } from '../../terms.ts';
import { type MyEvaluation, type Overview, useRequestEvaluation } from '../api.ts';
import { texts } from './texts.ts';

const questionnaireUrl = (id: number) => `${routes.cuestionario}?id=${id}`;

export function QuestionnaireCard({ instrument, overview }: { instrument: Instrument; overview: Overview }) {
  const { title, items } = questionnaires[instrument];
  const mine = overview.evaluations.filter((one) => one.instrument === instrument);
  const open = mine.find(({ state }) => state === 'sent' || state === 'begun');
  const last = mine.find(({ state }) => state === 'answered' || state === 'released');
  return (
    <Card as='li' edge={instrument === 'phq-9' ? 'pine' : 'river'}>
      <div className='flex flex-wrap items-center justify-between gap-2'>
        <h3 className='text-h4'>{title}</h3>
        {open && <Badge tone='pending'>{open.isSent ? texts().card.isSent : texts().card.toAnswer}</Badge>}
      </div>
      <p className='mt-1 text-ink-soft text-sm'>{texts().card.size(items.length)}</p>
      {open ? (
        <ContinueButton open={open} total={items.length} isOpen={overview.isOpen} />
      ) : (
        <RequestButton instrument={instrument} overview={overview} />
      )}
      {last && <LastEvaluation last={last} />}
    </Card>
  );
}

function ContinueButton({ open, total, isOpen }: { open: MyEvaluation; total: number; isOpen: boolean }) {
  return (
    <>
      {open.answered > 0 && <p className='mt-4'>{texts().card.progress(open.answered, total)}</p>}
      {isOpen && (
        <Button asChild className='mt-4'>
          <Link to={questionnaireUrl(open.id)}>
            {open.answered > 0 ? texts().card.goOn : texts().card.answer}
          </Link>
        </Button>
      )}
    </>
  );
}

function RequestButton({ instrument, overview }: { instrument: Instrument; overview: Overview }) {
  const [isAdult, setAdult] = useState(false);
  const ask = useRequestEvaluation();
  const navigate = useNavigate();
  const { isOpen, isHolder, age, mayAskFrom } = overview;
  if (!isOpen || !isHolder || age === 'minor') return null;
  const from = mayAskFrom[instrument] ?? null;
  if (from !== null) return <p className='mt-4 text-sm'>{texts().card.tooSoon(formatDay(from))}</p>;
  const begin = () =>
    ask.mutate(
      { instrument, ...(age === 'unknown' ? { isAdult: true as const } : {}) },
      { onSuccess: ({ id }) => void navigate(questionnaireUrl(id)) },
    );
  return (
    <>
      {age === 'unknown' && (
        <CheckboxField
          className='mt-3'
          label={texts().card.isAdult}
          checked={isAdult}
          onChange={({ target }) => setAdult(target.checked)}
        />
      )}
      <Button
        className='mt-4'
        busy={ask.isPending}
        busyLabel={texts().card.starting}
        disabled={age === 'unknown' && !isAdult}
        onClick={begin}
        aria-label={texts().card.startOne(questionnaires[instrument].title)}
      >
        {texts().card.start}
      </Button>
      {ask.isError && (
        <FailureNotice {...failureMessages(ask.error, { refused: texts().card.failed })} className='mt-4' />
      )}
    </>
  );
}

function LastEvaluation({ last }: { last: MyEvaluation }) {
  return (
    <p className='mt-4 border-line border-t pt-4 text-ink-soft text-sm'>
      {last.state === 'released'
        ? texts().card.released(formatDate(last.finishedAt))
        : texts().card.submitted(formatDate(last.finishedAt))}
    </p>
  );
}
