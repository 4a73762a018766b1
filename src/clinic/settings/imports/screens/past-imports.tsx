import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Badge } from '#design/badge.tsx';
import { Button } from '#design/button.tsx';
import { Dialog } from '#design/dialogs/dialog.tsx';
import { FormFooter } from '#design/dialogs/form-footer.tsx';
import { FailureNotice } from '#design/feedback/failure-notice.tsx';
import { LoadFailure } from '#design/feedback/load-failure.tsx';
import { toast } from '#design/feedback/toast-store.ts';
import { failureMessages, failureReason } from '#platform/idempotency/failure-messages.ts';
import { formatDateAndTime } from '#platform/time/screen-dates.ts';
import { type ImportRecord, importsQuery, type UndoOutcome, useUndo } from '../api.ts';
import { formatCount, leftReasonLabels, undoHint } from './import-messages.ts';

export function PastImports() {
  const imports = useQuery(importsQuery);
  if (imports.isError && !imports.data)
    return (
      <LoadFailure title='No hemos podido ver lo importado' retry={() => void imports.refetch()}>
        {failureReason(imports.error, 'Vuelve a probar.')}
      </LoadFailure>
    );
  if (!imports.data?.length) return null;
  return (
    <section aria-labelledby='past' className='mt-8'>
      <h2 id='past' className='text-h4'>
        Importaciones hechas
      </h2>
      <p className='text-ink-soft'>{undoHint}</p>
      <ul className='mt-3 overflow-hidden rounded-card border border-line bg-card'>
        {imports.data.map((made) => (
          <PastImport key={made.id} made={made} />
        ))}
      </ul>
    </section>
  );
}

function PastImport({ made }: { made: ImportRecord }) {
  const [outcome, setOutcome] = useState<UndoOutcome>();
  return (
    <li className='dense-row border-line border-b px-3 last:border-b-0'>
      <div className='flex flex-wrap items-center gap-x-4 gap-y-1'>
        <strong className='tabular-nums'>{formatCount(made.kind, made.rows)}</strong>
        <span className='grow text-ink-soft'>
          {formatDateAndTime(new Date(made.madeAt))}
          {made.madeBy && ` · ${made.madeBy}`}
        </span>
        {made.undoneAt !== null && (
          <Badge>{made.rowsThere === 0 ? 'Deshecho' : `Deshecho en parte: quedan ${made.rowsThere}`}</Badge>
        )}
        {made.mayBeUndone && <UndoButton made={made} onUndone={setOutcome} />}
      </div>
      {outcome && outcome.left.length > 0 && <LeftRows outcome={outcome} />}
    </li>
  );
}

function UndoButton({ made, onUndone }: { made: ImportRecord; onUndone: (outcome: UndoOutcome) => void }) {
  const [isOpen, setOpen] = useState(false);
  const undo = useUndo();
  const press = () =>
    undo.mutateAsync(made.id).then(
      (outcome) => {
        onUndone(outcome);
        setOpen(false);
        toast({
          tone: outcome.left.length === 0 ? 'success' : 'info',
          title: 'Importación deshecha',
          description:
            outcome.left.length === 0
              ? `Se han quitado ${formatCount(made.kind, outcome.undone)}.`
              : `Se han quitado ${outcome.undone}. Debajo ves qué se queda y por qué.`,
        });
      },
      () => {},
    );
  return (
    <Dialog
      open={isOpen}
      onOpenChange={setOpen}
      title='¿Deshacer esta importación?'
      description={`Se quita lo que creó: ${formatCount(made.kind, made.rowsThere)}. Lo que ya se haya cobrado, movido o usado se queda, y te decimos qué es.`}
      trigger={
        <Button size='small' variant='secondary'>
          Deshacer
          <span className='sr-only'>
            {' '}
            {formatCount(made.kind, made.rows)}, {formatDateAndTime(new Date(made.madeAt))}
          </span>
        </Button>
      }
    >
      {undo.error && (
        <FailureNotice
          className='mb-4'
          {...failureMessages(undo.error, { refused: 'No se ha deshecho nada' })}
        />
      )}
      <FormFooter>
        <Button size='small' busy={undo.isPending} busyLabel='Deshaciendo...' onClick={press}>
          Deshacer
        </Button>
      </FormFooter>
    </Dialog>
  );
}

function LeftRows({ outcome: { left } }: { outcome: UndoOutcome }) {
  return (
    <div className='mt-1 text-sm' role='status'>
      <p className='font-[650]'>Se queda:</p>
      <ul className='list-disc pl-5'>
        {left.map(({ what, because }) => (
          <li key={`${what} ${because}`}>
            {what}: {leftReasonLabels[because]}.
          </li>
        ))}
      </ul>
    </div>
  );
}
