import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { flushSave, saveAfterPause } from './autosave.ts';
import { saveDelayMs } from './terms.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('neither sends typed text for a colleague who took over the desk nor shows it to them after a late response', async () => {
  let person = 1;
  const told: string[] = [];
  const answers: (() => void)[] = [];
  const typed = (words: string) => {
    const keep = () => {
      told.push(`sent ${words}`);
      return new Promise<void>((resolve) => answers.push(resolve));
    };
    saveAfterPause('booking', { who: () => person, keep, onKept: () => told.push(`shown ${words}`) });
  };
  typed('one');
  person = 2;
  await vi.advanceTimersByTimeAsync(saveDelayMs);
  expect(told).toEqual([]);
  person = 1;
  for (const words of ['two', 'three']) {
    typed(words);
    await vi.advanceTimersByTimeAsync(saveDelayMs);
  }
  answers[0]?.();
  await vi.advanceTimersByTimeAsync(0);
  person = 2;
  answers[1]?.();
  await vi.advanceTimersByTimeAsync(0);
  expect(told).toEqual(['sent two', 'sent three', 'shown two']);
});

test('stores the pending draft of a form that closes, once', async () => {
  const sent: string[] = [];
  const keep = async () => void sent.push('note');
  saveAfterPause('note-1', { who: () => 1, keep, onKept: () => undefined });
  flushSave('note-1');
  flushSave('note-1');
  await vi.advanceTimersByTimeAsync(saveDelayMs);
  expect(sent).toEqual(['note']);
});
