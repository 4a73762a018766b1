import { createContext, type ReactNode, use, useEffect, useRef, useState } from 'react';
import { Scene, type ScenePictures } from '#design/drawings/scene.tsx';
import { useMediaQuery } from '#design/hooks/use-media-query.ts';
import { whenIdle } from '#platform/browser/when-idle.ts';
import { scenes } from './scenes.ts';

const sceneTurnMs = 10_000;

/**
 * Next scene whose picture has loaded, or the current one.
 * @param arrived indexes of loaded pictures
 */
export function nextScene(current: number, count: number, arrived: ReadonlySet<number>): number {
  for (let step = 1; step < count; step++) {
    const candidate = (current + step) % count;
    if (arrived.has(candidate)) return candidate;
  }
  return current;
}

type Background = {
  caption: string;
  /** False with a single scene or with reduced motion. */
  canMove: boolean;
  isPaused: boolean;
  setPaused: (isPaused: boolean) => void;
};

const strips = scenes.map(({ strip }) => strip);

const BackgroundContext = createContext<Background | null>(null);

export function useBackground(): Background {
  const background = use(BackgroundContext);
  if (background === null) throw new Error('There is no background around this part.');
  return background;
}

/** Provides the background scene or a strip of it, changing every ten seconds. */
export function BackgroundProvider({ isStrip, children }: { isStrip: boolean; children: ReactNode }) {
  const [isPaused, setPaused] = useState(false);
  const wantsStillness = useMediaQuery('(prefers-reduced-motion: reduce)');
  const canMove = scenes.length > 1 && !wantsStillness;
  const pictures = isStrip ? strips : scenes;
  const { current, former, noteArrival } = useSceneTurns(canMove && !isPaused, pictures);
  const isIdle = useIdlePage();
  const caption = scenes[current]?.caption ?? '';
  return (
    <BackgroundContext value={{ caption, canMove, isPaused, setPaused }}>
      <Scene
        scenes={pictures}
        isStrip={isStrip}
        current={current}
        former={former}
        wanted={canMove && isIdle ? scenes.length : current + 1}
        onArrival={noteArrival}
      />
      {children}
    </BackgroundContext>
  );
}

function useSceneTurns(isMoving: boolean, pictures: readonly ScenePictures[]) {
  const [turn, setTurn] = useState<{ current: number; former?: number }>({ current: 0 });
  // The first may have loaded before any listener. A ref, because loading must not render or delay a change.
  const arrived = useRef(new Set([scenes[0]?.wide, strips[0]?.wide]));
  useEffect(() => {
    if (!isMoving) return;
    const timer = setInterval(() => {
      // Skip while the page is hidden; the transition would be visible on return.
      if (document.hidden) return;
      const here = new Set(pictures.flatMap(({ wide }, index) => (arrived.current.has(wide) ? [index] : [])));
      setTurn(({ current }) => {
        const next = nextScene(current, pictures.length, here);
        return next === current ? { current } : { current: next, former: current };
      });
    }, sceneTurnMs);
    return () => clearInterval(timer);
  }, [isMoving, pictures]);
  return { ...turn, noteArrival: (picture: string) => void arrived.current.add(picture) };
}

function useIdlePage(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    const wait = () => void whenIdle(() => setIdle(navigator.onLine));
    if (document.readyState === 'complete') wait();
    else window.addEventListener('load', wait, { once: true });
    return () => window.removeEventListener('load', wait);
  }, []);
  return isIdle;
}
