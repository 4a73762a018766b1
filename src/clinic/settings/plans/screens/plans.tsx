import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Badge } from '#design/badge.tsx';
import { Button } from '#design/button.tsx';
import { Card } from '#design/card.tsx';
import { LoadFailure } from '#design/feedback/load-failure.tsx';
import { Notice } from '#design/feedback/notice.tsx';
import { LoadingRows } from '#design/feedback/skeleton.tsx';
import { WithHelp } from '#design/with-help.tsx';
import { failureReason } from '#platform/idempotency/failure-messages.ts';
import { formatEuros } from '#platform/money.ts';
import { PlannedPrices } from '../../catalogue/screens/planned-prices.tsx';
import { editedPlansQuery } from '../api.ts';
import type { EditedPlan } from '../contract.ts';
import { offerTexts } from '../terms.ts';
import { formatPercent } from './plan-draft.ts';
import { PlanForm } from './plan-form.tsx';
import { texts } from './texts.ts';

export function Plans() {
  const { data, error, isError, refetch } = useQuery(editedPlansQuery);
  const [isAdding, setAdding] = useState(false);
  return (
    <Card as='section' className='mt-4 sm:p-5!'>
      <WithHelp about={texts().title} help={texts().help}>
        <h2 className='text-h4'>{texts().title}</h2>
      </WithHelp>
      {isError && !data && (
        <LoadFailure title={texts().notOpened} retry={() => void refetch()}>
          {failureReason(error, texts().tryAgain)}
        </LoadFailure>
      )}
      {data === undefined && !isError && <LoadingRows rows={3} label={texts().opening} />}
      {data && (
        <div className='mt-4 flex flex-col items-start gap-4'>
          {data.length > 0 && (
            <ul className='w-full divide-y divide-line border-line border-y'>
              {data.map((plan) => (
                <PlanRow key={plan.id} plan={plan} />
              ))}
            </ul>
          )}
          {isAdding ? (
            <PlanForm onDone={() => setAdding(false)} />
          ) : (
            <Button size='small' onClick={() => setAdding(true)}>
              {texts().add}
            </Button>
          )}
        </div>
      )}
    </Card>
  );
}

function PlanRow({ plan }: { plan: EditedPlan }) {
  const [isOpen, setOpen] = useState(false);
  const { id, name, audience, active, offers } = plan;
  return (
    <li className='dense-row'>
      <div className='flex flex-wrap items-center gap-x-3 gap-y-1'>
        <p className='font-[650]'>
          {name}
          {audience === 'child' && <span className='font-normal text-ink-soft'> {texts().forChildren}</span>}
        </p>
        <Badge tone={active ? 'confirmed' : 'neutral'}>{active ? texts().onSale : texts().notSold}</Badge>
        {!isOpen && (
          <Button variant='quiet' size='small' className='ml-auto' onClick={() => setOpen(true)}>
            {texts().change}
            <span className='sr-only'> {texts().changeName(name)}</span>
          </Button>
        )}
      </div>
      {!isOpen && (
        <ul className='text-ink-soft'>
          {offers.map(({ kind, priceCents, ...offer }) => (
            <li key={kind} className='flex flex-wrap items-center gap-x-6'>
              <span className='basis-full xl:basis-auto'>
                {offerTexts()[kind].label}: {formatOffer({ priceCents, ...offer })}
              </span>
              <PlannedPrices
                of={{ planId: id, offer: kind }}
                name={`${name}, ${offerTexts()[kind].label.toLowerCase()}`}
              />
            </li>
          ))}
        </ul>
      )}
      <UnfoundedDiscount plan={plan} />
      {isOpen && <PlanForm plan={plan} onDone={() => setOpen(false)} />}
    </li>
  );
}

/** '6 pagos de 87 €; 8 sesiones en total. Vale 6 meses.' */
const formatOffer = ({
  priceCents,
  payments,
  sessions,
  validityMonths,
}: Omit<EditedPlan['offers'][number], 'kind'>) =>
  texts().offer({ price: formatEuros(priceCents), payments, sessions, months: validityMonths });

/** Warning about an announced discount that is not real. */
function UnfoundedDiscount({ plan: { discountPercent, offers } }: { plan: EditedPlan }) {
  const marked = offers.flatMap(({ kind, actualPercent }) =>
    actualPercent === null ? [] : [{ kind, actualPercent }],
  );
  if (marked.length === 0) return null;
  return (
    <Notice tone='warning' className='mt-2 max-w-text' title={texts().unfounded.title(discountPercent)}>
      <p>{texts().unfounded.lead}</p>
      <ul className='mt-1 list-disc pl-5'>
        {marked.map(({ kind, actualPercent }) => (
          <li key={kind}>
            {offerTexts()[kind].label}: {formatDiscount(actualPercent)}
          </li>
        ))}
      </ul>
      <p className='mt-1'>{texts().unfounded.advice}</p>
    </Notice>
  );
}

function formatDiscount(percent: number): string {
  if (percent < 0) return texts().unfounded.dearer(formatPercent(-percent));
  return percent === 0 ? texts().unfounded.equal : texts().unfounded.actual(formatPercent(percent));
}
