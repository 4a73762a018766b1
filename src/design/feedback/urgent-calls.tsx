import clsx from 'clsx';
import type { ReactNode } from 'react';
import { texts } from '../texts.ts';
import { CallList, type Contact } from './call-list.tsx';

type UrgentCallsProps = {
  id: string;
  contacts: readonly Contact[];
  /** Why calling is the only option now. */
  children: ReactNode;
  className?: string;
  listClassName?: string;
};

/** Emergency contacts on a highlighted background. */
export function UrgentCalls({ id, contacts, children, className, listClassName = '' }: UrgentCallsProps) {
  return (
    <section
      aria-labelledby={id}
      className={clsx('grid grid-cols-1 gap-x-8 gap-y-5 rounded-sheet bg-coral-100 p-5 sm:p-8', className)}
    >
      <div>
        <h2 id={id} className='text-h3'>
          {texts().cannotWait}
        </h2>
        <p className='mt-2 max-w-text'>{children}</p>
      </div>
      <CallList contacts={contacts} className={listClassName} />
    </section>
  );
}
