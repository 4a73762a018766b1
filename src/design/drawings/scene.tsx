import clsx from 'clsx';
import type { CSSProperties, ReactNode } from 'react';
import { Waterline } from './waterline.tsx';

export type ScenePictures = {
  wide: string;
  /** 420 × 900, subject in the upper part, free above the panel. */
  tall: string;
  night: { wide: string; tall: string };
};

/** Duration of the transition between scenes in ms. */
const sceneFadeMs = 1200;

export type SceneProps = {
  scenes: readonly ScenePictures[];
  /** The visible scene; it fades in over `former`, so that no background shows between them. */
  current?: number;
  former?: number | undefined;
  /** How many scenes to load; initially only the first. */
  wanted?: number;
  /** Called when a picture has loaded, with its `wide` name for any variant. */
  onArrival?: (picture: string) => void;
  /**
   * Pictures of 3840 × 600, shown in full between the bars and the content; scaled only on screens wider than half of
   * that.
   */
  isStrip?: boolean;
};

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
          {/* Ends where `sm:` begins: at exactly 640 px the wide picture is used. */}
          <source media='(max-width: 39.99rem)' srcSet={scene.tall} width='420' height='900' />
          <img
            src={scene.wide}
            width='1440'
            height='900'
            alt=''
            fetchPriority={index === 0 ? 'high' : 'low'}
            decoding='async'
            onLoad={() => onArrival?.(scene.wide)}
            // For a scheme chosen against the device: `scene` in tokens.css. A `source` only knows the device's.
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
    // Cast: React's type does not include custom properties.
  }) as CSSProperties;

/** The content sheet over the scene, with a wavy upper edge. */
export function ContentPanel({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <div className={clsx('relative', className)}>
      <Waterline className='text-paper' />
      <div className='bg-paper'>{children}</div>
    </div>
  );
}
