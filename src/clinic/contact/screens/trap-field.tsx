import type { ComponentProps } from 'react';

/** A field that nobody sees, hears or reaches: only a robot fills it in. */
export const TrapField = (props: ComponentProps<'input'>) => (
  <div aria-hidden='true' className='absolute -left-[200vw] size-px overflow-hidden'>
    <label>
      Deja este campo vacío
      <input {...props} type='text' tabIndex={-1} autoComplete='off' />
    </label>
  </div>
);
