import { startTransition, useEffect, useState } from 'react';

/** Does what shows nothing once the next frame is drawn. @returns leaves it undone */
function afterPaint(act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(act);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/** False until the frame is drawn that somebody waits for: whatever else a page asks for comes after it. */
export function useIsDrawn(): boolean {
  const [isDrawn, setIsDrawn] = useState(false);
  useEffect(() => afterPaint(() => startTransition(() => setIsDrawn(true))), []);
  return isDrawn;
}
