import clsx from 'clsx';
import { Press } from './phone-drawing.tsx';
import { AppIcon } from './phone-parts.tsx';

export function HomeScreen() {
  return (
    <>
      <path d='M0 0h108v208H0z' className='fill-front-river' />
      <path d='M0 150c20-10 40-8 60-3s36 4 48-2v63H0z' className='fill-river-600' />
      {[0, 1, 2, 3].flatMap((row) =>
        [0, 1, 2].map((column) => {
          const x = 14 + column * 29;
          const y = 20 + row * 36;
          return row === 2 && column === 1 ? null : (
            <rect
              key={`${row}-${column}`}
              x={x}
              y={y + 1}
              width='22'
              height='22'
              rx='6'
              className={clsx(row === 3 ? 'fill-river-100 opacity-70' : 'fill-card opacity-75')}
            />
          );
        }),
      )}
      <Press x={54} y={106} r={19} />
      <AppIcon x={41} y={93} size={26} />
      <rect x='10' y='174' width='88' height='26' rx='9' className='fill-card opacity-80' />
      {[24, 54, 84].map((x) => (
        <rect
          key={x}
          x={x - 8}
          y='179'
          width='16'
          height='16'
          rx='5'
          className={x === 54 ? 'fill-front-ochre' : 'fill-front-pine'}
        />
      ))}
    </>
  );
}
