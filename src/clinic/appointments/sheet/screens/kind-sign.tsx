import type { Kind } from '#clinic/services/contract.ts';
import { kindSigns } from '../../desk/screens/agenda-words.ts';

const idOf = (kind: string) => `sign-${kind}`;

/** The drawings that a page's signs refer to: once a page, where drawing them at each of a hundred hours took as long as the rest. */
export const SignDrawings = () => (
  <svg aria-hidden='true' className='absolute size-0' data-print='no'>
    {Object.entries(kindSigns).map(([kind, { Icon }]) => (
      <symbol key={kind} id={idOf(kind)} viewBox='0 0 24 24'>
        <Icon />
      </symbol>
    ))}
  </svg>
);

/** A kind's sign, where the page has `SignDrawings`. */
export const KindSign = ({ of }: { of: Kind }) => (
  <svg aria-hidden='true' className='size-3.5 shrink-0'>
    <use href={`#${idOf(of)}`} />
  </svg>
);
