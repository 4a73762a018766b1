import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { BookingBar } from '#clinic/appointments/screens/booking-bar.tsx';
import { planStructuredData } from '#clinic/site/structured-data.ts';
import { AllPlans } from '#clinic/subscriptions/catalogue/screens/all-plans.tsx';
import { afterPaint } from '#design/hooks/after-paint.ts';
import { Tabs } from '#design/tabs.tsx';
import { clinicContact } from '#platform/clinic-contact.ts';
import { pageMeta } from '#platform/documents/page-meta.ts';
import { SessionPrices } from './session-prices.tsx';

export const meta = pageMeta(() => ({
  title: `Planes y precios · ${clinicContact().name}`,
  description: `Planes de suscripción y lo que cuesta una sesión de psicología en ${clinicContact().name}: en el despacho, a domicilio, por videollamada y terapia infantil.`,
  // Structured data is rendered by the server only and stays in the document (`page-meta.ts`).
  facts: import.meta.env.SSR ? planStructuredData : undefined,
}));

export default function PlansPage() {
  const [tab, openTab] = useTabInUrl();
  return (
    <>
      <h1 className='docked:text-h2'>Planes y precios</h1>
      <p className='mt-3 max-w-text text-ink-soft text-lg docked:mt-1.5 docked:text-base docked:leading-snug'>
        Un plan con varias sesiones o una sesión suelta. Lo que ves es lo que se cobra.
      </p>
      <Tabs
        label='Planes y precios'
        keepMounted
        value={tab}
        onValueChange={openTab}
        className='mt-7 docked:mt-5'
        tabs={[
          { value: 'plans', label: <TabLabel>Planes de suscripción</TabLabel>, content: <AllPlans /> },
          { value: 'prices', label: <TabLabel>Precios por sesión</TabLabel>, content: <SessionPrices /> },
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
