import { Button } from './button.tsx';
import { texts } from './list-texts.ts';

/** Buttons for the previous and next page of a list, and the position. Renders nothing for a single page. */
export function Pager({
  label,
  page,
  pages,
  position,
  show,
}: {
  label: string;
  /** From 1. */
  page: number;
  pages: number;
  /** The part shown, as 'Página 2 de 5' or '21 a 40 de 93'. */
  position: string;
  show: (page: number) => void;
}) {
  if (pages <= 1) return null;
  return (
    <nav aria-label={label} className='mt-3 flex flex-wrap items-center justify-between gap-3'>
      <Button size='small' variant='secondary' disabled={page === 1} onClick={() => show(page - 1)}>
        {texts().earlier}
      </Button>
      <p role='status' className='text-ink-soft text-xs tabular-nums'>
        {position}
      </p>
      <Button size='small' variant='secondary' disabled={page >= pages} onClick={() => show(page + 1)}>
        {texts().later}
      </Button>
    </nav>
  );
}
