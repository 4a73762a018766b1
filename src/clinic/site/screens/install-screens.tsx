import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { InstallScreen } from './install-guides.ts';
import { PhoneDrawing, Press } from './phone-drawing.tsx';

const line = (x: number, y: number, width: number, className = 'fill-line') => (
  <rect key={`${x}-${y}`} x={x} y={y} width={width} height='6' rx='3' className={className} />
);
const dots = (x: number, y: number) =>
  [-6, 0, 6].map((dy) => <circle key={dy} cx={x} cy={y + dy} r='2.2' className='fill-ink' />);

/** Our own page, as small as it gets: the houses, a title, some lines. */
const page = (
  <>
    <path d='M0 0h108v208H0z' className='fill-paper' />
    <path d='M0 24h108v44H0z' className='fill-river-100' />
    <path d='M4 68V42h18v26zM58 68V40h20v28z' className='fill-front-coral' />
    <path d='M22 68V34h18v34zM78 68V46h26v22z' className='fill-front-ochre' />
    <path d='M40 68V46h18v22z' className='fill-front-pine' />
    <path d='M28 52v-6a3 3 0 0 1 6 0v6zM64 56v-6a4 4 0 0 1 8 0v6z' className='fill-glow-soft' />
    <path d='M0 66c18 5 36-4 54 0s36 4 54 0v10H0z' className='fill-paper' />
    {line(10, 84, 62, 'fill-ink')}
    {line(10, 98, 86)}
    {line(10, 110, 78)}
    {line(10, 122, 84)}
    <rect x='10' y='138' width='54' height='18' rx='9' className='fill-river-600' />
    {line(10, 168, 80)}
    {line(10, 180, 60)}
  </>
);

const barAbove = (
  <>
    <path d='M0 0h108v24H0z' className='fill-card' />
    <rect x='8' y='6' width='76' height='13' rx='6.5' className='fill-line' />
  </>
);
const barBelow = (
  <>
    <path d='M0 178h108v30H0z' className='fill-card' />
    <path d='M0 178h108' className='stroke-line' strokeWidth='1.5' />
    <rect x='8' y='186' width='68' height='14' rx='7' className='fill-line' />
  </>
);
const share = (x: number, y: number) => (
  <path
    d={`M${x - 4} ${y - 1}h-3v10h14v-10h-3M${x} ${y + 4}v-13m-4 4 4-4 4 4`}
    className='fill-none stroke-ink'
    strokeWidth='2.2'
    strokeLinecap='round'
    strokeLinejoin='round'
  />
);

/** A row of a menu that is meant, with the sign for 'add to the home screen'. */
const meantRow = (x: number, y: number, width: number) => (
  <g>
    <rect x={x} y={y} width={width} height='22' rx='6' className='fill-glow stroke-ink' strokeWidth='2.6' />
    <rect
      x={x + 7}
      y={y + 5}
      width='12'
      height='12'
      rx='3'
      className='fill-none stroke-ink'
      strokeWidth='2'
    />
    <path d={`M${x + 13} ${y + 8}v6m-3-3h6`} className='stroke-ink' strokeWidth='2' />
    {line(x + 25, y + 8, width - 34, 'fill-ink')}
  </g>
);
const dim = <path d='M0 0h108v208H0z' className='fill-ink opacity-45' />;

const drawings: Record<InstallScreen, ReactNode> = {
  'dots-above': (
    <>
      {barAbove}
      <Press x={93} y={14} r={10} />
      {dots(93, 14)}
    </>
  ),
  'lines-below': (
    <>
      {barBelow}
      <Press x={93} y={193} r={10} />
      <path d='M87 188h12M87 193h12M87 198h12' className='stroke-ink' strokeWidth='2.4' />
    </>
  ),
  'dots-below': (
    <>
      {barBelow}
      <Press x={93} y={193} r={10} />
      {dots(93, 193)}
    </>
  ),
  'share-below': (
    <>
      {barBelow}
      <path d='M0 178h108v30H0z' className='fill-card' />
      <path d='M14 188l-5 5 5 5M30 188l5 5-5 5' className='fill-none stroke-edge' strokeWidth='2' />
      <path d='M74 187h12v13H74zM93 187h9v13h-9z' className='fill-none stroke-edge' strokeWidth='2' />
      <Press x={54} y={193} r={12} />
      {share(54, 192)}
    </>
  ),
  'menu-row': (
    <>
      {barAbove}
      {dots(95, 12)}
      <rect
        x='26'
        y='16'
        width='78'
        height='148'
        rx='8'
        className='fill-card stroke-edge'
        strokeWidth='1.5'
      />
      {[28, 44, 60, 76, 124, 140].map((y) => line(36, y, y % 3 === 0 ? 42 : 54))}
      {meantRow(30, 92, 70)}
    </>
  ),
  'sheet-row': (
    <>
      {dim}
      <path d='M0 92a10 10 0 0 1 10-10h88a10 10 0 0 1 10 10v116H0z' className='fill-card' />
      {line(16, 98, 58)}
      {line(16, 116, 66)}
      {meantRow(8, 134, 92)}
      {line(16, 170, 60)}
      {line(16, 188, 48)}
    </>
  ),
  'share-row': (
    <>
      {dim}
      <path d='M0 74a10 10 0 0 1 10-10h88a10 10 0 0 1 10 10v134H0z' className='fill-card' />
      {[20, 44, 68, 92].map((x) => (
        <circle key={x} cx={x - 3} cy='88' r='9' className='fill-river-100' />
      ))}
      {line(16, 112, 58)}
      {line(16, 128, 66)}
      {meantRow(8, 144, 92)}
      {line(16, 178, 56)}
      {line(16, 194, 64)}
    </>
  ),
  confirm: (
    <>
      {dim}
      <rect x='8' y='66' width='92' height='84' rx='10' className='fill-card' />
      <AppIcon x={16} y={76} size={26} />
      {line(50, 80, 40, 'fill-ink')}
      {line(50, 92, 30)}
      {line(16, 126, 26, 'fill-edge')}
      <rect
        x='50'
        y='118'
        width='44'
        height='22'
        rx='11'
        className='fill-glow stroke-ink'
        strokeWidth='2.6'
      />
      {line(60, 126, 24, 'fill-ink')}
    </>
  ),
  'confirm-above': (
    <>
      {dim}
      <path d='M0 44a10 10 0 0 1 10-10h88a10 10 0 0 1 10 10v164H0z' className='fill-card' />
      {line(8, 46, 22, 'fill-edge')}
      <rect x='64' y='38' width='40' height='22' rx='11' className='fill-glow stroke-ink' strokeWidth='2.6' />
      {line(72, 46, 24, 'fill-ink')}
      <AppIcon x={10} y={72} size={30} />
      {line(50, 76, 44, 'fill-ink')}
      {line(50, 90, 36)}
      <path d='M8 114h92' className='stroke-line' strokeWidth='1.5' />
    </>
  ),
  home: <HomeScreen />,
};

/** One step on a telephone. */
export function InstallScreenDrawing({ screen, className }: { screen: InstallScreen; className?: string }) {
  return (
    <PhoneDrawing className={className}>
      {page}
      {drawings[screen]}
    </PhoneDrawing>
  );
}

/** The home screen as a house-front: the other apps are dark windows, ours is lit. */
export function HomeScreen() {
  return (
    <>
      <path d='M0 0h108v208H0z' className='fill-front-river' />
      <path d='M0 150c20-10 40-8 60-3s36 4 48-2v63H0z' className='fill-river-600' />
      {[0, 1, 2, 3].flatMap((row) =>
        [0, 1, 2].map((column) => {
          const [x, y] = [14 + column * 29, 20 + row * 36];
          return row === 2 && column === 1 ? null : (
            <path
              key={`${row}-${column}`}
              d={`M${x} ${y + 24}V${y + 11}a11 11 0 0 1 22 0v13z`}
              className={clsx(row === 3 ? 'fill-river-100 opacity-70' : 'fill-card opacity-75')}
            />
          );
        }),
      )}
      <Press x={54} y={106} r={19} />
      <AppIcon x={41} y={93} size={26} />
      <rect x='10' y='174' width='88' height='26' rx='9' className='fill-card opacity-80' />
      {[24, 54, 84].map((x) => (
        <path
          key={x}
          d={`M${x - 7} 195v-8a7 7 0 0 1 14 0v8z`}
          className={x === 54 ? 'fill-front-ochre' : 'fill-front-pine'}
        />
      ))}
    </>
  );
}

/** The site's icon: the houses of the logo on paper. */
function AppIcon({ x, y, size }: { x: number; y: number; size: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size / 40})`}>
      <rect width='40' height='40' rx='9' className='fill-paper stroke-ink' strokeWidth='1.6' />
      <g transform='translate(5 5) scale(.75)'>
        <path d='M3 22V10l8-5 8 5v12z' className='fill-ochre-500' />
        <path d='M19 22V6.5L28 2l9 4.5V22z' className='fill-coral-600' />
        <path d='M8.2 22v-6a2.8 2.8 0 0 1 5.6 0v6z' className='fill-ink' />
        <path d='M24.6 22v-9a3.4 3.4 0 0 1 6.8 0v9z' className='fill-glow-soft' />
        <path d='M2 25h36v3c-9 5-18-2-36 0zM5 33c10-3 20 3 30 0-4 5-26 5-30 0z' className='fill-river-600' />
      </g>
    </g>
  );
}
