import clsx from 'clsx';
import { usePicture } from '../hooks/use-picture.ts';
import { frontColors, type Tone } from '../tone.ts';

const tones: readonly Tone[] = ['river', 'ochre', 'pine', 'coral'];
const sizes = {
  small: 'size-10 border-2 text-base',
  normal: 'size-13 border-3 text-h4',
  large: 'size-38 border-6 text-h1',
};

/** 'Dra. Ona Puig' has the initial O, not D, and the same colour with and without the title. */
const stripTitle = (name: string) => name.trim().replace(/^Dra?\.\s*/, '');

/**
 * Round picture of a person, or their initial on a colour derived from the name: the same everywhere, so give the full
 * name where it is known. Decorative: write the name beside it.
 */
export function Avatar({
  name,
  src,
  size = 'normal',
  className,
}: {
  name: string;
  src?: string;
  size?: keyof typeof sizes;
  className?: string;
}) {
  const { img } = usePicture(src);
  const letters = Array.from(stripTitle(name));
  const letter = letters[0]?.toLocaleUpperCase('es') ?? '·';
  const sum = letters.reduce((total, part) => total + (part.codePointAt(0) ?? 0), 0);
  return (
    <span
      aria-hidden='true'
      className={clsx(
        'inline-grid shrink-0 place-items-center overflow-hidden rounded-full border-card font-display font-[680] text-ink shadow-[0_0_0_1.5px_var(--color-edge)]',
        frontColors[tones[sum % tones.length] ?? 'river'],
        sizes[size],
        className,
      )}
    >
      {img ? (
        <img {...img} alt='' className='size-full object-cover' />
      ) : (
        <span className='leading-none'>{letter}</span>
      )}
    </span>
  );
}
