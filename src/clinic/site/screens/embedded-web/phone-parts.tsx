import { LogoShapes } from '#design/drawings/logo.tsx';

export const line = (x: number, y: number, width: number, className = 'fill-line') => (
  <rect key={`${x}-${y}`} x={x} y={y} width={width} height='6' rx='3' className={className} />
);
export const dots = (x: number, y: number) =>
  [-6, 0, 6].map((dy) => <circle key={dy} cx={x} cy={y + dy} r='2.2' className='fill-ink' />);

export const page = (
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

export const barAbove = (
  <>
    <path d='M0 0h108v24H0z' className='fill-card' />
    <rect x='8' y='6' width='76' height='13' rx='6.5' className='fill-line' />
  </>
);
export const barBelow = (
  <>
    <path d='M0 178h108v30H0z' className='fill-card' />
    <path d='M0 178h108' className='stroke-line' strokeWidth='1.5' />
    <rect x='8' y='186' width='68' height='14' rx='7' className='fill-line' />
  </>
);
export const share = (x: number, y: number) => (
  <path
    d={`M${x - 4} ${y - 1}h-3v10h14v-10h-3M${x} ${y + 4}v-13m-4 4 4-4 4 4`}
    className='fill-none stroke-ink'
    strokeWidth='2.2'
    strokeLinecap='round'
    strokeLinejoin='round'
  />
);

/** Menu row with the 'add to home screen' icon. */
export const addToHomeRow = (x: number, y: number, width: number) => (
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
export const dim = <path d='M0 0h108v208H0z' className='fill-ink opacity-45' />;

export function AppIcon({ x, y, size }: { x: number; y: number; size: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size / 40})`}>
      <rect width='40' height='40' rx='9' className='fill-paper stroke-ink' strokeWidth='1.6' />
      <g transform='translate(5 5) scale(.75)'>
        <LogoShapes />
      </g>
    </g>
  );
}
