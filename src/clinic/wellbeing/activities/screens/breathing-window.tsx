import clsx from 'clsx';
import { useMediaQuery } from '#design/hooks/use-media-query.ts';

const arch = 'M40 196V104a80 80 0 0 1 160 0v92z';
/** Visible part of a shutter when folded back. */
const folded = 0.16;

/**
 * Decorative window whose shutters open while breathing in and close while breathing out. The text beside it says the
 * same and replaces it with reduced motion.
 * @param seconds duration of the current movement
 */
export function BreathingWindow({
  isOpen,
  seconds,
  className,
}: {
  isOpen: boolean;
  seconds: number;
  className?: string;
}) {
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)');
  const shutter = {
    transform: `scaleX(${isStill || isOpen ? folded : 1})`,
    transitionProperty: 'transform',
    transitionDuration: isStill ? '0s' : `${seconds}s`,
    transitionTimingFunction: 'cubic-bezier(0.45, 0, 0.55, 1)',
  };
  return (
    <svg viewBox='14 8 212 212' aria-hidden='true' className={clsx('block h-auto', className)}>
      <clipPath id='breathing-opening'>
        <path d={arch} />
      </clipPath>
      <path d='M28 198V104a92 92 0 0 1 184 0v94z' className='fill-stone' />
      <path d='M34 198V104a86 86 0 0 1 172 0v94z' className='fill-stone-shade' />
      <g clipPath='url(#breathing-opening)'>
        <View />
        <g style={{ ...shutter, transformOrigin: '40px 100px' }}>
          <Shutter x={40} />
        </g>
        <g style={{ ...shutter, transformOrigin: '200px 100px' }}>
          <Shutter x={120} />
        </g>
      </g>
      <path d={arch} className='fill-none stroke-wood' strokeWidth='4' />
      <path d='M20 196h200v10H20z' className='fill-stone' />
      <path d='M20 206h200v5H20z' className='fill-stone-shade' />
      <Geranium x={62} />
      <Geranium x={178} />
    </svg>
  );
}

function View() {
  return (
    <>
      <path d='M30 10h180v190H30z' className='fill-river-100' />
      <circle cx='120' cy='114' r='88' className='fill-glow/15' />
      <circle cx='120' cy='114' r='62' className='fill-glow/25' />
      <circle cx='120' cy='114' r='40' className='fill-glow/40' />
      <circle cx='120' cy='114' r='24' className='fill-glow' />
      <path d='M30 126c26-20 48-22 72-8s44 8 60-4 34-10 48-2v40H30z' className='fill-front-pine' />
      <path
        d='M54 140v-16h13v16zM69 140v-22h11v22zM150 140v-19h12v19zM164 140v-14h14v14z'
        className='fill-plaster'
      />
      <path d='M52 124l8.5-7 8.5 7zM148 121l8-6 8 6z' className='fill-tile' />
      <path d='M30 140h180v60H30z' className='fill-front-river' />
      <path
        d='M106 148h28M100 157h40M108 166h24M102 176h36M110 186h20'
        className='stroke-glow'
        strokeWidth='4'
        strokeLinecap='round'
      />
      <path
        d='M52 154h22M166 160h24M60 172h18M158 182h20'
        className='stroke-river-100'
        strokeWidth='3'
        strokeLinecap='round'
      />
    </>
  );
}

function Shutter({ x }: { x: number }) {
  const slats = [...Array(14).keys()].map((slat) => `M${x + 12} ${40 + slat * 11}h56`).join('');
  return (
    <>
      <path d={`M${x} 20h80v180H${x}z`} className='fill-shutter' />
      <path d={slats} className='stroke-shutter-shade' strokeWidth='4.5' strokeLinecap='round' />
      <path d={`M${x + 2} 20v180M${x + 78} 20v180`} className='stroke-shutter-shade' strokeWidth='3' />
    </>
  );
}

function Geranium({ x }: { x: number }) {
  return (
    <g transform={`translate(${x} 196)`}>
      <circle cx='-7' cy='-17' r='7' className='fill-pine-700' />
      <circle cx='7' cy='-18' r='8' className='fill-pine-700' />
      <circle cx='-8' cy='-22' r='4' className='fill-coral-600' />
      <circle cx='1' cy='-26' r='4.5' className='fill-coral-600' />
      <circle cx='9' cy='-22' r='4' className='fill-coral-600' />
      <path d='M-11-13h22l-3 13H-8z' className='fill-tile' />
      <path d='M-12-15h24v4h-24z' className='fill-tile-shade' />
    </g>
  );
}
