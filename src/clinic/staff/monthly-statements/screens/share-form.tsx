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
import { texts } from './texts.ts';

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
        toast({ tone: 'success', title: texts().share.saved });
        setPercent('');
        setFromOn('');
      },
      () => {},
    );
  };
  return (
    <section aria-labelledby='parte' className='mt-4 rounded-card border border-line bg-card px-4 py-3'>
      <h2 id='parte' className='text-h4'>
        {texts().share.title}
      </h2>
      <p className='text-ink-soft text-sm'>{texts().share.lead}</p>
      {shares.length === 0 && <EmptyText>{texts().share.none}</EmptyText>}
      <ul className='mt-1 text-sm'>
        {shares.map(({ fromOn: day, basisPoints }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows are only ever added
          <li key={index}>{texts().share.since(formatBasisPoints(basisPoints), formatDay(day))}</li>
        ))}
      </ul>
      <Form noValidate onSubmit={submit} className='mt-2 flex flex-wrap items-end gap-3'>
        <TextField
          label={texts().share.percent}
          inputMode='decimal'
          value={percent}
          onChange={({ target }) => setPercent(target.value)}
          error={isOdd ? texts().share.percentHint : undefined}
          className='w-36'
        />
        <DateField label={texts().share.day} value={fromOn} onChange={setFromOn} className='w-48' />
        <Button
          type='submit'
          size='small'
          variant='secondary'
          busy={agree.isPending}
          busyLabel={texts().share.saving}
        >
          {texts().share.save}
        </Button>
        {agree.error && (
          <FailureNotice
            className='basis-full'
            {...failureMessages(agree.error, { refused: texts().share.failed })}
          />
        )}
      </Form>
    </section>
  );
}
