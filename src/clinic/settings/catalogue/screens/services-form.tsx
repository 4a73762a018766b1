import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Badge } from '#design/badge.tsx';
import { Button } from '#design/button.tsx';
import { LoadingRows } from '#design/feedback/skeleton.tsx';
import { toast } from '#design/feedback/toast-store.ts';
import { TextareaField, TextField } from '#design/fields/field.tsx';
import { Form } from '#design/fields/form.tsx';
import { fieldsOf } from '#platform/api/field-errors.ts';
import { formatEuros } from '#platform/money.ts';
import { keepTogether } from '#platform/text/unbreakable.ts';
import { catalogueQuery, useOfferService } from '../api.ts';
import type { Catalogue } from '../contract.ts';
import { formatEuroInput, parseEuros } from '../rules.ts';
import { FormEnd } from './form-end.tsx';
import { LengthFields } from './length-fields.tsx';
import { PlannedPrices } from './planned-prices.tsx';
import { texts } from './texts.ts';
import { WithdrawService } from './withdraw-service.tsx';

type Service = Catalogue['services'][number];

export function ServicesForm() {
  const { data } = useQuery(catalogueQuery);
  if (data === undefined) return <LoadingRows rows={4} label={texts().services.opening} />;
  return (
    <ul className='divide-y divide-line border-line border-y'>
      {data.services.map((service) => (
        <ServiceRow key={service.kind} service={service} />
      ))}
    </ul>
  );
}

function ServiceRow({ service }: { service: Service }) {
  const [task, setTask] = useState<'edit' | 'withdraw'>();
  const end = () => setTask(undefined);
  const { id, name, priceCents, firstVisitPriceCents } = service;
  return (
    <li className='dense-row'>
      <div className='flex flex-wrap items-center gap-x-3 gap-y-1'>
        <div className='flex basis-full flex-wrap items-center gap-x-3 gap-y-1 xl:basis-auto'>
          <p className='font-[650]'>{name}</p>
          {priceCents === null ? (
            <Badge>{texts().services.notOffered}</Badge>
          ) : (
            <p>
              {texts().services.perSession(
                formatEuros(priceCents),
                keepTogether(texts().services.minutes(service.minutes)),
              )}
              {firstVisitPriceCents !== null && texts().andFirstVisit(formatEuros(firstVisitPriceCents))}
            </p>
          )}
        </div>
        {task === undefined && (
          <div className='-ml-4 flex flex-wrap gap-1 xl:ml-auto'>
            {priceCents !== null && (
              <Button variant='quiet' size='small' onClick={() => setTask('withdraw')}>
                {texts().services.stopOffering}
                <span className='sr-only'> {name}</span>
              </Button>
            )}
            <Button variant='quiet' size='small' onClick={() => setTask('edit')}>
              {priceCents === null ? texts().services.offer : texts().change}
              <span className='sr-only'> {name}</span>
            </Button>
          </div>
        )}
        {task === undefined && id !== null && priceCents !== null && (
          <PlannedPrices of={{ serviceId: id }} name={name} hasFirstVisit={firstVisitPriceCents !== null} />
        )}
      </div>
      {task === 'edit' && <ServiceForm service={service} onDone={end} />}
      {task === 'withdraw' && <WithdrawService service={service} onDone={end} />}
    </li>
  );
}

function ServiceForm({ service, onDone }: { service: Service; onDone: () => void }) {
  const offering = useOfferService(service.kind);
  const [wrong, setWrong] = useState<Record<string, string>>({});
  const fields = { ...fieldsOf(offering.error), ...wrong };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const text = (name: string) => String(typed.get(name) ?? '').trim();
    const priceCents = parseEuros(text('price'));
    const firstVisitPriceCents = text('firstVisit') === '' ? null : parseEuros(text('firstVisit'));
    const isFirstWrong = text('firstVisit') !== '' && firstVisitPriceCents === null;
    setWrong({
      ...(priceCents === null ? { priceCents: texts().priceMissing } : {}),
      ...(isFirstWrong ? { firstVisitPriceCents: texts().priceMissing } : {}),
    });
    if (priceCents === null || isFirstWrong) return;
    const words = { name: text('name'), description: text('description') };
    const lengths = { minutes: Number(text('minutes')), pauseMinutes: Number(text('pauseMinutes')) };
    offering.mutateAsync({ ...words, ...lengths, priceCents, firstVisitPriceCents }).then(
      () => {
        toast({ tone: 'success', title: texts().services.saved });
        onDone();
      },
      () => {},
    );
  };
  return (
    <Form noValidate method='post' onSubmit={submit} className='mt-3 flex max-w-text flex-col gap-4 pb-2'>
      <TextField label={texts().services.name} name='name' defaultValue={service.name} error={fields.name} />
      <TextareaField
        label={texts().services.description}
        name='description'
        rows={2}
        defaultValue={service.description}
        error={fields.description}
      />
      <div className='grid gap-4 sm:grid-cols-2'>
        <TextField
          label={texts().services.price}
          name='price'
          inputMode='decimal'
          autoComplete='off'
          defaultValue={formatEuroInput(service.priceCents)}
          error={fields.priceCents}
        />
        {service.kind === 'child' && (
          <TextField
            label={texts().firstVisitInEuros}
            optional
            name='firstVisit'
            inputMode='decimal'
            autoComplete='off'
            defaultValue={formatEuroInput(service.firstVisitPriceCents)}
            error={fields.firstVisitPriceCents}
          />
        )}
        <LengthFields minutes={service.minutes} pauseMinutes={service.pauseMinutes} errors={fields} />
      </div>
      <FormEnd error={offering.error} onDone={onDone}>
        <Button type='submit' size='small' busy={offering.isPending} busyLabel={texts().saving}>
          {texts().save}
        </Button>
      </FormEnd>
    </Form>
  );
}
