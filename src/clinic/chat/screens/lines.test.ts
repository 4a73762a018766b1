import { expect, test } from 'vitest';
import type { Message } from '../api.ts';
import { linesOf, messagesOf } from './lines.ts';

const message = (id: number, side: Message['side'] = 'person'): Message => ({
  id,
  key: `key-${id}`,
  side,
  author: null,
  text: `n ${id}`,
  sentAt: '2026-11-30T09:00:00.000Z',
});
const unsent = (id: string) => ({ id, text: id, at: '2026-11-30T10:00:00.000Z' });

test('messagesOf merges overlapping pages in order, without duplicates', () => {
  const pages = [{ messages: [message(3), message(4)] }, { messages: [message(1), message(2), message(3)] }];
  expect(messagesOf(pages).map(({ id }) => id)).toEqual([1, 2, 3, 4]);
});

test('linesOf shows unsent messages at the end and drops them once the server returns them', () => {
  const lines = linesOf({
    messages: [message(1)],
    unsent: [unsent('key-1'), unsent('new'), { ...unsent('bad'), why: 'No.' }],
    mine: 'person',
    otherReadId: 0,
  });
  expect(lines.map(({ key, state }) => [key, state])).toEqual([
    ['key-1', 'sent'],
    ['new', 'waiting'],
    ['bad', 'refused'],
  ]);
});

test('linesOf marks the newest own message the other side has read ‘leído’ and the newest own one ‘entregado’', () => {
  const messages = [message(1), message(2), message(3, 'team'), message(4), message(5)];
  const statesAt = (otherReadId: number) =>
    linesOf({ messages, unsent: [], mine: 'person', otherReadId }).map(({ state }) => state);
  expect(statesAt(3)).toEqual([undefined, 'read', undefined, undefined, 'sent']);
  expect(statesAt(5)).toEqual([undefined, undefined, undefined, undefined, 'read']);
});
