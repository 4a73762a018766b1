import { useEffect, useState } from 'react';

const tickMs = 200;

/** Counts up to a duration while running, then stops. */
export function useTimer(totalMs: number) {
  const [elapsedMs, setElapsed] = useState(0);
  const [isRunning, setRunning] = useState(false);
  const isOver = elapsedMs >= totalMs;
  const isTicking = isRunning && !isOver;
  useEffect(() => {
    if (!isTicking) return;
    let last = performance.now();
    const ticking = setInterval(() => {
      const now = performance.now();
      const passed = now - last;
      last = now;
      setElapsed((before) => Math.min(totalMs, before + passed));
    }, tickMs);
    return () => clearInterval(ticking);
  }, [isTicking, totalMs]);
  return {
    elapsedMs,
    isOver,
    isRunning: isTicking,
    toggle: () => setRunning((before) => !before),
    restart: () => {
      setElapsed(0);
      setRunning(true);
    },
  };
}

export type Timer = ReturnType<typeof useTimer>;
