import { useQuery } from '@tanstack/react-query';
import { Mail } from 'lucide-react';
import { servicesQuery } from '#clinic/services/api.ts';
import type { Plan } from '#clinic/subscriptions/contract.ts';
import { savedPercent } from '#clinic/subscriptions/rules/plan-rules.ts';
import { toTerms } from '#clinic/subscriptions/screens/plan-messages.ts';
import { Button } from '#design/button.tsx';
import { clinicContact } from '#platform/clinic-contact.ts';
import { texts } from './texts.ts';

const mailUrl = () =>
  `mailto:${clinicContact().email}?subject=${encodeURIComponent(texts().why.mailSubject)}`;

export function WhySubscribe({ plans }: { plans: readonly Plan[] }) {
  const office = useQuery(servicesQuery()).data?.find(({ type }) => type === 'office');
  return (
    <section
      aria-labelledby='por-que'
      className='mt-14 rounded-sheet bg-river-50 px-5 py-8 sm:px-10 sm:py-12'
    >
      <h2 id='por-que' className='text-h3'>
        {texts().why.title}
      </h2>
      <dl className='mt-6 grid gap-x-10 gap-y-5 sm:grid-cols-2 lg:grid-cols-4'>
        {listReasons(plans, office?.price).map(([reason, words]) => (
          <div key={reason} className='border-river-600 border-l-3 pl-4'>
            <dt className='font-[650]'>{reason}</dt>
            <dd className='text-ink-soft'>{words}</dd>
          </div>
        ))}
      </dl>
      <Button asChild variant='secondary' className='mt-7'>
        <a href={mailUrl()}>
          <Mail aria-hidden='true' className='size-5' />
          {texts().why.write}
        </a>
      </Button>
    </section>
  );
}

/** The announced discount if at least one offer of the plans page confirms it, otherwise 0. */
function confirmedPercent({ discountPercent, offers }: Plan, officeCents: number | undefined): number {
  if (discountPercent === null || officeCents === undefined) return 0;
  const isConfirmed = offers.some(
    (offer) => offer.interval !== 'landing' && savedPercent(toTerms(offer), officeCents) >= discountPercent,
  );
  return isConfirmed ? discountPercent : 0;
}

function listReasons(plans: readonly Plan[], officeCents: number | undefined): [string, string][] {
  const discount = Math.max(0, ...plans.map((plan) => confirmedPercent(plan, officeCents)));
  const months = plans
    .filter(({ type }) => type === 'adult')
    .flatMap(({ offers }) => offers.filter(({ interval }) => interval === 'single'))
    .map(({ validityMonths }) => validityMonths);
  const { why } = texts();
  return [
    ...(discount > 0 ? [why.discount(discount)] : []),
    ...(months.length > 0 ? [why.months(Math.min(...months), Math.max(...months))] : []),
    why.payment,
    why.booking,
  ];
}
