import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { organizationQuery } from '#clinic/organization/api.ts';
import { detailLabels, detailNames, exampleDetails } from '#clinic/organization/fields.ts';
import { Button } from '#design/button.tsx';
import { LoadFailure } from '#design/feedback/load-failure.tsx';
import { Notice } from '#design/feedback/notice.tsx';
import { LoadingRows } from '#design/feedback/skeleton.tsx';
import { WithHelp } from '#design/with-help.tsx';
import { failureReason } from '#platform/idempotency/failure-messages.ts';
import { joinList } from '#platform/text/lists.ts';
import { keepTogether } from '#platform/text/unbreakable.ts';
import { ClinicForm } from './clinic-form.tsx';
import { ConfirmForm } from './confirm-form.tsx';
import { texts } from './texts.ts';

export function ClinicData() {
  const { data, error, isError, refetch } = useQuery({ ...organizationQuery(), refetchOnMount: 'always' });
  const [isChanging, setChanging] = useState(false);
  if (data === undefined && isError)
    return (
      <LoadFailure title={texts().details.notOpened} retry={() => void refetch()}>
        {failureReason(error, texts().tryAgain)}
      </LoadFailure>
    );
  if (data === undefined) return <LoadingRows label={texts().details.opening} />;
  const examples = exampleDetails(data).map((name) => detailLabels()[name]);
  return (
    <div className='flex flex-col items-start gap-5'>
      {examples.length > 0 && (
        <Notice tone='warning' title={texts().details.examples}>
          {texts().details.examplesAdvice(joinList(examples))}
        </Notice>
      )}
      {isChanging ? (
        <ClinicForm clinic={data} onDone={() => setChanging(false)} />
      ) : (
        <>
          <dl className='grid w-full gap-x-8 gap-y-3 sm:grid-cols-2 xl:grid-cols-3'>
            {detailNames.map((name) => (
              <div key={name} className='min-w-0'>
                <dt className='text-ink-soft text-xs'>{detailLabels()[name]}</dt>
                <dd className='wrap-anywhere font-[550]'>{keepTogether(data[name])}</dd>
              </div>
            ))}
          </dl>
          <Button size='small' variant='secondary' onClick={() => setChanging(true)}>
            {texts().details.change}
          </Button>
        </>
      )}
      <WithHelp about={texts().details.where} help={texts().details.whereHelp}>
        <p className='text-ink-soft'>{texts().details.whereLead}</p>
      </WithHelp>
      {!isChanging && (
        <ConfirmForm step='clinic' who={texts().confirm.reviewedBy} when={texts().confirm.day} />
      )}
    </div>
  );
}
