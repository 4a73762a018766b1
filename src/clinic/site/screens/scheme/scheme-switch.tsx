import { chooseScheme, type Scheme, useScheme } from './scheme.ts';
import { texts } from './texts.ts';

const choices: readonly (readonly [Scheme, string])[] = [
  ['device', texts().device],
  ['light', texts().light],
  ['dark', texts().dark],
];

/** Colour scheme switch. Needs scripts; without them the device's scheme applies. */
export function SchemeSwitch() {
  const chosen = useScheme();
  return (
    <fieldset data-print='no' className='flex flex-wrap items-center gap-x-4 noscript:hidden'>
      <legend className='float-left w-full font-[650] sm:w-auto'>{texts().title}</legend>
      {choices.map(([scheme, label]) => (
        <label key={scheme} className='flex min-h-11 items-center gap-2'>
          <input
            type='radio'
            name='aspecto'
            checked={chosen === scheme}
            onChange={() => chooseScheme(scheme)}
            className='size-4.5 accent-glow'
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
