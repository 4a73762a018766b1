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
import { texts } from './texts.ts';

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
      title={texts().title}
      description={<p>{texts().description}</p>}
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
            label={texts().other}
            hint={texts().searchHint}
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
        toast({ tone: 'success', title: texts().merged, description: texts().allHere });
        close();
      },
    });
  return (
    <>
      {failure && (
        <FailureNotice
          {...failureMessages(failure, {
            refused: texts().refused,
            lost: error ? texts().previewLost : undefined,
            advice: texts().advice,
          })}
        />
      )}
      {data === undefined && !error && <Spinner label={texts().previewing} />}
      {data && <MergeSummary joining={data} />}
      <FormFooter>
        {data && (
          <Button
            size='small'
            variant='danger'
            busy={join.isPending}
            busyLabel={texts().merging}
            onClick={press}
          >
            {texts().merge}
          </Button>
        )}
      </FormFooter>
    </>
  );
}

function MergeSummary({ joining }: { joining: MergePreview }) {
  const { name, hasAccount, moved } = joining;
  const facts = [
    [texts().name, name ?? texts().nameless],
    ...formatFields(joining),
    [texts().account, hasAccount ? texts().withAccount : texts().withoutAccount],
    [texts().movesHere, formatMoved(moved)],
  ];
  return (
    <div role='status'>
      <h3 className='text-base'>{texts().result}</h3>
      <dl className='mt-1 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1'>
        {facts.map(([label, value]) => (
          <div key={label} className='contents'>
            <dt className='text-ink-soft'>{label}</dt>
            <dd className='break-words'>{value}</dd>
          </div>
        ))}
      </dl>
      <p className='mt-2 text-ink-soft'>{texts().irreversible}</p>
    </div>
  );
}

const formatMoved = (moved: MergePreview['moved']): string =>
  [
    moved.appointments > 0 && texts().moved.appointments(moved.appointments),
    moved.plans > 0 && texts().moved.plans(moved.plans),
    moved.guardians > 0 && texts().moved.guardians(moved.guardians),
    moved.children > 0 && texts().moved.children(moved.children),
    moved.messages > 0 && texts().moved.messages(moved.messages),
  ]
    .filter(Boolean)
    .join(', ') || texts().nothingElse;
