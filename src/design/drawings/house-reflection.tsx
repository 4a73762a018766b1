import clsx from 'clsx';

// Stripes of the reflection: offset, thickness and inset (of 300 by 64).
const stripes = [
  [0, 8, 5],
  [10.5, 5, 9],
  [18, 4, 5],
  [25, 3.2, 16],
  [32, 2.6, 9],
  [39, 2, 24],
  [46, 1.5, 14],
] as const;

/** Decorative reflection of a house in the water, with light under lit windows. */
export function HouseReflection({ columns, litColumns }: { columns: number; litColumns: readonly number[] }) {
  const width = 300 / columns;
  return (
    <svg
      viewBox='0 0 300 64'
      preserveAspectRatio='none'
      aria-hidden='true'
      className='block h-16 w-full @md:h-20'
    >
      <path
        d='M0 0h300v55q-18.75 7-37.5 0t-37.5 0-37.5 0-37.5 0-37.5 0-37.5 0-37.5 0-37.5 0z'
        className='fill-river-600'
      />
      {stripes.map(([top, thick, inset]) => (
        <rect
          key={top}
          x={inset}
          y={top}
          width={300 - inset * 2}
          height={thick}
          rx={thick / 2}
          className='fill-plaster opacity-28'
        />
      ))}
      {[...Array(columns).keys()].map((column) => (
        <g
          key={column}
          className={clsx(
            'fill-glow transition-opacity',
            litColumns.includes(column) ? 'opacity-90' : 'opacity-0',
          )}
        >
          {stripes.map(([top, thick, inset], row) => {
            const half = width * (0.15 + 0.045 * (row % 2) - row * 0.012);
            const drift = (inset - 10) * 0.3;
            return (
              <rect
                key={top}
                x={width * (column + 0.5) - half + drift}
                y={top + 0.5}
                width={half * 2}
                height={Math.max(1.6, thick * 0.72)}
                rx='1.6'
              />
            );
          })}
        </g>
      ))}
    </svg>
  );
}
