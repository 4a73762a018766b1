import { useEffect, useState } from 'react';
import { createUnsent, type Unsent } from './unsent.ts';

type Options = { place: string; send: (message: { id: string; text: string }) => Promise<unknown> };

/**
 * Typed messages of a thread that have not arrived yet. `place` and `send` belong to the thread: mount a new
 * screen for another one.
 */
export function useUnsent({ place, send }: Options) {
  const [all, setAll] = useState<readonly Unsent[]>([]);
  const [unsent] = useState(() => createUnsent({ place, send, changed: setAll }));
  useEffect(() => {
    const flush = () => void unsent.flush();
    unsent.begin();
    setAll(unsent.all());
    // Messages left from before a reload go first.
    flush();
    window.addEventListener('online', flush);
    document.addEventListener('visibilitychange', flush);
    return () => {
      window.removeEventListener('online', flush);
      document.removeEventListener('visibilitychange', flush);
      unsent.end();
    };
  }, [unsent]);
  return { unsent: all, add: unsent.add, retry: unsent.retry, drop: unsent.drop };
}
