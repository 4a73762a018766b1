import { expect, test } from 'vitest';
import {
  dayBefore,
  isExpired,
  isFinalAtMailServer,
  isFinalAtTwilio,
  isUnknownAtTwilio,
  maxAttempts,
  nextTryAt,
  suppressionReason,
} from './rules.ts';

const now = new Date('2026-11-23T08:00:00Z');
const minutesUntil = (tries: number) =>
  ((nextTryAt(tries, now)?.getTime() ?? Number.NaN) - now.getTime()) / 60_000;

test('doubles the retry delay from one to thirty minutes and gives up after about a day', () => {
  expect([1, 2, 3, 4, 5, 6, 7, 40].map(minutesUntil)).toEqual([1, 2, 4, 8, 16, 30, 30, 30]);
  expect(nextTryAt(maxAttempts, now)).toBeNull();
  const all = Array.from({ length: maxAttempts - 1 }, (_, index) => minutesUntil(index + 1));
  expect(all.reduce((sum, minutes) => sum + minutes) / 60).toBeCloseTo(23.5, 0);
});

test('expires a message at its expiry instant, and never without one', () => {
  const later = new Date(now.getTime() + 1);
  expect([null, later, now].map((expiresAt) => isExpired({ expiresAt }, now))).toEqual([false, false, true]);
});

test.each([
  ['the first number that is final', { code: 'EENVELOPE', responseCode: 500, command: 'DATA' }, true],
  ['the same code on the way to another command', { code: 'EENVELOPE', command: 'RCPT TO' }, false],
  ['another failure before anything was sent', { code: 'ECONFIG', command: 'API' }, false],
  ['no such mailbox', { code: 'EENVELOPE', responseCode: 550, command: 'RCPT TO' }, true],
  ['the letter is refused', { code: 'EMESSAGE', responseCode: 554, command: 'DATA' }, true],
  ['an address that is none', { code: 'EENVELOPE', command: 'API' }, true],
  ['try later', { code: 'EENVELOPE', responseCode: 450, command: 'RCPT TO' }, false],
  ['our login is refused: our setting', { code: 'EAUTH', responseCode: 535, command: 'AUTH PLAIN' }, false],
  [
    'our sender is refused: our setting',
    { code: 'EENVELOPE', responseCode: 550, command: 'MAIL FROM' },
    false,
  ],
  ['an unreachable server', { code: 'ESOCKET', command: 'CONN' }, false],
])('classifies mail server errors: %s', (_, failure, isFinal) => {
  expect(isFinalAtMailServer(failure)).toBe(isFinal);
});

test.each([
  ['an invalid number', { status: 400, code: 21211 }, true, false],
  ['our own sender', { status: 400, code: 21606 }, false, false],
  ['too many', { status: 429, code: 20429 }, false, false],
  ['broken', { status: 500 }, false, true],
  ['no answer', {}, false, true],
])('classifies Twilio errors: %s', (_, failure, isFinal, isUnknown) => {
  expect([isFinalAtTwilio(failure), isUnknownAtTwilio(failure)]).toEqual([isFinal, isUnknown]);
});

test('suppresses letters to unverified addresses above five a day per mailbox and above the total', () => {
  const asked = (ofMailbox: number, inAll: number) => suppressionReason({ ofMailbox, inAll }, 100);
  expect([asked(0, 0), asked(4, 99)]).toEqual([null, null]);
  expect(asked(5, 0)).toBe('Dirección sin verificar: ya ha recibido los mensajes de un día.');
  expect(asked(0, 100)).toBe(
    'Direcciones sin verificar: entre todas ya han recibido los mensajes de un día.',
  );
  expect(now.getTime() - dayBefore(now).getTime()).toBe(86_400_000);
});

test('isOver is true from the expiry instant on, and false without expiry', () => {
  const at = (ms: number) => ({ expiresAt: new Date(now.getTime() + ms) });
  expect([isExpired(at(1), now), isExpired(at(0), now), isExpired({ expiresAt: null }, now)]).toEqual([
    false,
    true,
    false,
  ]);
});
