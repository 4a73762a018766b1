import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { useSession } from '#clinic/accounts/api.ts';
import { Badge } from '#design/badge.tsx';
import { Button } from '#design/button.tsx';
import { LoadFailure } from '#design/feedback/load-failure.tsx';
import { LoadingRows } from '#design/feedback/skeleton.tsx';
import { DateField } from '#design/fields/date-field.tsx';
import { presentNow } from '#platform/browser/clock.ts';
import { clinicContact } from '#platform/clinic-contact.ts';
import { pageMeta } from '#platform/documents/page-meta.ts';
import { formatEuros } from '#platform/money.ts';
import { routes } from '#platform/paths.ts';
import { type Day, wallTimeOf } from '#platform/time/calendar-days.ts';
import { Quarters } from '../../accountant/screens/quarters.tsx';
import type { TillStep } from '../../terms.ts';
import { type Till, tillQuery } from '../api.ts';
import { Takings } from './takings.tsx';
import { texts } from './texts.ts';
import { TillEvents } from './till-events.tsx';
import { TillForm } from './till-form.tsx';

export const meta = pageMeta(() => ({
  title: texts().documentTitle(clinicContact().name),
  description: texts().documentDescription,
}));

export default function TillPage() {
  const session = useSession();
  const isDesk = session.state === 'signed-in' && session.user.role !== 'professional';
  return (
    <>
      <h1 className='text-h3'>{texts().title}</h1>
      {isDesk ? (
        <TillOfDay isDirection={session.user.role === 'admin'} />
      ) : (
        <p className='mt-5'>{texts().notForYou}</p>
      )}
    </>
  );
}

const today = () => wallTimeOf(presentNow()).day;

function TillOfDay({ isDirection }: { isDirection: boolean }) {
  const [date, setDate] = useState<Day>(today);
  const { data, isError, refetch } = useQuery(tillQuery(date));
  return (
    <>
      <DateField
        label={texts().day}
        max={today()}
        value={date}
        onChange={(day) => day !== '' && day <= today() && setDate(day)}
        className='mt-2 mb-4 w-48'
      />
      {isError && data === undefined && (
        <LoadFailure title={texts().notOpened} retry={() => void refetch()}>
          {texts().isKept}
        </LoadFailure>
      )}
      {data === undefined && !isError && <LoadingRows label={texts().opening} />}
      {data && (
        <>
          <div className='grid items-start gap-4 lg:grid-cols-2'>
            <CurrentTill till={data} />
            <Takings takings={data.takings} />
          </div>
          <TillEvents events={data.events} />
          <p className='mt-4'>
            <Link to={routes['staff-invoices']} className='link inline-flex min-h-11 items-center font-[650]'>
              {texts().invoiceNumbers}
            </Link>
          </p>
          {isDirection && <Quarters />}
        </>
      )}
    </>
  );
}

const stepsWhileOpen = ['handover', 'withdrawal', 'closing'] as const;
const stepsWhileClosed = ['opening'] as const;

/** Expected content of the till and the possible actions. */
function CurrentTill({ till }: { till: Till }) {
  const [step, setStep] = useState<TillStep>();
  const offered: readonly TillStep[] = till.isOpen ? stepsWhileOpen : stepsWhileClosed;
  const current = offered.find((one) => one === step);
  return (
    <section aria-labelledby='en-la-caja' className='rounded-card border border-line bg-card px-4 py-3'>
      <div className='flex flex-wrap items-center justify-between gap-x-4'>
        <h2 id='en-la-caja' className='text-h4'>
          {texts().inTill}
        </h2>
        <Badge tone={till.isOpen ? 'confirmed' : 'neutral'}>
          {till.isOpen ? texts().open : texts().closed}
        </Badge>
      </div>
      <p className='my-2'>
        <strong className='block font-display text-h2 tabular-nums'>{formatEuros(till.expectedCents)}</strong>
        <span className='text-ink-soft text-sm'>{explainExpected(till)}</span>
      </p>
      {current ? (
        <TillForm key={current} step={current} till={till} back={() => setStep(undefined)} />
      ) : (
        <div className='flex flex-wrap gap-3'>
          {offered.map((one, index) => (
            <Button
              key={one}
              size='small'
              variant={index === offered.length - 1 ? 'primary' : 'secondary'}
              onClick={() => setStep(one)}
            >
              {texts().steps[one].button}
            </Button>
          ))}
        </div>
      )}
    </section>
  );
}

function explainExpected({ isOpen, isFirst }: Till): string {
  if (isOpen) return texts().expectedNow;
  if (isFirst) return texts().neverCounted;
  return texts().expectedClosed;
}
