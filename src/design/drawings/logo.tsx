import clsx from 'clsx';
import { logoShapes } from './logo-shapes.ts';

export function LogoMark({ className }: { className?: string }) {
  return (
    <svg viewBox='0 0 40 40' aria-hidden='true' className={clsx('block shrink-0', className ?? 'size-9')}>
      <LogoShapes />
    </svg>
  );
}

/** The logo's shapes for use inside an SVG, in a 40 × 40 box. */
export const LogoShapes = () =>
  logoShapes.map(({ path, fill }) => <path key={path} d={path} className={fill} />);

export function Logo({ name, className }: { name: string; className?: string }) {
  return (
    <span
      className={clsx(
        'inline-flex items-center gap-2.5 whitespace-nowrap font-[680] font-display text-h4 text-ink leading-none tracking-[-0.02em]',
        className,
      )}
    >
      <LogoMark />
      {name}
    </span>
  );
}
