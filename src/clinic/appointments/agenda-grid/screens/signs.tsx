import { appearances } from './appearance.ts';
import { texts } from './texts.ts';
import type { Coloring } from './view/agenda-look.ts';

const signId = (id: string) => `sign-${id}`;

/**
 * SVG symbols of kinds and states, once per page: rendering the icon in each of a hundred blocks took as long
 * as everything else.
 */
export const SignSymbols = () => (
  <svg aria-hidden='true' className='absolute size-0' data-print='no'>
    {[...appearances.kind, ...appearances.state].map(({ id, Icon }) => (
      <symbol key={id} id={signId(id)} viewBox='0 0 24 24'>
        <Icon />
      </symbol>
    ))}
  </svg>
);

/** Requires `SignSymbols` on the page. */
export const Sign = ({ of }: { of: string }) => (
  <svg aria-hidden='true' className='size-3.5 shrink-0'>
    <use href={`#${signId(of)}`} />
  </svg>
);

/** Legend of the colours. */
export const ColorKey = ({ coloring }: { coloring: Coloring }) => (
  <ul aria-label={texts().colors} className='flex flex-wrap gap-x-4 gap-y-1 text-ink-soft text-xs'>
    {appearances[coloring].map(({ id, word, ground, edge }) => (
      <li key={id} className='flex items-center gap-1.5'>
        <span className={`flex overflow-hidden rounded-[3px] border border-edge text-ink ${ground}`}>
          <span className={`w-1.5 ${edge}`} />
          <span className='p-0.5'>
            <Sign of={id} />
          </span>
        </span>
        {word()}
      </li>
    ))}
  </ul>
);
