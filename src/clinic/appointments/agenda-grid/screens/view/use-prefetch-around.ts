import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useIsDrawn } from '#design/hooks/after-paint.ts';
import { whenIdle } from '#platform/browser/when-idle.ts';
import type { Day } from '#platform/time/calendar-days.ts';
import type { View } from '../columns.ts';
import { prefetchAround } from './prefetch-around.ts';

/** In ms. Users who want another day press at once, so loading the dialogs waits for them. */
const dialogsDelayMs = 1_000;

/** After the first sheet: prefetches adjacent days when idle, and loads the dialogs after a delay. */
export function usePrefetchAround(isShown: boolean, view: View, day: Day, askDialogs: () => void): void {
  const client = useQueryClient();
  const isDrawn = useIsDrawn();
  useEffect(() => {
    if (!isShown || !isDrawn) return;
    return whenIdle(() => prefetchAround(client, view, day));
  }, [isShown, isDrawn, view, day, client]);
  useEffect(() => {
    if (!isShown) return;
    const timer = setTimeout(askDialogs, dialogsDelayMs);
    return () => clearTimeout(timer);
  }, [isShown, askDialogs]);
}
