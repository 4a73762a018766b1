import type { ComponentProps } from 'react';
import { texts } from './texts.ts';

/** Honeypot field, hidden from sight, screen readers and keyboard: only robots fill it in. */
export const HoneypotField = (props: ComponentProps<'input'>) => (
  <div aria-hidden='true' className='absolute -left-[200vw] size-px overflow-hidden'>
    <label>
      {texts().form.leaveEmpty}
      <input {...props} type='text' tabIndex={-1} autoComplete='off' />
    </label>
  </div>
);
