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

const hints: Record<Arrangement, string> = {
  both: 'Comparten la potestad: se piden las dos firmas.',
  one: 'Solo uno tiene la potestad, o el otro ha fallecido.',
  court_ruling: 'Hay una sentencia o un auto que lo dice. Apunta cuál y dónde está la copia.',
  art_236_8:
    'Violencia en la familia: no hace falta la firma de uno de los dos. Si no debe saber nada, márcale «Sin contacto».',
  disagreement: 'Uno quiere y el otro no. La clínica no decide entre los dos.',
};

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
          <span className='text-ink-soft'>Quién firma: </span>
          {arrangement ? (
            arrangementLabels[arrangement.arrangement]
          ) : (
            <>sin anotar; mientras tanto se piden dos firmas</>
          )}
        </p>
        {arrangement?.note && (
          <p className='whitespace-pre-line break-words text-ink-soft text-xs'>{arrangement.note}</p>
        )}
      </div>
      <Button
        size='small'
        variant='quiet'
        className='-mr-4 shrink-0'
        aria-label='Anotar quién firma'
        onClick={() => setOpen(true)}
      >
        {arrangement ? 'Cambiar' : 'Anotar'}
      </Button>
      <Dialog open={isOpen} onOpenChange={setOpen} title='Quién firma por esta persona'>
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
    (value): Choice<Arrangement> => ({ value, label: arrangementLabels[value], description: hints[value] }),
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (chosen !== undefined) arrange.mutate({ arrangement: chosen, note }, { onSuccess: close });
  };
  return (
    <Form noValidate onSubmit={submit} className='flex flex-col gap-4 pb-2'>
      <ChoiceCards legend='Cómo está la familia' choices={choices} value={chosen} onChange={setChosen} />
      <TextareaField
        label='En qué se basa'
        optional
        hint='Qué documento, de qué fecha y dónde está. Se guarda cifrado; lo ve quien atiende y el mostrador.'
        rows={3}
        maxLength={500}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      <p className='text-ink-soft text-sm'>Lo anterior no se borra: queda quién lo anotó y cuándo.</p>
      {arrange.error && <SaveFailure error={arrange.error} />}
      <FormFooter>
        <Button
          type='submit'
          size='small'
          disabled={chosen === undefined}
          busy={arrange.isPending}
          busyLabel='Guardando...'
        >
          Guardar
        </Button>
      </FormFooter>
    </Form>
  );
}
