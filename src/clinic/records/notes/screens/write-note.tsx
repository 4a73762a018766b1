import { useRef, useState } from 'react';
import { useHasDraft } from '#clinic/accounts/drafts/screens/use-draft.ts';
import { Button, type ButtonProps } from '#design/button.tsx';
import { FocusReturnContext } from '#design/dialogs/dialog.tsx';
import { LoadFailure } from '#design/feedback/load-failure.tsx';
import { usePreloadedPart } from '#design/hooks/use-preloaded-part.ts';
import type { Day } from '#platform/time/calendar-days.ts';
import { texts } from './texts.ts';
import type { NoteTemplate } from './use-note-template.ts';

const loadDialog = async () => (await import('./note-dialog.tsx')).NoteDialog;

/**
 * Button that opens the form for a session note, also to continue an unfinished one.
 * @param begin initial text; opens the form without the button
 * @param begun called when the form with that text closes
 * @param written called when the note is saved
 */
export function WriteNote({
  id,
  today,
  written,
  begin,
  begun,
  variant,
}: {
  id: number;
  today: Day;
  written: () => void;
  begin: NoteTemplate | undefined;
  begun: () => void;
  variant: ButtonProps['variant'];
}) {
  const [isAsked, setAsked] = useState(false);
  const isOpen = isAsked || begin !== undefined;
  const button = useRef<HTMLButtonElement>(null);
  const dialog = usePreloadedPart(loadDialog, isOpen);
  const place = `note-${id}`;
  const isUnfinished = useHasDraft(place);
  return (
    <>
      <Button
        ref={button}
        size='small'
        variant={variant}
        aria-haspopup='dialog'
        onClick={() => setAsked(true)}
      >
        {isUnfinished ? texts().continueNote : texts().writeNote}
      </Button>
      {dialog.part && (
        <FocusReturnContext value={button}>
          <dialog.part
            id={id}
            today={today}
            place={place}
            begin={begin}
            isOpen={isOpen}
            setOpen={(opens) => {
              setAsked(opens);
              if (!opens) begun();
            }}
            written={() => {
              setAsked(false);
              written();
            }}
          />
        </FocusReturnContext>
      )}
      {dialog.isFailed && isOpen && (
        <LoadFailure title={texts().noteNotOpened} isQuiet retry={dialog.ask}>
          {isUnfinished ? texts().dialogFailedDraft : texts().dialogFailed}
        </LoadFailure>
      )}
    </>
  );
}
