import { useQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import { type FormEvent, useState } from 'react';
import { Button } from '#design/button.tsx';
import { toast } from '#design/feedback/toast-store.ts';
import { DateField } from '#design/fields/date-field.tsx';
import { TextField } from '#design/fields/field.tsx';
import { Form } from '#design/fields/form.tsx';
import { fieldsOf } from '#platform/api/field-errors.ts';
import { formatEuros } from '#platform/money.ts';
import { formatDay } from '#platform/time/screen-dates.ts';
import { plannedPricesQuery, useDeletePlannedPrice, usePlanPrice } from '../../prices/api.ts';
import type { PlannedPrice, PricedItem } from '../../prices/contract.ts';
import { parseEuros } from '../rules.ts';
import { FormEnd } from './form-end.tsx';
import { FormError } from './form-errors.tsx';
import { texts } from './texts.ts';

type PlannedPricesProps = {
  of: PricedItem;
  /** Accessible name of the item. */
  name: string;
  hasFirstVisit?: boolean;
};

const isPriceOf = (of: PricedItem, one: PlannedPrice): boolean =>
  'serviceId' in of ? one.serviceId === of.serviceId : one.planId === of.planId && one.offer === of.offer;

export function PlannedPrices({ of, name, hasFirstVisit = false }: PlannedPricesProps) {
  const { data = [] } = useQuery(plannedPricesQuery);
  const [isAdding, setAdding] = useState(false);
  const own = data.filter((one) => isPriceOf(of, one));
  const isAlone = !isAdding && own.length === 0;
  return (
    // While there is only the button, it stays on the item's line if space allows.
    <div className={isAlone ? '-ml-4' : 'w-full'}>
      {own.length > 0 && (
        <ul>
          {own.map((one) => (
            <PlannedRow key={one.id} planned={one} name={name} />
          ))}
        </ul>
      )}
      {isAdding ? (
        <PriceForm of={of} hasFirstVisit={hasFirstVisit} onDone={() => setAdding(false)} />
      ) : (
        <Button
          variant='quiet'
          size='small'
          className={clsx('whitespace-nowrap', !isAlone && '-ml-4')}
          onClick={() => setAdding(true)}
        >
          {texts().plannedPrices.add}
          <span className='sr-only'> {texts().of(name)}</span>
        </Button>
      )}
    </div>
  );
}

function PlannedRow({ planned, name }: { planned: PlannedPrice; name: string }) {
  const { id, fromOn, priceCents, firstVisitPriceCents: first } = planned;
  const dropping = useDeletePlannedPrice();
  const drop = () =>
    dropping.mutateAsync(id).then(
      () => toast({ tone: 'success', title: texts().plannedPrices.dropped }),
      () => {},
    );
  return (
    <li className='flex flex-wrap items-center gap-x-3'>
      <p>
        {texts().plannedPrices.from(formatDay(fromOn))} <strong>{formatEuros(priceCents)}</strong>
        {first !== null && texts().andFirstVisit(formatEuros(first))}
      </p>
      <Button
        variant='quiet'
        size='small'
        onClick={drop}
        busy={dropping.isPending}
        busyLabel={texts().oneMoment}
      >
        {texts().plannedPrices.remove}
        <span className='sr-only'> {texts().plannedPrices.priceOf(name, formatDay(fromOn))}</span>
      </Button>
      <FormError error={dropping.error} />
    </li>
  );
}

function PriceForm({
  of,
  hasFirstVisit,
  onDone,
}: Pick<PlannedPricesProps, 'of'> & { hasFirstVisit: boolean; onDone: () => void }) {
  const planning = usePlanPrice();
  const [wrong, setWrong] = useState<Record<string, string>>({});
  const errors = { ...fieldsOf(planning.error), ...wrong };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const priceCents = parseEuros(String(typed.get('price')));
    const first = hasFirstVisit ? parseEuros(String(typed.get('firstVisit'))) : null;
    const isFirstMissing = hasFirstVisit && first === null;
    setWrong({
      ...(priceCents === null ? { priceCents: texts().priceMissing } : {}),
      ...(isFirstMissing ? { firstVisitPriceCents: texts().priceMissing } : {}),
    });
    if (priceCents === null || isFirstMissing) return;
    planning
      .mutateAsync({ of, fromOn: String(typed.get('fromOn')), priceCents, firstVisitPriceCents: first })
      .then(
        () => {
          toast({
            tone: 'success',
            title: texts().plannedPrices.added,
            description: texts().plannedPrices.addedLead,
          });
          onDone();
        },
        () => {},
      );
  };
  return (
    <Form noValidate method='post' onSubmit={submit} className='mt-2 flex max-w-text flex-col gap-4 pb-2'>
      <div className='grid gap-4 sm:grid-cols-2'>
        <DateField label={texts().plannedPrices.fromDay} name='fromOn' error={errors.fromOn} />
        <TextField
          label={texts().priceInEuros}
          name='price'
          inputMode='decimal'
          autoComplete='off'
          error={errors.priceCents}
        />
        {hasFirstVisit && (
          <TextField
            label={texts().firstVisitInEuros}
            name='firstVisit'
            inputMode='decimal'
            autoComplete='off'
            error={errors.firstVisitPriceCents}
          />
        )}
      </div>
      <FormEnd error={planning.error} onDone={onDone}>
        <Button type='submit' size='small' busy={planning.isPending} busyLabel={texts().saving}>
          {texts().save}
        </Button>
      </FormEnd>
    </Form>
  );
}
