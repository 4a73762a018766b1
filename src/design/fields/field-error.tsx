import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className='flex items-start gap-2 text-sm font-[550] text-coral-700'>
      <CircleAlert aria-hidden='true' className='mt-[0.2em] size-4 shrink-0' />
      <span>{children}</span>
    </p>
  );
}
