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
import { undoDays } from '../terms.ts';
import { formatCount } from './import-messages.ts';
import { texts } from './texts.ts';

export function PastImports() {
  const imports = useQuery(importsQuery);
  if (imports.isError && !imports.data)
    return (
      <LoadFailure title={texts().past.notOpened} retry={() => void imports.refetch()}>
        {failureReason(imports.error, texts().past.tryAgain)}
      </LoadFailure>
    );
  if (!imports.data?.length) return null;
  return (
    <section aria-labelledby='past' className='mt-8'>
      <h2 id='past' className='text-h4'>
        {texts().past.title}
      </h2>
      <p className='text-ink-soft'>{texts().past.undoHint(undoDays)}</p>
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
          <Badge>
            {made.rowsThere === 0 ? texts().past.undone : texts().past.partlyUndone(made.rowsThere)}
          </Badge>
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
          title: texts().past.undoneTitle,
          description:
            outcome.left.length === 0
              ? texts().past.removedAll(formatCount(made.kind, outcome.undone))
              : texts().past.removedSome(outcome.undone),
        });
      },
      () => {},
    );
  return (
    <Dialog
      open={isOpen}
      onOpenChange={setOpen}
      title={texts().past.ask}
      description={texts().past.askLead(formatCount(made.kind, made.rowsThere))}
      trigger={
        <Button size='small' variant='secondary'>
          {texts().past.undo}
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
          {...failureMessages(undo.error, { refused: texts().past.nothingUndone })}
        />
      )}
      <FormFooter>
        <Button size='small' busy={undo.isPending} busyLabel={texts().past.undoing} onClick={press}>
          {texts().past.undo}
        </Button>
      </FormFooter>
    </Dialog>
  );
}

function LeftRows({ outcome: { left } }: { outcome: UndoOutcome }) {
  return (
    <div className='mt-1 text-sm' role='status'>
      <p className='font-[650]'>{texts().past.stays}</p>
      <ul className='list-disc pl-5'>
        {left.map(({ what, because }) => (
          <li key={`${what} ${because}`}>
            {what}: {texts().past.reasons[because]}.
          </li>
        ))}
      </ul>
    </div>
  );
}
