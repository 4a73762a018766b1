import clsx from 'clsx';

// Each stripe of the reflected plaster: how far down, how thick, how far in from both sides (of 300 by 64).
const stripes = [
  [0, 9, 4],
  [11.5, 5, 9],
  [19.5, 4, 5],
  [27, 3, 14],
  [34, 2.4, 8],
  [41, 1.8, 20],
  [48, 1.3, 12],
] as const;

/** The water at the foot of a house: stripes of its plaster, and under a lit window the lamplight. Decorative. */
export function HouseReflection({ columns, litColumns }: { columns: number; litColumns: readonly number[] }) {
  const width = 300 / columns;
  return (
    <svg
      viewBox='0 0 300 64'
      preserveAspectRatio='none'
      aria-hidden='true'
      className='block h-14 w-full rounded-b-card bg-river-600 @md:h-16'
    >
      <path d='M0 58q38-5 75 0t75 0 75 0 75 0v6H0z' className='fill-river-700' />
      {stripes.map(([top, thick, inset]) => (
        <rect
          key={top}
          x={inset}
          y={top}
          width={300 - inset * 2}
          height={thick}
          rx={thick / 2}
          className='fill-plaster opacity-30'
        />
      ))}
      {[...Array(columns).keys()].map((column) => (
        <g
          key={column}
          className={clsx(
            'fill-glow transition-opacity',
            litColumns.includes(column) ? 'opacity-100' : 'opacity-0',
          )}
        >
          {stripes.map(([top, thick, inset], row) => {
            const half = width * (0.2 - row * 0.018);
            return (
              <rect
                key={top}
                x={width * (column + 0.5) - half + (inset - 9) * 0.35}
                y={top + 1}
                width={half * 2}
                height={Math.max(1.6, thick * 0.8)}
                rx='1'
              />
            );
          })}
        </g>
      ))}
    </svg>
  );
}
