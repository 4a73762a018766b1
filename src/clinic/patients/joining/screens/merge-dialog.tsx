import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#design/button.tsx';
import { Dialog } from '#design/dialogs/dialog.tsx';
import { FormFooter } from '#design/dialogs/form-footer.tsx';
import { FailureNotice } from '#design/feedback/failure-notice.tsx';
import { toast } from '#design/feedback/toast-store.ts';
import { TextField } from '#design/fields/field.tsx';
import { Spinner } from '#design/spinner.tsx';
import { failureMessages } from '#platform/idempotency/failure-messages.ts';
import type { PatientRecord } from '../../directory/api.ts';
import { PatientSuggestions, SelectedPatient } from '../../directory/screens/patient-suggestions.tsx';
import { formatFields } from '../../directory/screens/person-labels.ts';
import { type MergePreview, mergePreviewQuery, useMergeRecords } from '../api.ts';

type Other = { id: number; name: string };

/** Merges another record of the same person into this one, after a preview. */
export function MergeDialog({
  card,
  isOpen,
  close,
}: {
  card: PatientRecord;
  isOpen: boolean;
  close: () => void;
}) {
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(opens) => opens || close()}
      title='Unir con otra ficha'
      description={<p>Para una persona que tiene dos fichas. Se queda esta, y la otra desaparece.</p>}
    >
      <MergeSearch card={card} close={close} />
    </Dialog>
  );
}

function MergeSearch({ card, close }: { card: PatientRecord; close: () => void }) {
  // The duplicate may have only one surname.
  const [typed, setTyped] = useState(() => (card.name ?? '').split(' ').slice(0, 2).join(' '));
  const [other, setOther] = useState<Other>();
  return (
    <div className='flex flex-col gap-4 pb-2'>
      {other ? (
        <>
          <SelectedPatient name={other.name} letGo={() => setOther(undefined)} />
          <MergePreviewForm card={card} other={other} close={close} />
        </>
      ) : (
        <>
          <TextField
            label='La otra ficha'
            hint='Escribe el nombre, el teléfono o el correo.'
            autoComplete='off'
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
          <PatientSuggestions typed={typed} take={setOther} fits={({ id }) => id !== card.id} />
        </>
      )}
    </div>
  );
}

function MergePreviewForm({ card, other, close }: { card: PatientRecord; other: Other; close: () => void }) {
  const pair = { id: card.id, otherId: other.id };
  const { data, error } = useQuery(mergePreviewQuery(pair));
  const join = useMergeRecords();
  const failure = error ?? join.error;
  const press = () =>
    join.mutate(pair, {
      onSuccess: () => {
        toast({ tone: 'success', title: 'Fichas unidas', description: 'Ahora todo está en esta.' });
        close();
      },
    });
  return (
    <>
      {failure && (
        <FailureNotice
          {...failureMessages(failure, {
            refused: 'No se pueden unir',
            lost: error ? 'No las hemos podido mirar' : undefined,
            advice: 'Cierra, mira la ficha y vuelve a probar.',
          })}
        />
      )}
      {data === undefined && !error && <Spinner label='Mirando las dos fichas…' />}
      {data && <MergeSummary joining={data} />}
      <FormFooter>
        {data && (
          <Button size='small' variant='danger' busy={join.isPending} busyLabel='Uniendo...' onClick={press}>
            Unir las dos fichas
          </Button>
        )}
      </FormFooter>
    </>
  );
}

function MergeSummary({ joining }: { joining: MergePreview }) {
  const { name, hasAccount, moved } = joining;
  const facts = [
    ['Nombre', name ?? 'Sin nombre'],
    ...formatFields(joining),
    ['Cuenta', hasAccount ? 'Con cuenta' : 'Sin cuenta'],
    ['Pasa a esta ficha', formatMoved(moved)],
  ];
  return (
    <div role='status'>
      <h3 className='text-base'>Así queda la ficha</h3>
      <dl className='mt-1 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1'>
        {facts.map(([label, value]) => (
          <div key={label} className='contents'>
            <dt className='text-ink-soft'>{label}</dt>
            <dd className='break-words'>{value}</dd>
          </div>
        ))}
      </dl>
      <p className='mt-2 text-ink-soft'>No se puede deshacer.</p>
    </div>
  );
}

const formatMoved = (moved: MergePreview['moved']): string =>
  [
    formatCount(moved.appointments, 'cita', 'citas'),
    formatCount(moved.plans, 'plan', 'planes'),
    formatCount(moved.guardians, 'persona que la cuida', 'personas que la cuidan'),
    formatCount(moved.children, 'menor a su cargo', 'menores a su cargo'),
    formatCount(moved.messages, 'mensaje', 'mensajes'),
  ]
    .filter(Boolean)
    .join(', ') || 'Nada más';

const formatCount = (count: number, one: string, many: string): string =>
  count === 0 ? '' : `${count} ${count === 1 ? one : many}`;
