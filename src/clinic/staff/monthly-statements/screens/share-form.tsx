import { type FormEvent, useState } from 'react';
import { Button } from '#design/button.tsx';
import { EmptyText } from '#design/feedback/empty-text.tsx';
import { FailureNotice } from '#design/feedback/failure-notice.tsx';
import { toast } from '#design/feedback/toast-store.ts';
import { DateField } from '#design/fields/date-field.tsx';
import { TextField } from '#design/fields/field.tsx';
import { Form } from '#design/fields/form.tsx';
import { failureMessages } from '#platform/idempotency/failure-messages.ts';
import { formatDay } from '#platform/time/screen-dates.ts';
import { type MonthlyStatement, useAgreeShare } from '../api.ts';
import { formatBasisPoints } from '../statement-lines.ts';

/** Parses '62,5' to hundredths of a per cent; undefined if invalid. */
function parsePercent(text: string): number | undefined {
  const bare = text.replaceAll(/[\s%]/gu, '').replace(',', '.');
  const points = Math.round(Number(bare) * 100);
  return /^\d{1,3}(\.\d{1,2})?$/.test(bare) && points <= 10_000 ? points : undefined;
}

/** Agreed shares, and the form to agree another. Managers only. */
export function ShareForm({ sheet: { professional, shares } }: { sheet: MonthlyStatement }) {
  const [percent, setPercent] = useState('');
  const [fromOn, setFromOn] = useState('');
  const [isOdd, setIsOdd] = useState(false);
  const agree = useAgreeShare();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const basisPoints = parsePercent(percent);
    setIsOdd(basisPoints === undefined);
    if (basisPoints === undefined) return;
    agree.mutateAsync({ id: professional.id, fromOn, basisPoints }).then(
      () => {
        toast({ tone: 'success', title: 'Parte acordada guardada' });
        setPercent('');
        setFromOn('');
      },
      () => {},
    );
  };
  return (
    <section aria-labelledby='parte' className='mt-4 rounded-card border border-line bg-card px-4 py-3'>
      <h2 id='parte' className='text-h4'>
        Parte acordada
      </h2>
      <p className='text-ink-soft text-sm'>
        Vale para lo que se cobre o se devuelva desde ese día. Lo anterior no cambia.
      </p>
      {shares.length === 0 && <EmptyText>Todavía no hay ninguna apuntada.</EmptyText>}
      <ul className='mt-1 text-sm'>
        {shares.map(({ fromOn: day, basisPoints }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows are only ever added
          <li key={index}>
            {formatBasisPoints(basisPoints)} desde el {formatDay(day)}
          </li>
        ))}
      </ul>
      <Form noValidate onSubmit={submit} className='mt-2 flex flex-wrap items-end gap-3'>
        <TextField
          label='Porcentaje'
          inputMode='decimal'
          value={percent}
          onChange={({ target }) => setPercent(target.value)}
          error={isOdd ? 'Entre 0 y 100, por ejemplo 60 o 62,5.' : undefined}
          className='w-36'
        />
        <DateField label='Desde el día' value={fromOn} onChange={setFromOn} className='w-48' />
        <Button
          type='submit'
          size='small'
          variant='secondary'
          busy={agree.isPending}
          busyLabel='Apuntando...'
        >
          Apuntar
        </Button>
        {agree.error && (
          <FailureNotice
            className='basis-full'
            {...failureMessages(agree.error, { refused: 'No se ha apuntado' })}
          />
        )}
      </Form>
    </section>
  );
}
