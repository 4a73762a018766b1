import { expect, test } from 'vitest';
import type { Message } from '../api.ts';
import { dayWords, linesOf, messagesOf, whenWords } from './lines.ts';

const message = (id: number, side: Message['side'] = 'person'): Message => ({
  ...{ id, key: `key-${id}`, side, author: null, text: `n ${id}` },
  sentAt: '2026-11-30T09:00:00.000Z',
});
const unsent = (id: string) => ({ id, text: id, at: '2026-11-30T10:00:00.000Z' });

test('pages that overlap are one thread, in order, none twice', () => {
  const pages = [{ messages: [message(3), message(4)] }, { messages: [message(1), message(2), message(3)] }];
  expect(messagesOf(pages).map(({ id }) => id)).toEqual([1, 2, 3, 4]);
});

test('what waits stands at the foot, and is gone from there the moment it has come back', () => {
  const lines = linesOf({
    messages: [message(1)],
    unsent: [unsent('key-1'), unsent('new'), { ...unsent('bad'), why: 'No.' }],
    ...{ mine: 'person', otherReadId: 0 },
  });
  expect(lines.map(({ key, state }) => [key, state])).toEqual([
    ['key-1', 'sent'],
    ['new', 'waiting'],
    ['bad', 'refused'],
  ]);
});

test('‘leído’ stands at the newest that the other side has read, ‘entregado’ at the newest of all, at one’s own alone', () => {
  const messages = [message(1), message(2), message(3, 'team'), message(4), message(5)];
  const statesAt = (otherReadId: number) =>
    linesOf({ messages, unsent: [], mine: 'person', otherReadId }).map(({ state }) => state);
  expect(statesAt(3)).toEqual([undefined, 'read', undefined, undefined, 'sent']);
  expect(statesAt(5)).toEqual([undefined, undefined, undefined, undefined, 'read']);
});

test('a day is Madrid’s', () => {
  const now = new Date('2026-11-30T23:30:00.000Z');
  expect(
    ['2026-11-30T23:00:00Z', '2026-11-30T22:59:00Z', '2026-11-28T12:00:00Z'].map((at) => dayWords(at, now)),
  ).toEqual(['Hoy', 'Ayer', 'sábado, 28 de noviembre de 2026']);
});

test('the day before is the day before, also where it had 23 hours', () => {
  const now = new Date('2027-03-28T22:30:00Z');
  expect(['2027-03-28T12:00:00Z', '2027-03-27T12:00:00Z'].map((at) => dayWords(at, now))).toEqual([
    'Ayer',
    'sábado, 27 de marzo de 2027',
  ]);
});

test('on the eve of the clock change the day after tomorrow is not called tomorrow', () => {
  const now = new Date('2027-03-27T22:30:00Z');
  expect(
    ['2027-03-29T07:00:00Z', '2027-03-28T07:00:00Z', '2027-03-27T22:45:00Z'].map((at) => whenWords(at, now)),
  ).toEqual(['el lunes, 29 de marzo de 2027', 'mañana', 'hoy']);
  expect(whenWords('2027-03-28T07:00:00Z', undefined)).toBe('el domingo, 28 de marzo de 2027');
});
