import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { ClinicSettings } from '#platform/clinic-settings.ts';

export type ServiceName = keyof ClinicSettings['complementaryServices'];

// Lattice of the red iron bridge: ten crossed bays.
const bays = Array.from({ length: 10 }, (_, bay) => 188 + bay * 26.4);
const lattice = bays.map((x) => `M${x} 118l26.4 30M${x + 26.4} 118l-26.4 30M${x} 116v34`).join('');

const banks: Record<ServiceName, ReactNode> = {
  platform: (
    <>
      <path
        d='M470 152c4-60 10-84 16-84s12 24 16 84zM604 152c4-50 9-70 14-70s10 20 14 70z'
        className='fill-shutter'
      />
      <path d='M520 152v-46h76v46' className='fill-none stroke-wood' strokeWidth='5' />
      <path d='M512 104h92M516 96h84' className='stroke-wood' strokeWidth='4' strokeLinecap='round' />
      <circle cx='530' cy='96' r='9' className='fill-front-coral' />
      <circle cx='552' cy='91' r='11' className='fill-shutter' />
      <circle cx='578' cy='95' r='10' className='fill-front-coral' />
      <circle cx='594' cy='98' r='8' className='fill-shutter' />
      <path d='M540 152v-10h36v10M536 142h44' className='fill-none stroke-tile' strokeWidth='4' />
    </>
  ),
  magazine: (
    <>
      <path d='M500 152V92h104v60z' className='fill-shutter' />
      <path d='M490 92l12-22h100l12 22z' className='fill-coral-600' />
      <path d='M502 92l6-22h14l-4 22zM534 92l3-22h14l-1 22zM566 92l-1-22h14l3 22z' className='fill-card' />
      <path d='M512 102h80v30h-80z' className='fill-glow-soft' />
      <path d='M516 106h14v20h-14z' className='fill-river-600' />
      <path d='M535 106h14v20h-14z' className='fill-ochre-500' />
      <path d='M554 106h14v20h-14z' className='fill-coral-600' />
      <path d='M573 106h14v20h-14z' className='fill-pine-700' />
      <path d='M506 132h92v7h-92z' className='fill-wood' />
      <circle cx='470' cy='120' r='8' className='fill-tile' />
      <path d='M461 152v-14a9 9 0 0 1 18 0v14z' className='fill-ink' />
      <path d='M476 136l12-5v12l-12 4z' className='fill-card' />
    </>
  ),
};

export function BridgeDrawing({ name, className }: { name: ServiceName; className?: string }) {
  return (
    <svg
      viewBox='0 0 640 230'
      preserveAspectRatio='xMidYMin slice'
      aria-hidden='true'
      className={clsx('block rounded-card', className)}
    >
      <path d='M0 0h640v230H0z' className='fill-river-100' />
      <path d='M0 120c120-46 230-40 340-18s210 0 300-30v90H0z' className='fill-front-pine opacity-60' />
      <path d='M0 160h640v70H0z' className='fill-river-600' />
      <path
        d='M200 176h60M300 190h90M230 206h70M410 178h40M360 216h60'
        className='stroke-front-river'
        strokeWidth='3'
        strokeLinecap='round'
      />
      <ClinicBuilding />
      <path d='M448 152h192v78H464z' className='fill-stone' />
      <path
        d='M452 172h188M456 192h184M460 212h180M486 156v16M548 156v16M606 156v16M516 172v20M576 172v20M490 192v20M548 192v20M610 192v20'
        className='stroke-stone-shade opacity-60'
        strokeWidth='2'
      />
      <path d='M448 150h192v6H448z' className='fill-stone-shade' />
      {banks[name]}
      <path d={lattice} className='fill-none stroke-coral-600' strokeWidth='2.6' />
      <path d='M184 116h272M184 150h272' className='stroke-coral-700' strokeWidth='5' strokeLinecap='round' />
      <path
        d='M190 172h254M200 180h236'
        className='stroke-front-coral opacity-45'
        strokeWidth='3'
        strokeLinecap='round'
        strokeDasharray='26 14'
      />
    </svg>
  );
}

function ClinicBuilding() {
  const windows = [
    [34, 62],
    [74, 62],
    [114, 62],
    [34, 106],
    [74, 106],
  ] as const;
  return (
    <g>
      <path d='M0 152h192l-16 78H0z' className='fill-stone' />
      <path
        d='M0 172h188M0 192h184M0 212h180M40 156v16M102 156v16M160 156v16M16 172v20M72 172v20M132 172v20M44 192v20M104 192v20M160 192v20'
        className='stroke-stone-shade opacity-60'
        strokeWidth='2'
      />
      <path d='M148 66h36v86h-36z' className='fill-front-coral' />
      <path d='M144 60h44v8h-44z' className='fill-tile' />
      <path
        d='M158 98V86a8 8 0 0 1 16 0v12zM158 132v-12a8 8 0 0 1 16 0v12z'
        className='fill-front-river stroke-wood'
        strokeWidth='2.4'
      />
      <path d='M0 150h192v6H0z' className='fill-stone-shade' />
      <path d='M14 34h134v118H14z' className='fill-plaster' />
      <path d='M6 26h150v10H6z' className='fill-tile' />
      <path d='M14 36h134v5H14z' className='fill-plaster-shade' />
      {windows.map(([x, y]) => (
        <path
          key={`${x}-${y}`}
          d={`M${x} ${y + 28}V${y + 8}a9 9 0 0 1 18 0v20z`}
          className={clsx('stroke-wood', x === 74 && y === 62 ? 'fill-glow' : 'fill-front-river')}
          strokeWidth='2.4'
        />
      ))}
      <path d='M112 152v-36a12 12 0 0 1 24 0v36z' className='fill-river-700' />
      <path d='M30 92h26M70 92h26M110 92h26' className='stroke-stone-shade' strokeWidth='3' />
    </g>
  );
}
