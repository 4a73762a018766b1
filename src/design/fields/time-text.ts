import { texts } from './texts.ts';
import type { Reading } from './use-typed-value.ts';

const two = (part: number) => String(part).padStart(2, '0');

/**
 * Reads '9:30', '9.30', '9,30', '9 30', '9h30', '930', '0930' and '9' as times of 24 hours.
 */
export function readTimeText(typed: string): Reading {
  const text = typed
    .trim()
    .toLowerCase()
    .replace(/\s*h\.?$/, '');
  if (text === '') return { value: '' };
  const parts = /^(\d{1,2})\s*[:.,h\s]\s*(\d{2})$/.exec(text) ?? /^(\d{1,2}?)(\d{2})?$/.exec(text);
  if (parts === null) return { problem: texts().timeExample };
  const hours = Number(parts[1]);
  const minutes = Number(parts[2] ?? 0);
  if (hours > 23 || minutes > 59) return { problem: texts().noSuchTime };
  return { value: `${two(hours)}:${two(minutes)}` };
}

export const isTimeTextComplete = (typed: string): boolean => /^\d{2}:\d{2}$/.test(typed.trim());

/** The next or previous full step: from 09:12 with a step of 5 up to 09:15, down to 09:10. Stays within the day. */
export function stepTime(time: string, step: number, direction: 1 | -1): string {
  const minutes = Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
  const count = direction === 1 ? Math.floor(minutes / step) + 1 : Math.ceil(minutes / step) - 1;
  const next = count * step;
  return next < 0 || next >= 24 * 60 ? time : `${two(Math.floor(next / 60))}:${two(next % 60)}`;
}
