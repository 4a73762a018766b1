import { type FormEvent, useState } from 'react';
import { SaveFailure } from '#clinic/patients/directory/screens/save-failure.tsx';
import { Button } from '#design/button.tsx';
import { Dialog } from '#design/dialogs/dialog.tsx';
import { FormFooter } from '#design/dialogs/form-footer.tsx';
import { type Choice, ChoiceCards } from '#design/fields/choice-cards.tsx';
import { TextareaField } from '#design/fields/field.tsx';
import { Form } from '#design/fields/form.tsx';
import { type Arrangement, arrangementLabels, arrangements } from '../../terms.ts';
import { type ConsentStates, useSetArrangement } from '../api.ts';
import { texts } from './texts.ts';

/** Shows and changes who signs for a child under 16. */
export function ArrangementLine({
  id,
  arrangement,
}: {
  id: number;
  arrangement: ConsentStates['arrangement'];
}) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className='flex items-center justify-between gap-x-3 border-line border-t px-3 py-1'>
      <div className='min-w-0'>
        <p>
          <span className='text-ink-soft'>{texts().whoSigns} </span>
          {arrangement ? arrangementLabels()[arrangement.arrangement] : texts().arrangementUnknown}
        </p>
        {arrangement?.note && (
          <p className='whitespace-pre-line break-words text-ink-soft text-xs'>{arrangement.note}</p>
        )}
      </div>
      <Button
        size='small'
        variant='quiet'
        className='-mr-4 shrink-0'
        aria-label={texts().noteWhoSigns}
        onClick={() => setOpen(true)}
      >
        {arrangement ? texts().change : texts().note}
      </Button>
      <Dialog open={isOpen} onOpenChange={setOpen} title={texts().whoSignsForPerson}>
        <ArrangementForm id={id} former={arrangement} close={() => setOpen(false)} />
      </Dialog>
    </div>
  );
}

function ArrangementForm({
  id,
  former,
  close,
}: {
  id: number;
  former: ConsentStates['arrangement'];
  close: () => void;
}) {
  const [chosen, setChosen] = useState<Arrangement | undefined>(former?.arrangement);
  const [note, setNote] = useState(former?.note ?? '');
  const arrange = useSetArrangement(id);
  const choices = arrangements.map(
    (value): Choice<Arrangement> => ({
      value,
      label: arrangementLabels()[value],
      description: texts().arrangementHints[value],
    }),
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (chosen !== undefined) arrange.mutate({ arrangement: chosen, note }, { onSuccess: close });
  };
  return (
    <Form noValidate onSubmit={submit} className='flex flex-col gap-4 pb-2'>
      <ChoiceCards legend={texts().family} choices={choices} value={chosen} onChange={setChosen} />
      <TextareaField
        label={texts().basis}
        optional
        hint={texts().basisHint}
        rows={3}
        maxLength={500}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      <p className='text-ink-soft text-sm'>{texts().formerKept}</p>
      {arrange.error && <SaveFailure error={arrange.error} />}
      <FormFooter>
        <Button
          type='submit'
          size='small'
          disabled={chosen === undefined}
          busy={arrange.isPending}
          busyLabel={texts().saving}
        >
          {texts().save}
        </Button>
      </FormFooter>
    </Form>
  );
}
