import type { ReactNode } from 'react';
import type { InstallScreen } from './guide-shape.ts';
import { HomeScreen } from './home-screen.tsx';
import { PhoneDrawing, Press } from './phone-drawing.tsx';
import { AppIcon, addToHomeRow, barAbove, barBelow, dim, dots, line, page, share } from './phone-parts.tsx';

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
      {addToHomeRow(30, 92, 70)}
    </>
  ),
  'sheet-row': (
    <>
      {dim}
      <path d='M0 92a10 10 0 0 1 10-10h88a10 10 0 0 1 10 10v116H0z' className='fill-card' />
      {line(16, 98, 58)}
      {line(16, 116, 66)}
      {addToHomeRow(8, 134, 92)}
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
      {addToHomeRow(8, 144, 92)}
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

export function InstallScreenDrawing({ screen, className }: { screen: InstallScreen; className?: string }) {
  return (
    <PhoneDrawing className={className}>
      {page}
      {drawings[screen]}
    </PhoneDrawing>
  );
}
