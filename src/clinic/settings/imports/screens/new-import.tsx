import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Button } from '#design/button.tsx';
import { Card } from '#design/card.tsx';
import { FailureNotice } from '#design/feedback/failure-notice.tsx';
import { LostResponseNotice } from '#design/feedback/lost-response-notice.tsx';
import { Notice } from '#design/feedback/notice.tsx';
import { CheckboxField } from '#design/fields/checkbox-field.tsx';
import { Spinner } from '#design/spinner.tsx';
import { failureMessages } from '#platform/idempotency/failure-messages.ts';
import {
  type ImportOutcome,
  type ImportPreview,
  type ImportRequest,
  importsQuery,
  useImport,
  usePreview,
} from '../api.ts';
import { ColumnChoices } from './column-choices.tsx';
import { FileChoice } from './file-choice.tsx';
import { FileQuestions } from './file-questions.tsx';
import { ImportLines, RejectedFile } from './import-lines.tsx';
import { formatCount } from './import-messages.ts';
import { texts } from './texts.ts';

export function NewImport() {
  const [wish, setWish] = useState<ImportRequest>();
  const [outcome, setOutcome] = useState<ImportOutcome>();
  // The last preview stays on screen while an answer changes it, so that focus and position stay too.
  const [seen, setSeen] = useState<ImportPreview>();
  const preview = usePreview();
  const importing = useImport();
  const requestPreview = (next: ImportRequest) => {
    setWish(next);
    setOutcome(undefined);
    importing.reset();
    preview.mutate(next, { onSuccess: setSeen });
  };
  const clear = () => {
    setWish(undefined);
    setSeen(undefined);
    preview.reset();
  };
  const chooseFile = (next: ImportRequest) => {
    setSeen(undefined);
    requestPreview(next);
  };
  const runImport = () =>
    wish &&
    importing.mutateAsync({ ...wish, columns: seen?.columns }).then(
      (made) => {
        setOutcome(made);
        clear();
      },
      () => {},
    );
  return (
    <Card as='section' className='mt-5 sm:p-5!'>
      <FileChoice key={outcome?.made.id} onChoose={chooseFile} onLeave={clear} />
      {outcome && <ImportResult outcome={outcome} />}
      {preview.isPending && seen === undefined && <Spinner label={texts().reading} />}
      {preview.isError && (
        <FailureNotice
          className='mt-5'
          {...failureMessages(preview.error, { refused: texts().fileRefused })}
        />
      )}
      {wish && seen && (
        <>
          <ColumnChoices
            kind={wish.kind}
            preview={{ ...seen, columns: wish.columns ?? seen.columns }}
            onChange={(columns) => requestPreview({ ...wish, columns })}
          />
          <FileQuestions wish={wish} preview={seen} onChange={requestPreview} />
          {wish.kind === 'appointments' && <AppointmentOptions wish={wish} onChange={requestPreview} />}
          {!preview.isError && (
            <ImportLines preview={seen} isStale={preview.isPending}>
              {importing.doubt !== undefined ? (
                <LostResponseNotice doubt={importing.doubt} onAsk={importing.askAgain}>
                  {texts().stayHere}
                </LostResponseNotice>
              ) : (
                importing.error && (
                  <FailureNotice
                    {...failureMessages(importing.error, { refused: texts().nothingImported })}
                  />
                )
              )}
              <Button
                disabled={seen.counts.new === 0 || !preview.isSuccess}
                busy={importing.isPending}
                busyLabel={texts().importing}
                onClick={runImport}
              >
                {texts().importCount(formatCount(wish.kind, seen.counts.new))}
              </Button>
            </ImportLines>
          )}
        </>
      )}
    </Card>
  );
}

function AppointmentOptions({
  wish,
  onChange,
}: {
  wish: ImportRequest;
  onChange: (wish: ImportRequest) => void;
}) {
  return (
    <div className='mt-4 flex flex-col gap-1'>
      <CheckboxField
        label={texts().isTold}
        hint={texts().isToldHint}
        checked={wish.isTold ?? false}
        onChange={({ target }) => onChange({ ...wish, isTold: target.checked })}
      />
      <CheckboxField
        label={texts().outsideHours}
        checked={wish.outsideHours ?? false}
        onChange={({ target }) => onChange({ ...wish, outsideHours: target.checked })}
      />
    </div>
  );
}

function ImportResult({ outcome: { made, counts, rejected } }: { outcome: ImportOutcome }) {
  const past = useQuery(importsQuery);
  const notice = useRef<HTMLDivElement>(null);
  // The pressed button has disappeared with the preview above, so the page has moved.
  useEffect(() => notice.current?.focus(), []);
  const now = past.data?.find(({ id }) => id === made.id);
  // Hidden once the import is undone below.
  if (now && now.undoneAt !== null) return null;
  const rest = [
    counts.present > 0 && texts().wasPresent(counts.present),
    counts.wrong > 0 && texts().wasNotImported(counts.wrong),
  ].filter(Boolean);
  return (
    <div ref={notice} tabIndex={-1} className='mt-5 scroll-my-24 rounded-card'>
      <Notice
        tone='success'
        announce='polite'
        title={texts().done(formatCount(made.kind, made.rows))}
        actions={rejected !== null && <RejectedFile text={rejected} />}
      >
        {rest.length > 0 && <p>{rest.join(' ')}</p>}
        <p>{texts().nobodyTold}</p>
      </Notice>
    </div>
  );
}
