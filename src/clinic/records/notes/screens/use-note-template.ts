import { useEffect, useRef } from 'react';
import type { Day } from '#platform/time/calendar-days.ts';

/** Initial text of a note and its session day. */
export type NoteTemplate = { sessionOn: Day; text: string };

type Draft = { words: NoteTemplate; change: (part: Partial<NoteTemplate>) => void; isKnown: boolean };

/** Inserts a prepared text into the draft once, below anything already there. */
export function useNoteTemplate(begin: NoteTemplate | undefined, { words, change, isKnown }: Draft): void {
  const isDone = useRef(false);
  useEffect(() => {
    if (begin === undefined || !isKnown || isDone.current) return;
    isDone.current = true;
    if (words.text === '') change(begin);
    else if (!words.text.includes(begin.text)) change({ text: `${words.text}\n\n${begin.text}` });
  });
}
