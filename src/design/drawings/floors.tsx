import clsx from 'clsx';
import type { CSSProperties } from 'react';

const windowWidth = 24;
const windowHeight = 38;
const floorHeight = 48;

/** Distance between windows: floors with many windows set them closer. */
function pitchOf(perFloor: number): number {
  if (perFloor <= 5) return 48;
  return perFloor === 6 ? 44 : 36;
}

function measure(windows: number, perFloor: number) {
  const pitch = pitchOf(perFloor);
  const floors = Math.ceil(windows / perFloor);
  return {
    pitch,
    width: (perFloor - 1) * pitch + windowWidth,
    height: (floors - 1) * floorHeight + windowHeight,
  };
}

/** Lit windows of a house, floor by floor, as one image. Decorative: the number is also in the text. */
export function Floors({
  windows,
  perFloor,
  className,
  style,
}: {
  windows: number;
  perFloor: number;
  className?: string;
  style?: CSSProperties;
}) {
  const { pitch, width, height } = measure(windows, perFloor);
  const places = [...Array(windows).keys()].map(
    (place) => [(place % perFloor) * pitch, Math.floor(place / perFloor) * floorHeight] as const,
  );
  const drawn = (draw: (x: number, y: number) => string) => places.map(([x, y]) => draw(x, y)).join('');
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      aria-hidden='true'
      className={clsx('block h-auto max-w-full', className)}
      style={style}
    >
      <path
        d={drawn((x, y) => `M${x + 2} ${y + 34}V${y + 12}a10 10 0 0 1 20 0v22z`)}
        className='fill-glow stroke-ink'
        strokeWidth='2'
      />
      <path
        d={drawn((x, y) => `M${x + 12} ${y + 2.5}v31.5m-9.5-17h19`)}
        className='stroke-ink/70'
        strokeWidth='1.6'
      />
      <path d={drawn((x, y) => `M${x} ${y + 34}h24v3.4h-24z`)} className='fill-ink/45' />
    </svg>
  );
}
