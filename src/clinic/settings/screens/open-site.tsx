import type { FormEvent } from 'react';
import { Button } from '#design/button.tsx';
import { Card } from '#design/card.tsx';
import { toast } from '#design/feedback/toast-store.ts';
import { DateField } from '#design/fields/date-field.tsx';
import { Form } from '#design/fields/form.tsx';
import { formatDay } from '#platform/time/screen-dates.ts';
import { useAnnounce, useOpenSite } from '../api.ts';
import { FormError } from '../catalogue/screens/form-errors.tsx';
import type { Checklist } from '../contract.ts';
import { missingSteps } from '../rules.ts';
import { texts } from './texts.ts';
import { stepTitles } from './titles.ts';

/** Opens the site to the public when nothing is missing. */
export function OpenSite({ checklist }: { checklist: Checklist }) {
  const opening = useOpenSite();
  const missing = missingSteps(checklist.steps).map((name) => stepTitles()[name]);
  const open = () =>
    opening.mutateAsync(undefined).then(
      () => toast({ tone: 'success', title: texts().open.done, description: texts().open.doneAdvice }),
      () => {},
    );
  return (
    <Card as='section' edge='river' className='mt-6'>
      <h2 className='text-h4'>{texts().open.title}</h2>
      {missing.length === 0 ? (
        <p className='mt-1.5 max-w-text'>{texts().open.ready}</p>
      ) : (
        <>
          <p className='mt-1.5'>{missing.length === 1 ? texts().open.missingOne : texts().open.missing}</p>
          <ul className='mt-1 list-disc pl-5'>
            {missing.map((title) => (
              <li key={title}>{title}</li>
            ))}
          </ul>
        </>
      )}
      <div className='mt-4 flex flex-col items-start gap-4'>
        <FormError error={opening.error} />
        <Button
          disabled={missing.length > 0}
          busy={opening.isPending}
          busyLabel={texts().open.busy}
          onClick={open}
        >
          {texts().open.open}
        </Button>
      </div>
      <AnnouncedDay opensOn={checklist.opensOn} />
    </Card>
  );
}

function AnnouncedDay({ opensOn }: { opensOn: string | null }) {
  const announcement = useAnnounce();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const day = String(new FormData(event.currentTarget).get('opensOn'));
    announcement.mutate(day === '' ? null : day);
  };
  return (
    <Form noValidate method='post' onSubmit={submit} className='mt-6 border-line border-t pt-5'>
      <p className='max-w-text text-ink-soft'>
        {texts().open.lead(opensOn === null ? null : formatDay(opensOn))}
      </p>
      <div className='mt-3 flex flex-wrap items-end gap-3'>
        <DateField label={texts().open.day} optional name='opensOn' defaultValue={opensOn ?? ''} />
        <Button type='submit' variant='secondary' busy={announcement.isPending} busyLabel={texts().saving}>
          {texts().open.saveDay}
        </Button>
      </div>
      <FormError error={announcement.error} />
    </Form>
  );
}
