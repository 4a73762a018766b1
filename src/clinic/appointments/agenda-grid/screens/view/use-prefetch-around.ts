import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useIsDrawn } from '#design/hooks/after-paint.ts';
import { whenIdle } from '#platform/browser/when-idle.ts';
import type { Day } from '#platform/time/calendar-days.ts';
import type { View } from '../columns.ts';
import { prefetchAround } from './prefetch-around.ts';

/**
 * Events before the user presses something. Not `pointerover`: browsers send it without a user when the layout changes
 * below a resting pointer.
 */
const intentEvents = ['pointermove', 'pointerdown', 'focusin'] as const;

/** After the first sheet: prefetches adjacent days when idle, and loads the dialogs before the first press. */
export function usePrefetchAround(isShown: boolean, view: View, day: Day, askDialogs: () => void): void {
  const client = useQueryClient();
  const isDrawn = useIsDrawn();
  useEffect(() => {
    if (!isShown || !isDrawn) return;
    return whenIdle(() => prefetchAround(client, view, day));
  }, [isShown, isDrawn, view, day, client]);
  useEffect(() => {
    if (!isShown) return;
    for (const event of intentEvents) addEventListener(event, askDialogs, { once: true });
    return () => {
      for (const event of intentEvents) removeEventListener(event, askDialogs);
    };
  }, [isShown, askDialogs]);
}
