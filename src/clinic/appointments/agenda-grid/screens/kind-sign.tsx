import type { Kind } from '#clinic/services/contract.ts';
import { kindSigns } from '../../desk/screens/agenda-labels.ts';

const signId = (kind: string) => `sign-${kind}`;

/**
 * SVG symbols of the kinds, once per page: rendering the icon in each of a hundred blocks took as long as
 * everything else.
 */
export const KindSignSymbols = () => (
  <svg aria-hidden='true' className='absolute size-0' data-print='no'>
    {Object.entries(kindSigns).map(([kind, { Icon }]) => (
      <symbol key={kind} id={signId(kind)} viewBox='0 0 24 24'>
        <Icon />
      </symbol>
    ))}
  </svg>
);

/** Requires `SignDrawings` on the page. */
export const KindSign = ({ of }: { of: Kind }) => (
  <svg aria-hidden='true' className='size-3.5 shrink-0'>
    <use href={`#${signId(of)}`} />
  </svg>
);
