import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { BookingBar } from '#clinic/appointments/screens/booking-bar.tsx';
import { planStructuredData } from '#clinic/site/structured-data.ts';
import { AllPlans } from '#clinic/subscriptions/catalogue/screens/all-plans.tsx';
import { afterPaint } from '#design/hooks/after-paint.ts';
import { PageTitle } from '#design/page-title.tsx';
import { Tabs } from '#design/tabs.tsx';
import { clinicContact } from '#platform/clinic-contact.ts';
import { pageMeta } from '#platform/documents/page-meta.ts';
import { SessionPrices } from './session-prices.tsx';
import { texts } from './texts.ts';

export const meta = pageMeta(() => ({
  title: `${texts().title} · ${clinicContact().name}`,
  description: texts().description(clinicContact().name),
  // Structured data is rendered by the server only and stays in the document (`page-meta.ts`).
  facts: import.meta.env.SSR ? planStructuredData : undefined,
}));

export default function PlansPage() {
  const [tab, openTab] = useTabInUrl();
  return (
    <>
      <Tabs
        label={texts().title}
        keepMounted
        value={tab}
        onValueChange={openTab}
        opening={
          <PageTitle title={texts().title} isStacked>
            {texts().lead}
          </PageTitle>
        }
        tabs={[
          { value: 'plans', label: <TabLabel>{texts().plans}</TabLabel>, content: <AllPlans /> },
          { value: 'prices', label: <TabLabel>{texts().prices}</TabLabel>, content: <SessionPrices /> },
        ]}
      />
      <BookingBar size='normal' />
    </>
  );
}

/** Wraps on phones, so that both tabs fit side by side. */
const TabLabel = ({ children }: { children: string }) => (
  <span className='max-sm:mx-auto max-sm:block max-sm:max-w-25'>{children}</span>
);

/**
 * Tab state in `?tab=prices`, without history entries. Switches at once and updates the URL afterwards, because the
 * router is slow to render.
 */
function useTabInUrl() {
  const [search, setSearch] = useSearchParams();
  const named = search.get('tab') === 'prices' ? 'prices' : 'plans';
  const [tab, show] = useState<'plans' | 'prices'>(named);
  useEffect(() => show(named), [named]);
  // Cancelled by another press, or on leaving the page.
  const undo = useRef(() => {});
  useEffect(() => () => undo.current(), []);
  const write = (next: 'plans' | 'prices') =>
    setSearch(
      (former) => {
        const params = new URLSearchParams(former);
        if (next === 'prices') params.set('tab', 'prices');
        else params.delete('tab');
        return params;
      },
      { replace: true, preventScrollReset: true },
    );
  const open = (next: 'plans' | 'prices') => {
    show(next);
    undo.current();
    undo.current = afterPaint(() => write(next));
  };
  return [tab, open] as const;
}
