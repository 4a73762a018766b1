import { Button } from '#design/button.tsx';
import { Notice } from '#design/feedback/notice.tsx';

/** Explains why a form is prefilled, and offers to clear it. */
export function RestoredDraftNotice({ isShown, clear }: { isShown: boolean; clear: () => void }) {
  if (!isShown) return null;
  return (
    <Notice
      tone='info'
      title='Lo dejaste a medias'
      actions={
        <Button size='small' variant='secondary' onClick={clear}>
          Empezar de nuevo
        </Button>
      }
    >
      Lo has escrito hoy en este puesto. Solo lo ves tú.
    </Notice>
  );
}
