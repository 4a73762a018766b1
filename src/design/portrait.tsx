import clsx from 'clsx';
import { usePicture } from './use-picture.ts';
import { WindowView } from './window-view.tsx';

const tops = ['text-river-600', 'text-pine-700', 'text-coral-600', 'text-river-700'];
const hairs = ['text-hair-dark', 'text-tile-shade', 'text-hair-grey', 'text-wood'];

/**
 * A person at a large window: their picture, or, where there is none or it does not load, an avatar drawn for their name, always
 * the same one. Decorative: write the name beside it.
 */
export function Portrait({ name, src, className }: { name: string; src: string | null; className?: string }) {
  const { img } = usePicture(src);
  return (
    <div aria-hidden='true' className={clsx('relative', className)}>
      <WindowView className='w-full'>
        <DrawnPerson name={name} />
      </WindowView>
      {img && (
        // Over the opening of the drawn window, inside its frame; shares of 240 by 256.
        <img
          {...img}
          alt=''
          className='absolute top-[6.5%] left-[19.3%] h-[86.3%] w-[61.4%] rounded-t-full object-cover'
        />
      )}
    </div>
  );
}

function DrawnPerson({ name }: { name: string }) {
  const sum = Array.from(name).reduce((total, part) => total + (part.codePointAt(0) ?? 0), 0);
  return (
    <g fill='currentColor'>
      <path d='M0 0h152v226H0z' className='text-glow-soft' />
      <path
        d='M0 62h44v4H0zM0 106h44v4H0zM0 150h44v4H0zM118 84h34v4h-34zM118 128h34v4h-34z'
        className='text-wood'
      />
      <path
        d='M4 38h7v24H4zM32 34h8v28h-8zM14 84h8v22h-8zM126 60h7v24h-7zM4 128h8v22H4z'
        className='text-front-river'
      />
      <path
        d='M12 34h6v28h-6zM24 80h9v26h-9zM134 56h8v28h-8zM122 102h7v26h-7zM14 124h7v26h-7z'
        className='text-front-coral'
      />
      <path d='M20 40h9v22h-9zM4 82h8v24H4zM144 62h6v22h-6zM24 130h9v20h-9z' className='text-front-pine' />
      <path d='M131 108h8v20h-8zM36 86h6v20h-6z' className='text-ochre-500' />
      <g className={hairs[sum % hairs.length]}>
        <path d='M42 150q-8-92 34-92t34 92q-34 12-68 0z' />
      </g>
      <path d='M64 118h24v34q-12 14-24 0z' className='text-skin-warm' />
      <path d='M50 96a26 30 0 0 1 52 0c0 24-12 38-26 38S50 120 50 96z' className='text-skin-light' />
      <path
        d='M47 106q-4-44 31-44 28 0 27 44-6-18-16-26-18 12-34 8-6 6-8 18z'
        className={hairs[sum % hairs.length]}
      />
      <path d='M14 226q0-62 44-72l18 16 18-16q44 10 44 72z' className={tops[sum % tops.length]} />
      <path d='M58 154l-7 5 25 30 25-30-7-5-18 18z' className='text-card' />
    </g>
  );
}
