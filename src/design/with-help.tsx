import { CircleQuestionMark } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { texts } from './list-texts.ts';

/**
 * A heading or label with a '?' button that shows and hides its explanation, so that the screen stays short.
 * @param about named in the button's label: 'Ayuda: Planes de sesiones'
 * @param children the heading
 */
export function WithHelp({ about, help, children }: { about: string; help: ReactNode; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <div className='flex min-w-0 flex-wrap items-center gap-x-1'>
      {children}
      <button
        type='button'
        aria-label={texts().help(about)}
        aria-expanded={isOpen}
        aria-controls={id}
        data-print='no'
        onClick={() => setOpen(!isOpen)}
        className='-my-1.5 grid size-11 shrink-0 pointer-fine:-my-2.5 place-items-center rounded-full text-river-600 hover:bg-river-50 aria-expanded:bg-river-100'
      >
        <CircleQuestionMark aria-hidden='true' className='size-5' />
      </button>
      <div id={id} hidden={!isOpen} className='max-w-text basis-full py-1 text-ink-soft'>
        {help}
      </div>
    </div>
  );
}
