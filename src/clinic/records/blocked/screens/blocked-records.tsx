import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#design/button.tsx';
import { Dialog } from '#design/dialogs/dialog.tsx';
import { FormFooter } from '#design/dialogs/form-footer.tsx';
import { FailureNotice } from '#design/feedback/failure-notice.tsx';
import { LoadFailure } from '#design/feedback/load-failure.tsx';
import { SelectField, TextField } from '#design/fields/field.tsx';
import { Form } from '#design/fields/form.tsx';
import { WithHelp } from '#design/with-help.tsx';
import { failureMessages } from '#platform/idempotency/failure-messages.ts';
import { formatDateAndTime, formatDay } from '#platform/time/screen-dates.ts';
import { type BlockedReason, blockedReasonLabels, blockedReasons } from '../../terms.ts';
import { type BlockedRecordEntry, blockedQuery, useOpenBlocked } from '../api.ts';
import { BlockedRecord } from './blocked-record.tsx';
import { texts } from './texts.ts';

/** Locked records, for managers: search by name, open with a legal reason. */
export function BlockedRecords() {
  const [typed, setTyped] = useState('');
  const [search, setSearch] = useState('');
  const { data, isError, refetch } = useQuery(blockedQuery(search));
  return (
    <section aria-labelledby='bloqueadas' className='mt-10'>
      <WithHelp about={texts().title} help={texts().help}>
        <h2 id='bloqueadas' className='text-h4'>
          {texts().title}
        </h2>
      </WithHelp>
      <search>
        <Form
          className='mt-3 flex flex-wrap items-end gap-3'
          onSubmit={(event) => {
            event.preventDefault();
            setSearch(typed.trim());
          }}
        >
          <TextField
            label={texts().name}
            type='search'
            autoComplete='off'
            hint={texts().nameHint}
            className='w-full sm:max-w-80'
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
          <Button type='submit' size='small' variant='secondary'>
            {texts().search}
          </Button>
        </Form>
      </search>
      {isError && (
        <LoadFailure isQuiet title={texts().searchFailed} className='mt-3' retry={() => void refetch()}>
          {texts().allKept}
        </LoadFailure>
      )}
      <p role='status' className='mt-3 text-ink-soft'>
        {search !== '' && data?.records.length === 0 && texts().nobody}
      </p>
      {data !== undefined && data.records.length > 0 && (
        <ul aria-labelledby='bloqueadas' className='grid gap-3'>
          {data.records.map((one) => (
            <Line key={one.patientId} one={one} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Line({ one }: { one: BlockedRecordEntry }) {
  const { patientId, name, blockedUntil, openUntil } = one;
  const [isRead, setRead] = useState(false);
  return (
    <li className='rounded-card border border-line bg-card px-4 py-3'>
      <div className='flex flex-wrap items-center gap-x-3 gap-y-1'>
        <span className='grow'>
          <strong className='block'>{name}</strong>
          <span className='text-ink-soft text-sm'>
            {texts().blockedUntil(formatDay(blockedUntil))}
            {openUntil && ` · ${texts().openUntil(formatDateAndTime(new Date(openUntil)))}`}
          </span>
        </span>
        {openUntil === null ? (
          <OpenDialog id={patientId} name={name} />
        ) : (
          !isRead && (
            <Button size='small' variant='secondary' onClick={() => setRead(true)}>
              {texts().read}
            </Button>
          )
        )}
      </div>
      {isRead && openUntil !== null && <BlockedRecord id={patientId} />}
    </li>
  );
}

function OpenDialog({ id, name }: { id: number; name: string }) {
  const [reason, setReason] = useState<BlockedReason>();
  const [isTried, setTried] = useState(false);
  const open = useOpenBlocked(id);
  return (
    <Dialog
      title={texts().openTitle(name)}
      description={texts().openDescription}
      trigger={
        <Button size='small' variant='secondary'>
          {texts().openWithReason}
        </Button>
      }
    >
      <Form
        className='flex flex-col gap-4'
        onSubmit={(event) => {
          event.preventDefault();
          setTried(true);
          if (reason !== undefined) open.mutate(reason);
        }}
      >
        <SelectField
          label={texts().whyOpened}
          value={reason ?? ''}
          onChange={({ target }) => setReason(blockedReasons.find((each) => each === target.value))}
          error={isTried && reason === undefined ? texts().chooseWhy : undefined}
        >
          <option value=''>{texts().chooseReason}</option>
          {blockedReasons.map((each) => (
            <option key={each} value={each}>
              {blockedReasonLabels()[each]}
            </option>
          ))}
        </SelectField>
        {open.error && <FailureNotice {...failureMessages(open.error, { refused: texts().staysBlocked })} />}
        <FormFooter>
          <Button type='submit' size='small' busy={open.isPending} busyLabel={texts().openingNow}>
            {texts().open}
          </Button>
        </FormFooter>
      </Form>
    </Dialog>
  );
}
