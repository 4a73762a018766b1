import clsx from 'clsx';
import { Move } from 'lucide-react';
import type { Kind } from '#clinic/services/contract.ts';
import { kinds } from '#clinic/services/kinds.ts';
import { kindSigns } from './agenda-words.ts';

const idOf = (sign: Kind | 'move') => `sign-${sign}`;

/** The drawings that a page's signs refer to: once a page, where drawing them at each of a hundred hours took as long as the rest. */
export const SignDrawings = () => (
  <svg aria-hidden='true' className='absolute size-0' data-print='no'>
    {kinds.map((kind) => {
      const { Icon } = kindSigns[kind];
      return (
        <symbol key={kind} id={idOf(kind)} viewBox='0 0 24 24'>
          <Icon />
        </symbol>
      );
    })}
    <symbol id={idOf('move')} viewBox='0 0 24 24'>
      <Move />
    </symbol>
  </svg>
);

/** A sign of the sheet; the page has `SignDrawings`. */
export const Sign = ({ of, className }: { of: Kind | 'move'; className?: string }) => (
  <svg aria-hidden='true' className={clsx('size-3.5', className)}>
    <use href={`#${idOf(of)}`} />
  </svg>
);
