import clsx from 'clsx';
import { usePicture } from '#design/hooks/use-picture.ts';
import { Drawing } from '../background/drawing.tsx';

const avatars = ['portrait-0', 'portrait-1', 'portrait-2', 'portrait-3'] as const;

/** A person's picture, or a drawn avatar derived from the name if there is none. Decorative: the name is beside it. */
export function Portrait({ name, src, className }: { name: string; src: string | null; className?: string }) {
  const { img } = usePicture(src);
  const sum = Array.from(name).reduce((total, part) => total + (part.codePointAt(0) ?? 0), 0);
  return (
    <div className={clsx('relative', className)}>
      <Drawing name={avatars[sum % avatars.length] ?? avatars[0]} className='w-full' />
      {img && (
        // Fills the opening of the drawn window frame.
        <img
          {...img}
          alt=''
          width={480}
          height={560}
          loading='lazy'
          decoding='async'
          className='absolute top-[6.5%] left-[19.3%] h-[86.3%] w-[61.4%] rounded-t-full object-cover'
        />
      )}
    </div>
  );
}
