import { RestoredDraftNotice } from '#clinic/accounts/drafts/screens/restored-draft-notice.tsx';
import { useDiscardDraft, useDraft } from '#clinic/accounts/drafts/screens/use-draft.ts';
import { Button } from '#design/button.tsx';
import { FailureNotice } from '#design/feedback/failure-notice.tsx';
import { TextareaField } from '#design/fields/field.tsx';
import { Form } from '#design/fields/form.tsx';
import { failureMessages } from '#platform/idempotency/failure-messages.ts';
import { formatDate } from '#platform/time/screen-dates.ts';
import { type EvaluationReading, useRelease } from '../api.ts';
import { disclaimer, maxCommentLength, sentenceOf } from '../terms.ts';
import { texts } from './desk-texts.ts';

export function ReleaseForm({ reading, released }: { reading: EvaluationReading; released: () => void }) {
  const place = `release-${reading.id}`;
  const { words: typed, change, wasLeft, clear } = useDraft(place, { words: '' });
  const forget = useDiscardDraft();
  const release = useRelease(reading.id);
  const { releasedAt, band, instrument, mayRelease } = reading;
  if (releasedAt !== null)
    return (
      <section aria-labelledby='compartido' className='rounded-card border border-line bg-card p-4'>
        <h2 id='compartido' className='text-base'>
          {texts().releasedOn(formatDate(releasedAt))}
        </h2>
        <p className='mt-2 whitespace-pre-line border-line border-l-2 pl-3'>{reading.words}</p>
      </section>
    );
  if (!mayRelease || band === null) return null;
  return (
    <Form
      className='rounded-card border border-line bg-card p-4'
      onSubmit={(event) => {
        event.preventDefault();
        release.mutate(typed.words, {
          onSuccess: () => {
            forget(place);
            released();
          },
        });
      }}
    >
      <h2 className='text-base'>{texts().release}</h2>
      <p className='mt-1 text-ink-soft'>{texts().releaseHint}</p>
      <p className='mt-2 max-w-text border-line border-l-2 pl-3'>
        {sentenceOf(instrument, band)} {disclaimer()}
      </p>
      <RestoredDraftNotice isShown={wasLeft} clear={clear} />
      <TextareaField
        className='mt-4'
        label={texts().comment}
        hint={texts().commentHint}
        maxLength={maxCommentLength}
        value={typed.words}
        onChange={({ target }) => change({ words: target.value })}
        required
      />
      {release.isError && (
        <FailureNotice
          {...failureMessages(release.error, {
            refused: texts().notReleased,
            advice: texts().draftKept,
          })}
          className='mt-3'
        />
      )}
      <Button
        type='submit'
        className='mt-4'
        size='small'
        busy={release.isPending}
        busyLabel={texts().releasing}
      >
        {texts().releaseToPerson}
      </Button>
    </Form>
  );
}
