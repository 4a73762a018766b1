import { useEffect, useRef } from 'react';
import type { Day } from '#platform/time/calendar-days.ts';

/** What a note begins with: words that stand elsewhere, and the day they are of. */
export type Beginning = { sessionOn: Day; text: string };

type Draft = { words: Beginning; change: (part: Partial<Beginning>) => void; isKnown: boolean };

/** Puts words from elsewhere into a note, once; under what was left there half written, of which nothing is lost. */
export function useBeginning(begin: Beginning | undefined, { words, change, isKnown }: Draft): void {
  const isDone = useRef(false);
  useEffect(() => {
    if (begin === undefined || !isKnown || isDone.current) return;
    isDone.current = true;
    if (words.text === '') change(begin);
    else if (!words.text.includes(begin.text)) change({ text: `${words.text}\n\n${begin.text}` });
  });
}
