import { Button } from '#design/button.tsx';
import { Notice } from '#design/feedback/notice.tsx';
import { texts } from './texts.ts';

/** Explains why a form is prefilled, and offers to clear it. */
export function RestoredDraftNotice({ isShown, clear }: { isShown: boolean; clear: () => void }) {
  if (!isShown) return null;
  return (
    <Notice
      tone='info'
      title={texts().restored.title}
      actions={
        <Button size='small' variant='secondary' onClick={clear}>
          {texts().restored.startAgain}
        </Button>
      }
    >
      {texts().restored.origin}
    </Notice>
  );
}
