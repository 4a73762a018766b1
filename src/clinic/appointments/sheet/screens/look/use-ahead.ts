import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useIsDrawn } from '#design/hooks/after-paint.ts';
import { whenIdle } from '#platform/browser/when-idle.ts';
import type { Day } from '#platform/time/calendar-days.ts';
import type { View } from '../columns.ts';
import { askAgendaAround } from './ask-agenda-around.ts';

/** Whoever has come to look at another day or week presses that at once: what opens an appointment is read behind it. */
const lookedAtMs = 1_000;

/** Behind the first sheet and once the page is quiet: the days around; and, once it has been looked at, what a press opens. */
export function useAhead(isShown: boolean, view: View, day: Day, askDialogs: () => void): void {
  const client = useQueryClient();
  const isDrawn = useIsDrawn();
  useEffect(() => {
    if (!isShown || !isDrawn) return;
    return whenIdle(() => askAgendaAround(client, view, day));
  }, [isShown, isDrawn, view, day, client]);
  useEffect(() => {
    if (!isShown) return;
    const timer = setTimeout(askDialogs, lookedAtMs);
    return () => clearTimeout(timer);
  }, [isShown, askDialogs]);
}
