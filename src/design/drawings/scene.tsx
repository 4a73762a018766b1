import clsx from 'clsx';
import type { CSSProperties, ReactNode } from 'react';
import { Waterline } from './waterline.tsx';

export type ScenePictures = {
  /** 1440 by 900, for anything wider than a phone. */
  wide: string;
  /** 420 by 900, its subject in the upper part, free above the panel. */
  tall: string;
  /** Both by night. */
  night: { wide: string; tall: string };
};

/** How long one scene takes to cover the one before, in ms. */
const sceneFadeMs = 1200;

export type SceneProps = {
  scenes: readonly ScenePictures[];
  /** The scene that is seen; its picture fades in over the `former` one, so that no ground shines through between the two. */
  current?: number;
  former?: number | undefined;
  /** How many are asked for: with the page only the first. */
  wanted?: number;
  /** A picture has arrived: by its `wide` name, whichever of its four it is. */
  onArrival?: (picture: string) => void;
  /** Pictures of 3840 by 600, whole between the bars and a paper that begins high; they grow only where the screen is wider than half of that. */
  isStrip?: boolean;
};

/** The fixed pictures behind every page. Decorative. */
export function Scene({ scenes, current = 0, former, wanted = 1, onArrival, isStrip = false }: SceneProps) {
  return (
    <div
      aria-hidden='true'
      data-print='no'
      className='pointer-events-none fixed inset-0 -z-10 overflow-hidden bg-front-river'
    >
      {scenes.slice(0, wanted).map((scene, index) => (
        <picture
          key={scene.wide}
          className={clsx(
            'absolute inset-0',
            index === current && 'z-10 transition-opacity ease-in-out',
            index !== current && index !== former && 'opacity-0',
          )}
          style={{ transitionDuration: `${sceneFadeMs}ms` }}
        >
          <source
            media='(max-width: 39.99rem) and (prefers-color-scheme: dark)'
            srcSet={scene.night.tall}
            width='420'
            height='900'
          />
          <source media='(prefers-color-scheme: dark)' srcSet={scene.night.wide} />
          {/* Ends where `sm:` begins: at 640 px exactly the wide picture stands in its own place. */}
          <source media='(max-width: 39.99rem)' srcSet={scene.tall} width='420' height='900' />
          <img
            src={scene.wide}
            width='1440'
            height='900'
            alt=''
            fetchPriority={index === 0 ? 'high' : 'low'}
            decoding='async'
            onLoad={() => onArrival?.(scene.wide)}
            // For whoever chose against the device: `scene` in tokens.css. A source knows the device alone.
            style={chosenPictures(scene)}
            className={clsx(
              'scene absolute inset-0 w-full object-cover',
              isStrip ? 'h-50 object-[50%_75%] sm:h-75' : 'h-full object-top sm:object-[66%_55%]',
            )}
          />
        </picture>
      ))}
    </div>
  );
}

const chosenPictures = ({ wide, tall, night }: ScenePictures) =>
  ({
    '--day-wide': `url(${wide})`,
    '--day-tall': `url(${tall})`,
    '--night-wide': `url(${night.wide})`,
    '--night-tall': `url(${night.tall})`,
    // Cast: React's own type knows no names of ours.
  }) as CSSProperties;

/** The sheet of paper that carries the content over the scene. Its upper edge is the waterline. */
export function Sheet({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <div className={clsx('relative', className)}>
      <Waterline className='text-paper' />
      <div className='bg-paper'>{children}</div>
    </div>
  );
}
