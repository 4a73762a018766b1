import { useQuery } from '@tanstack/react-query';
import { Fragment, useState } from 'react';
import { RecordSection } from '#clinic/patients/directory/screens/record-section.tsx';
import { useIsTreating } from '#clinic/patients/processes/screens/use-is-treating.ts';
import { Badge } from '#design/badge.tsx';
import { Button } from '#design/button.tsx';
import { EmptyText } from '#design/feedback/empty-text.tsx';
import { LoadFailure } from '#design/feedback/load-failure.tsx';
import { LoadingRows } from '#design/feedback/skeleton.tsx';
import { formatDay } from '#platform/time/screen-dates.ts';
import { type Note, notesQuery } from '../api.ts';
import { MarksForm } from './marks-form.tsx';
import { texts } from './texts.ts';

/**
 * The user's own notes about a patient they treat. Loaded on request, because every read is recorded, or after the
 * user has written one.
 */
export function NotesOfPerson({ id, hasWritten }: { id: number; hasWritten: boolean }) {
  const isTreating = useIsTreating(id);
  const [isOpen, setOpen] = useState(false);
  if (!isTreating) return null;
  return (
    <RecordSection title={texts().title}>
      {isOpen || hasWritten ? (
        <OpenNotes id={id} />
      ) : (
        <div className='px-3 py-3'>
          <p className='mb-3 text-ink-soft'>{texts().onlyYou}</p>
          <Button size='small' variant='secondary' onClick={() => setOpen(true)}>
            {texts().open}
          </Button>
        </div>
      )}
    </RecordSection>
  );
}

function OpenNotes({ id }: { id: number }) {
  const { data, isError, refetch } = useQuery(notesQuery(id));
  if (data === undefined)
    return isError ? (
      <LoadFailure isQuiet title={texts().notOpened} retry={() => void refetch()}>
        {texts().areKept}
      </LoadFailure>
    ) : (
      <LoadingRows rows={3} label={texts().opening} className='m-3' />
    );
  if (data.notes.length === 0) return <EmptyText>{texts().none}</EmptyText>;
  return (
    <ul className='divide-y divide-line'>
      {data.notes.map((note) => (
        <OneNote key={note.id} id={id} note={note} />
      ))}
    </ul>
  );
}

function OneNote({ id, note }: { id: number; note: Note }) {
  const { sessionOn, text, marks, isReviewed } = note;
  const [isMarking, setMarking] = useState(false);
  return (
    <li className='dense-row px-3'>
      <div className='mb-1 flex flex-wrap items-center gap-x-3 gap-y-1'>
        <h3 className='grow text-base'>{formatDay(sessionOn)}</h3>
        <Badge tone={isReviewed ? 'confirmed' : 'pending'}>{reviewLabel(isReviewed, marks.length)}</Badge>
      </div>
      {text === null && <p className='text-ink-soft'>{texts().unreadable}</p>}
      {text !== null && isMarking && (
        <MarksForm id={id} note={note} text={text} close={() => setMarking(false)} />
      )}
      {text !== null && !isMarking && (
        <>
          <NoteText text={text} marks={marks} />
          <Button size='small' variant='quiet' className='mt-1 -ml-4' onClick={() => setMarking(true)}>
            {isReviewed ? texts().changeMarks : texts().decideMarks}
          </Button>
        </>
      )}
    </li>
  );
}

function reviewLabel(isReviewed: boolean, marks: number): string {
  if (!isReviewed) return texts().unreviewed;
  if (marks === 0) return texts().handedOverWhole;
  return texts().withheld(marks);
}

/** A note with withheld passages struck through; screen readers get the marking as text. */
function NoteText({ text, marks }: { text: string; marks: Note['marks'] }) {
  const edges = [...marks, { from: text.length, to: text.length }];
  return (
    <p className='max-w-text whitespace-pre-line'>
      {edges.map(({ from, to }, index) => (
        <Fragment key={from}>
          {text.slice(edges[index - 1]?.to ?? 0, from)}
          {to > from && (
            <mark className='bg-ochre-100 text-ink'>
              <span className='sr-only'>{texts().notHandedOver} </span>
              {text.slice(from, to)}
            </mark>
          )}
        </Fragment>
      ))}
    </p>
  );
}
