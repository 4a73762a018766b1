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

/** Locked records, for managers: search by name, open with a legal reason. */
export function BlockedRecords() {
  const [typed, setTyped] = useState('');
  const [search, setSearch] = useState('');
  const { data, isError, refetch } = useQuery(blockedQuery(search));
  return (
    <section aria-labelledby='bloqueadas' className='mt-10'>
      <WithHelp
        about='Historias bloqueadas'
        help='No salen en las listas ni en la búsqueda. Se abren solo por un motivo legal, durante un día, y queda registrado (LO 3/2018, art. 32).'
      >
        <h2 id='bloqueadas' className='text-h4'>
          Historias bloqueadas
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
            label='Nombre de la persona'
            type='search'
            autoComplete='off'
            hint='Al menos tres letras.'
            className='w-full sm:max-w-80'
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
          <Button type='submit' size='small' variant='secondary'>
            Buscar
          </Button>
        </Form>
      </search>
      {isError && (
        <LoadFailure isQuiet title='No hemos podido buscar' className='mt-3' retry={() => void refetch()}>
          Todo sigue guardado. Vuelve a intentarlo en un momento.
        </LoadFailure>
      )}
      <p role='status' className='mt-3 text-ink-soft'>
        {search !== '' && data?.records.length === 0 && 'No hay ninguna con ese nombre.'}
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
            Bloqueada hasta el {formatDay(blockedUntil)}
            {openUntil && ` · abierta para ti hasta el ${formatDateAndTime(new Date(openUntil))}`}
          </span>
        </span>
        {openUntil === null ? (
          <OpenDialog id={patientId} name={name} />
        ) : (
          !isRead && (
            <Button size='small' variant='secondary' onClick={() => setRead(true)}>
              Leer
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
      title={`Abrir la historia de ${name}`}
      description='Queda apuntado quién la abre, cuándo y por qué. Se cierra sola al cabo de un día.'
      trigger={
        <Button size='small' variant='secondary'>
          Abrir con motivo
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
          label='Por qué la abres'
          value={reason ?? ''}
          onChange={({ target }) => setReason(blockedReasons.find((each) => each === target.value))}
          error={isTried && reason === undefined ? 'Elige por qué la abres.' : undefined}
        >
          <option value=''>Elige un motivo</option>
          {blockedReasons.map((each) => (
            <option key={each} value={each}>
              {blockedReasonLabels[each]}
            </option>
          ))}
        </SelectField>
        {open.error && <FailureNotice {...failureMessages(open.error, { refused: 'Sigue bloqueada' })} />}
        <FormFooter>
          <Button type='submit' size='small' busy={open.isPending} busyLabel='Abriendo...'>
            Abrir
          </Button>
        </FormFooter>
      </Form>
    </Dialog>
  );
}
