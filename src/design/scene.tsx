import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Waterline } from './waterline.tsx';

export type ScenePictures = {
  /** 1440 by 900, for anything wider than a phone. */
  wide: string;
  /** 420 by 900, its houses in the upper part, free above the panel. */
  tall: string;
};

/**
 * The fixed picture behind every page. Only the scene shown first is asked for with the page; `scenes` may grow later, and
 * `current` says which one is seen (the others stay transparent). Decorative.
 */
export function Scene({
  scenes,
  current = 0,
  fadeMs = 1200,
}: {
  scenes: readonly ScenePictures[];
  current?: number;
  fadeMs?: number;
}) {
  return (
    <div
      aria-hidden='true'
      data-print='no'
      className='pointer-events-none fixed inset-0 -z-10 overflow-hidden bg-front-river'
    >
      {scenes.map((scene, index) => (
        <picture
          key={scene.wide}
          className='absolute inset-0 transition-opacity'
          style={{ opacity: index === current ? 1 : 0, transitionDuration: `${fadeMs}ms` }}
        >
          <source media='(max-width: 40rem)' srcSet={scene.tall} width='420' height='900' />
          <img
            src={scene.wide}
            width='1440'
            height='900'
            alt=''
            fetchPriority={index === 0 ? 'high' : 'low'}
            decoding='async'
            className='absolute inset-0 size-full object-cover object-top sm:object-[66%_55%]'
          />
        </picture>
      ))}
    </div>
  );
}

/** The sheet of paper that carries the content over the scene. Its upper edge is the waterline. */
export function Sheet({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <div className={clsx('relative', className)}>
      <Waterline className='text-paper' />
      <div className='bg-paper'>{children}</div>
    </div>
  );
}
