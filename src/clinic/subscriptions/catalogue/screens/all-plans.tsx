import { useSuspenseQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { plansQuery } from '#clinic/subscriptions/api.ts';
import { RestoreChoice, type StoredChoice } from '#clinic/subscriptions/buying/screens/stored-choice.ts';
import type { Interval } from '#clinic/subscriptions/offers.ts';
import { EmptyState } from '#design/feedback/empty-state.tsx';
import { Tabs } from '#design/tabs.tsx';
import { clinicContact } from '#platform/clinic-contact.ts';
import { DeferredHydration } from '#platform/documents/deferred-hydration.tsx';
import { routes } from '#platform/paths.ts';
import { phoneUrl } from '#platform/text/dialling.ts';
import { PlanTiers } from './plan-tiers.tsx';
import { texts } from './texts.ts';
import { WhySubscribe } from './why-subscribe.tsx';

/** Intervals of payment, in order. */
const intervals = ['single', 'monthly', 'quarterly'] as const satisfies readonly Interval[];

export function AllPlans() {
  const plans = useSuspenseQuery(plansQuery()).data;
  const [former, setFormer] = useState<StoredChoice>();
  const [interval, choose] = useState<Interval>('single');
  useEffect(() => {
    if (former && former.interval !== 'landing') choose(former.interval);
  }, [former]);
  if (plans.length === 0) return <NoPlans />;
  return (
    <>
      <RestoreChoice shown={intervals} onFound={setFormer} />
      <Tabs
        label={texts().howToPay}
        keepMounted
        value={interval}
        onValueChange={choose}
        isDense
        opening={<p className='font-[650] max-md:sr-only'>{texts().howToPayQuestion}</p>}
        tabs={intervals.map((value) => ({
          value,
          label: texts().intervals[value].label,
          content: (
            <>
              <p className='mb-3 max-w-text docked:text-sm'>{texts().intervals[value].meaning}</p>
              <DeferredHydration>
                <PlanTiers plans={plans} interval={value} former={former} />
              </DeferredHydration>
            </>
          ),
        }))}
      />
      <p className='mt-10 max-w-text'>
        {texts().less}{' '}
        <Link to={`${routes.home}#plans`} className='link font-[650]'>
          {texts().viewPackages}
        </Link>
      </p>
      <WhySubscribe plans={plans} />
    </>
  );
}

function NoPlans() {
  return (
    <EmptyState title={texts().none}>
      {texts().noneAdvice(
        <a href={phoneUrl(clinicContact().phone)} className='link whitespace-nowrap'>
          {clinicContact().phone}
        </a>,
      )}
    </EmptyState>
  );
}
