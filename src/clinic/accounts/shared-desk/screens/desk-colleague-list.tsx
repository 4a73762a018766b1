import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { roleLabels } from '#clinic/accounts/screens/role-labels.ts';
import type { DeskColleague } from '../contract.ts';

/** The colleagues waiting at this desk; a press on one asks for that person's password. */
export function DeskColleagueList({
  title,
  colleagues,
  onChoose,
  children,
}: {
  title: string;
  colleagues: readonly DeskColleague[];
  onChoose: (colleague: DeskColleague) => void;
  children?: ReactNode;
}) {
  return (
    <section aria-labelledby='cambiar-de-persona' className='mt-5'>
      <h2 id='cambiar-de-persona' className='text-h4'>
        {title}
      </h2>
      {colleagues.length > 0 && (
        <ul className='mt-3 divide-y divide-line overflow-hidden rounded-card border border-line bg-card'>
          {colleagues.map((colleague) => (
            <li key={colleague.id}>
              <button
                type='button'
                onClick={() => onChoose(colleague)}
                className='flex min-h-14 w-full items-center gap-3 px-4 py-2 text-left transition-colors hover:bg-river-50 focus-visible:-outline-offset-3'
              >
                <Initials name={colleague.name} />
                <span className='min-w-0 grow leading-tight'>
                  <strong className='wrap-anywhere block font-[650]'>{colleague.name}</strong>{' '}
                  <span className='text-ink-soft text-sm'>{roleLabels()[colleague.role]}</span>
                </span>
                <ChevronRight aria-hidden='true' className='size-5 shrink-0 text-river-600' />
              </button>
            </li>
          ))}
        </ul>
      )}
      {children}
    </section>
  );
}

/** Two initials, decorative: the name is next to them. */
export function Initials({ name }: { name: string }) {
  const words = name.replace(/^Dra?\. /, '').split(' ');
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => word?.[0] ?? '');
  return (
    <span
      aria-hidden='true'
      className='grid size-10 shrink-0 place-items-center rounded-full bg-river-100 font-[650] text-river-700 text-sm'
    >
      {letters.join('').toUpperCase()}
    </span>
  );
}
