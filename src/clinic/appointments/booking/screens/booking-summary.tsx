import clsx from 'clsx';
import type { ReactNode } from 'react';
import { AppointmentFront } from '#clinic/appointments/screens/appointment-front.tsx';
import { kindTone } from '#clinic/appointments/screens/kind-tone.ts';
import { bySessionLabel, formatTimeZone } from '#clinic/appointments/screens/labels.ts';
import type { SlotChoice } from '#clinic/appointments/slots/screens/use-slot-choice.ts';
import type { Professional } from '#clinic/professionals/contract.ts';
import { HouseCard } from '#design/card.tsx';
import { Skeleton } from '#design/feedback/skeleton.tsx';
import { formatEuros } from '#platform/money.ts';
import { keepTogether } from '#platform/text/unbreakable.ts';
import { formatNearDate } from '#platform/time/near-days.ts';
import { formatSlot } from './format-slot.ts';
import { texts } from './texts.ts';
import type { ChosenConsultation } from './use-booking-form.ts';

export function BookingSummary({
  service,
  professional,
  choice,
  byPlan,
  isBriefOnPhone,
  children,
}: {
  service: ChosenConsultation | undefined;
  professional: Professional | undefined;
  choice: SlotChoice;
  byPlan: boolean;
  /** Small screens show the choice above the form, so the summary names only the hour. */
  isBriefOnPhone: boolean;
  children: ReactNode;
}) {
  return (
    <HouseCard
      as='section'
      tone={kindTone(service?.type ?? 'office')}
      front={<AppointmentFront startsAt={choice.slot?.startsAt} />}
    >
      {isBriefOnPhone && choice.slot && (
        <p className='-mb-2 hidden font-[650] docked:block'>{formatSlot(choice.slot, choice.now)}</p>
      )}
      <h3 className={clsx('text-h4', isBriefOnPhone && 'docked:hidden')}>{texts().summary.title}</h3>
      <dl className={clsx('mt-4 flex flex-col gap-3', isBriefOnPhone && 'docked:hidden')}>
        <Line term={texts().summary.when}>
          <When
            choice={choice}
            zone={formatTimeZone(service?.type ?? '', choice.slot?.startsAt)}
            minutes={service?.minutes}
          />
        </Line>
        <Line term={texts().summary.consultation}>{service?.name ?? texts().summary.open}</Line>
        <Line term={texts().summary.professional}>
          {professional ? keepTogether(professional.name) : texts().summary.open}
        </Line>
        <Line term={texts().summary.price}>
          {byPlan ? <strong>{bySessionLabel}</strong> : <Price service={service} />}
        </Line>
      </dl>
      <div className='mt-6 flex flex-col gap-4'>{children}</div>
    </HouseCard>
  );
}

function Line({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt className='text-ink-soft text-sm'>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Reserves two lines, so that the layout does not shift when the slot is known. */
function When({ choice, zone, minutes }: { choice: SlotChoice; zone: string; minutes: number | undefined }) {
  if (choice.slot === undefined && !choice.isLoading)
    return <p className='min-h-[3.4rem]'>{texts().summary.open}</p>;
  if (choice.slot === undefined)
    return (
      <div className='flex min-h-[3.4rem] flex-col justify-around'>
        <Skeleton className='h-4 w-full' />
        <Skeleton className='h-4 w-1/2' />
      </div>
    );
  return (
    <div className='min-h-[3.4rem]'>
      <p className='font-[650] first-letter:uppercase'>{formatNearDate(choice.slot.startsAt, choice.now)}</p>
      <p>
        <span className='font-[650]'>{choice.slot.time}</span>
        {zone}
        {minutes !== undefined && ` · ${texts().summary.minutes(minutes)}`}
      </p>
    </div>
  );
}

function Price({ service }: { service: ChosenConsultation | undefined }) {
  if (service === undefined) return '—';
  if (service.firstVisitPrice === null) return <strong>{formatEuros(service.price)}</strong>;
  return (
    <>
      <strong>{texts().summary.firstVisit(formatEuros(service.firstVisitPrice))}</strong>
      <br />
      {texts().summary.later(formatEuros(service.price))}
    </>
  );
}
